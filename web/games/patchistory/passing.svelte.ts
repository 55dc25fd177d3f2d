/** Where several act at once, the moves of the others pass without a stop: what could be done can still be done. */

import { isIn, type Move } from '#games/patchistory';
import type { PatchistorySight } from './sight.ts';

const PASSING = 1500;

export class Passing {
  /** What was open when it was last one's own turn. */
  #known: readonly Move[] = $state.raw([]);
  readonly #at: () => { readonly view: PatchistorySight; readonly open: readonly Move[] };

  constructor(at: () => { readonly view: PatchistorySight; readonly open: readonly Move[] }) {
    this.#at = at;
    $effect.pre(() => {
      const { open } = at();
      if (open.length > 0 || !this.#atOnce) {
        this.#known = open;
        return undefined;
      }
      // Whoever looks at an earlier moment gets nothing to do there.
      const timer = setTimeout(() => {
        this.#known = [];
      }, PASSING);
      return () => clearTimeout(timer);
    });
  }

  readonly #atOnce: boolean = $derived.by(() => {
    const { seat, table } = this.#at().view;
    return seat !== undefined && 'left' in table.turn && typeof table.turn.left === 'number' && isIn(table.turn.left, seat);
  });

  /** What the seat may do. */
  readonly legal: readonly Move[] = $derived.by(() => {
    const { view, open } = this.#at();
    return open.length === 0 && this.#atOnce && !view.told ? this.#known : open;
  });
}
