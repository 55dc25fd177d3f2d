/** What Tab comes to. Both run in the page. */

/** How many places Tab comes to, each of which is noted; from here it begins at the top. */
export function stopsOf(): number {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
  const nodes = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]');
  const stops = [...nodes].filter((node) => {
    if (node.matches(':disabled, [tabindex="-1"], [inert] *') || !node.checkVisibility({ visibilityProperty: true })) return false;
    if (!(node instanceof HTMLInputElement) || node.type !== 'radio') return true;
    // Of a group of radio buttons only the one that is chosen, or the first.
    const group = [...document.getElementsByName(node.name)] as HTMLInputElement[];
    return node === (group.find((one) => one.checked) ?? group[0]);
  });
  for (const [n, node] of stops.entries()) node.dataset.stop = String(n);
  return stops.length;
}

/** What is wrong with where the focus is, if it should be at stop `n`. */
export function faultOfStop(n: number): string | undefined {
  const node = document.activeElement as HTMLElement;
  const name = `${node.outerHTML.split('>', 1)[0]}>`;
  if (node.dataset.stop !== String(n)) return `${name} is not ${document.querySelector(`[data-stop="${n}"]`)?.outerHTML.split('>', 1)[0]}>`;
  // A radio button or a box to tick may be drawn by its label.
  const shown = node instanceof HTMLInputElement && /radio|checkbox/.test(node.type) ? (node.labels?.[0] ?? node) : node;
  const { left, right, top, bottom } = shown.getBoundingClientRect();
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return `${name} is out of sight`;
  const [x, y] = [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
  const over = document.elementFromPoint(x, y);
  if (over && (over === shown || shown.contains(over) || over.contains(shown))) return undefined;
  return `${name} lies under ${over?.outerHTML.split('>', 1)[0]}>`;
}
