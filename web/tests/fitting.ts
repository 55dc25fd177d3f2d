/** What a finger cannot hit and an eye cannot read. */

/** Runs in the page, and tells what is wrong there, or in what lies above all the rest: a dialog, or the part that is named. */
export function faultsOf(part?: string): string[] {
  /** As wide and high as a fingertip, in pixels, but for a hair. */
  const LEAST = 43.5;
  const nameOf = (node: Element) =>
    `<${node.localName}> “${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`;
  const { scrollWidth, clientWidth } = document.documentElement;
  const faults = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} pixels too wide`] : [];

  /** A hand of many cards, and places on a board, may be smaller than a finger: there the first tap lifts or marks, and the second plays. */
  const isTwice = (node: Element) => node.matches('.board [role="gridcell"], .board [role="toolbar"] > [data-card]');
  /** What cannot be pressed now, or scrolls, or is for keys; and what only explains needs no aim. */
  const isFree = (node: Element) =>
    node.matches(':disabled, .skip, [role="region"], [role="group"]') ||
    isTwice(node) ||
    getComputedStyle(node).cursor === 'help' ||
    // What is seen only where it has the focus is for keys.
    getComputedStyle(node).clipPath === 'inset(50%)';
  /** A link in a line of text is as high as the line. */
  const isInline = (node: Element) => node.matches('p a, li a, dt a, dd a') && getComputedStyle(node).display === 'inline';
  const dialog = [...document.querySelectorAll(part ?? 'dialog:modal, [role="dialog"]:popover-open')].at(-1);
  for (const node of (dialog ?? document).querySelectorAll('a[href], button, input, select, textarea, summary, [role], [tabindex="0"]')) {
    if (!node.matches('a, button, input, select, textarea, summary, [role="button"], [role="radio"], [role="tab"], [tabindex="0"]'))
      continue;
    if (isFree(node) || isInline(node) || !node.checkVisibility({ visibilityProperty: true })) continue;
    const label = node.closest('label');
    const target = label ?? node;
    target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const isHit = (dx: number, dy: number) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit !== null && (target.contains(hit) || hit.closest('label') === target);
    };
    if (!isHit(0, 0)) {
      const hit = document.elementFromPoint(x, y);
      faults.push(`${nameOf(node)} cannot be reached at ${Math.round(x)}, ${Math.round(y)}${hit ? `: there is ${nameOf(hit)}` : ''}`);
      continue;
    }
    /** How far around its middle it takes a tap: a reach beyond its box counts. */
    const reach = (dx: number, dy: number) => {
      let far = 0;
      while (far < LEAST && isHit(dx * (far + 0.5), dy * (far + 0.5))) far += 0.5;
      return far;
    };
    const wide = width >= LEAST ? width : reach(-1, 0) + reach(1, 0);
    const high = height >= LEAST ? height : reach(0, -1) + reach(0, 1);
    if (wide < LEAST || high < LEAST) faults.push(`${nameOf(node)} is ${Math.round(wide)} × ${Math.round(high)}`);
  }
  return faults.concat(lostText());

  /** Text that a box without a scroll cuts off, or the edge of the screen; pictures have their own ways with letters. */
  function lostText(): string[] {
    const lost: string[] = [];
    const walker = document.createTreeWalker(dialog ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const node = text.parentElement;
      if (!node || !text.textContent?.trim() || node.closest('svg, script, style, option, .skip, .mark')) continue;
      if (!node.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const box = range.getBoundingClientRect();
      const wide = { left: Number.NEGATIVE_INFINITY, right: Number.POSITIVE_INFINITY };
      const high = { top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
      let edge = { left: 0, right: innerWidth, ...high };
      for (let around: Element | null = node; around && around !== document.body; around = around.parentElement) {
        const { overflowX, clipPath, opacity } = getComputedStyle(around);
        const isHeardOnly = clipPath !== 'none' || opacity === '0';
        if (overflowX === 'visible' && !isHeardOnly) continue;
        const cuts = !isHeardOnly && (overflowX === 'hidden' || overflowX === 'clip');
        edge = cuts ? around.getBoundingClientRect() : { ...wide, ...high };
        break;
      }
      const out = Math.max(edge.left - box.left, box.right - edge.right, edge.top - box.top, box.bottom - edge.bottom);
      if (box.width > 0 && out > 3) lost.push(`“${text.textContent.trim().slice(0, 40)}” is cut by ${Math.round(out)}`);
    }
    return lost;
  }
}
