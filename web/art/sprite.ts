/** Drawings that many pictures share stand once in the document; pictures `<use>` them. */

const planted = new Map<string, string>();

/** All that was put into the page. */
export const allPlanted = () => [...planted.values()].join('');

/** Puts the drawings of a sprite into the page, once. Every picture asks for it. */
export function plant(name: string, draw: () => string): void {
  if (planted.has(name)) return;
  const drawings = draw();
  planted.set(name, drawings);
  const [paints, copied] = [box(), box()];
  paints.style.position = 'absolute';
  paints.innerHTML = drawings;
  // What is only copied from here is not there to be seen, and costs nothing; what others are painted and clipped with must be there.
  copied.style.display = 'none';
  copied.append(...[...paints.children].filter(({ localName }) => /^(g|path|symbol)$/.test(localName)));
  document.body.prepend(paints, copied);
}

function box(): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  return svg;
}
