/** What is said of a thing stands beside it, above where there is room, and never off the screen. */
export function beside(node: HTMLElement, thing: Element) {
  const put = (it: Element) => {
    const { left, top, bottom, width } = it.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = node;
    const x = Math.max(4, Math.min(left + width / 2 - wide / 2, innerWidth - wide - 4));
    const y = top - high >= 4 ? top - high : Math.min(bottom, innerHeight - high - 4);
    node.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  };
  node.showPopover();
  put(thing);
  return { update: put };
}
