/** Where several act at once, the moves of the others pass without a stop: what could be done can still be done. */

import { isIn, type Move } from '#games/patchistory';
import type { PatchistorySight } from './sight.ts';

const PASSING = 1500;

interface Moment {
  readonly view: PatchistorySight;
  readonly open: readonly Move[];
  /** What is asked. */
  readonly question: string;
}

export class Passing {
  /** What was open when it was last one's own turn, and to which question. */
  #known: Pick<Moment, 'open' | 'question'> = $state.raw({ open: [], question: '' });
  readonly #at: () => Moment;

  constructor(at: () => Moment) {
    this.#at = at;
    $effect.pre(() => {
      const { open, question } = at();
      if (open.length > 0 || !this.#atOnce) {
        this.#known = { open, question };
        return undefined;
      }
      // Whoever looks at an earlier moment gets nothing to do there.
      const timer = setTimeout(() => {
        this.#known = { open: [], question };
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
    const { view, open, question } = this.#at();
    return open.length === 0 && this.#atOnce && !view.told && this.#known.question === question ? this.#known.open : open;
  });
}
