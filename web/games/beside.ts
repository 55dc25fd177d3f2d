const litBoxes = () => [...document.querySelectorAll('.board [data-lit]')].map((lit) => lit.getBoundingClientRect());
const meet = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

type Spot = readonly [x: number, y: number];

/** What is said of a thing stands beside it, above where there is room, never off the screen, and if it can not over what is lit. */
export function beside(node: HTMLElement, thing: Element) {
  const put = (it: Element) => {
    const { left, top, right, bottom, width, height } = it.getBoundingClientRect();
    const { offsetWidth: wide, offsetHeight: high } = node;
    const across = Math.max(4, Math.min(left + width / 2 - wide / 2, innerWidth - wide - 4));
    const down = Math.max(4, Math.min(top + height / 2 - high / 2, innerHeight - high - 4));
    const isOnScreen = ([x, y]: Spot) => x >= 4 && y >= 4 && x + wide <= innerWidth - 4 && y + high <= innerHeight - 4;
    const kept = [it.getBoundingClientRect(), ...litBoxes()];
    const covers = ([x, y]: Spot) => kept.some((box) => meet(box, new DOMRect(x, y, wide, high)));
    const usual: Spot = [across, top - high >= 4 ? top - high : Math.min(bottom, innerHeight - high - 4)];
    const sides: readonly Spot[] = [usual, [across, bottom], [right, down], [left - wide, down]];
    const [x, y] = sides.find((spot) => isOnScreen(spot) && !covers(spot)) ?? usual;
    node.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
  };
  node.showPopover();
  put(thing);
  return { update: put };
}
