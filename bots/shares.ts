/** A judge's work in shares that can be done by several hands: who does which makes no difference. */

import type { Chance, Game, View } from '#engine';
import type { Found, IsLate, Part } from './bot.ts';
import type { Verdict } from './verdict.ts';

export interface Shares {
  readonly count: number;
  /** What there is to find in some of them; in the first at least, however late it is. Whichever they are, as much is drawn from chance. */
  look(game: Game, view: View, chance: Chance, shares: readonly number[], isLate?: IsLate): readonly Found[];
  /** What was found in all of them, in their order. */
  merge(game: Game, found: readonly (readonly Verdict[])[], view: View): readonly Verdict[];
}

export function sharesOf({ hand, hands }: Part, count: number): readonly number[] {
  return Array.from({ length: count }, (_, n) => n).filter((n) => n % hands === hand);
}

/** A judge that does all of it alone. */
export function judgeOf(shares: Shares) {
  const all = sharesOf({ hand: 0, hands: 1 }, shares.count);
  return {
    judge: (game: Game, view: View, chance: Chance, isLate?: IsLate) =>
      mergedInOrder(shares, game, view, shares.look(game, view, chance, all, isLate)),
    shares,
  };
}

export function mergedInOrder({ merge }: Shares, game: Game, view: View, found: readonly Found[]): readonly Verdict[] {
  const sorted = found.toSorted((one, other) => one.share - other.share);
  return merge(
    game,
    sorted.map(({ verdicts }) => verdicts),
    view,
  );
}
