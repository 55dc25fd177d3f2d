/** What does not show that it has the focus, or hardly. */

/** Runs in the page, once a key was pressed, and tells what cannot be seen to have the focus. */
export function dimFocus(): string[] {
  /** [WCAG 2.2, 1.4.11] */
  const LEAST = 3;
  const THIN = 2;
  const brush = document.createElement('canvas').getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
  /** Red, green, blue and how solid, from 0 to 255, of whatever way a colour is written. */
  const seen = (colour: string) => {
    brush.clearRect(0, 0, 1, 1);
    brush.fillStyle = colour;
    brush.fillRect(0, 0, 1, 1);
    return [...brush.getImageData(0, 0, 1, 1).data] as [number, number, number, number];
  };
  const light = (colour: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: readonly number[], other: readonly number[]) => {
    const [dark = 0, bright = 0] = [light(one), light(other)].sort((a, b) => a - b);
    return (bright + 0.05) / (dark + 0.05);
  };
  /** What lies where a line around the node is drawn, left of it: boxes that end before it are not behind it. */
  const behind = (node: Element) => {
    const { left, top, height } = node.getBoundingClientRect();
    const x = left - Number.parseFloat(getComputedStyle(node).outlineOffset) - THIN / 2;
    for (let at = node.parentElement; at; at = at.parentElement) {
      const box = at.getBoundingClientRect();
      const colour = seen(getComputedStyle(at).backgroundColor);
      if (colour[3] > 230 && box.left <= x && box.top <= top + height / 2 && box.bottom >= top + height / 2) return colour;
    }
    return seen(getComputedStyle(document.body).backgroundColor);
  };
  /** The colours of lines that are drawn around a node, or in it, where it is a part of a picture, and of their shadows. */
  const linesOf = (node: Element) => {
    const inner = node instanceof SVGElement ? [...node.querySelectorAll('*')] : [];
    const styles = [node, node.nextElementSibling, ...inner].flatMap((part) => (part ? [getComputedStyle(part)] : []));
    styles.push(getComputedStyle(node, '::after'));
    return styles.flatMap(({ outlineStyle, outlineWidth, outlineColor, stroke, strokeWidth, filter }) => [
      ...(outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= THIN ? [outlineColor] : []),
      ...(stroke !== 'none' && Number.parseFloat(strokeWidth) >= THIN ? [stroke, ...(filter.match(/rgba?\([^)]*\)/g) ?? [])] : []),
    ]);
  };
  const faults: string[] = [];
  (document.activeElement as HTMLElement | null)?.blur();
  for (const node of document.querySelectorAll<HTMLElement | SVGElement>('a[href], button, input, select, textarea, [tabindex="0"]')) {
    if (node.matches(':disabled, [tabindex="-1"]') || !node.checkVisibility({ visibilityProperty: true })) continue;
    const before = new Set(linesOf(node));
    node.focus();
    const lines = linesOf(node).filter((line) => !before.has(line));
    const best = Math.max(0, ...lines.map((line) => contrast(seen(line), behind(node))));
    if (document.activeElement !== node || best < LEAST)
      faults.push(`${node.outerHTML.split('>', 1)[0]}: ${best.toFixed(1)} ${lines.join(', ')}`);
    node.blur();
  }
  return faults;
}
