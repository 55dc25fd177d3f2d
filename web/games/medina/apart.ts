import { tick } from 'svelte';

/** What is said at the bottom of the city stands at its top, with `data-high`, where it would lie over what is lit: asked anew whenever either changes. */
export function apart(node: HTMLElement, _when: unknown) {
  const put = () => {
    delete node.dataset.high;
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const isOverLit = [...(node.parentElement?.querySelectorAll('[data-lit]') ?? [])].some((lit) => {
      const box = lit.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    });
    if (isOverLit) node.dataset.high = '';
  };
  put();
  return { update: () => void tick().then(put) };
}
