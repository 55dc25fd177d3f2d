/**
 * Choices that several make at once, each without knowing the others': every seat plays what it regrets not to have played (regret
 * matching), and on average that comes to be what nobody can take advantage of.
 */

import type { Chance, Seat } from '#engine';
import type { Tree } from './tree.ts';

/** How often a seat plays anything, to see what comes of it. */
const CURIOUS = 0.15;
const FINE = 2 ** 30;

export class Mixing {
  readonly #tree: Tree;
  /** All choices of this iteration, one after the other: where the arms of each begin, which of them was taken, and whose it was. */
  readonly #arms: number[] = [];
  readonly #odds: number[] = [];
  readonly #choices: { readonly first: number; readonly end: number; readonly taken: number; readonly seat: Seat }[] = [];

  constructor(tree: Tree) {
    this.#tree = tree;
  }

  clear(): void {
    this.#arms.length = 0;
    this.#odds.length = 0;
    this.#choices.length = 0;
  }

  /** Takes one of the arms, and gives its place in the list. */
  take(arms: readonly number[], seat: Seat, chance: Chance): number {
    const { regret, share } = this.#tree;
    const first = this.#arms.length;
    const count = arms.length;
    let sum = 0;
    for (const arm of arms) sum += Math.max(0, regret[arm]!);
    let left = chance.below(FINE) / FINE;
    let taken = NaN;
    for (let at = 0; at < count; at++) {
      const arm = arms[at]!;
      const plain = sum > 0 ? Math.max(0, regret[arm]!) / sum : 1 / count;
      share[arm]! += plain;
      const odds = (1 - CURIOUS) * plain + CURIOUS / count;
      this.#arms.push(arm);
      this.#odds.push(odds);
      left -= odds;
      if (left < 0 && Number.isNaN(taken)) taken = at;
    }
    if (Number.isNaN(taken)) taken = count - 1;
    this.#choices.push({ first, end: first + count, taken: first + taken, seat });
    return taken;
  }

  /** What came of it: the mean of each arm stands for what was not played, and what was played is weighed by its odds. */
  learn(worth: readonly number[]): void {
    const { regret, visits, total, squares } = this.#tree;
    for (const { first, end, taken, seat } of this.#choices) {
      const got = worth[seat]!;
      const meanOf = (arm: number) => (visits[arm]! > 0 ? total[arm]! / visits[arm]! : got);
      const known = this.#arms[taken]!;
      const corrected = meanOf(known) + (got - meanOf(known)) / this.#odds[taken]!;
      let hoped = 0;
      for (let at = first; at < end; at++) hoped += this.#odds[at]! * (at === taken ? corrected : meanOf(this.#arms[at]!));
      for (let at = first; at < end; at++) {
        const arm = this.#arms[at]!;
        regret[arm]! += (at === taken ? corrected : meanOf(arm)) - hoped;
      }
      visits[known]!++;
      total[known]! += got;
      squares[known]! += got * got;
    }
  }
}
