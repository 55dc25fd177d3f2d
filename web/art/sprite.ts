/** Drawings that many pictures share stand once in the document; pictures `<use>` them. */

const planted = new Set<string>();

/** Puts the drawings of a sprite into the page, once. */
export function plant(name: string, drawings: string): void {
  if (planted.has(name)) return;
  planted.add(name);
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('width', '0');
  svg.setAttribute('height', '0');
  svg.setAttribute('aria-hidden', 'true');
  svg.style.position = 'absolute';
  svg.innerHTML = `<defs>${drawings}</defs>`;
  document.body.prepend(svg);
}
