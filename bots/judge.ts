/** Who can say what moves are worth can play at any strength, and can teach. */

import type { Chance, Game, View } from '#engine';
import type { Bot, IsLate } from './bot.ts';
import { mergedInOrder, type Shares, sharesOf } from './shares.ts';
import type { Verdict } from './verdict.ts';

export type { Verdict } from './verdict.ts';

/** Sees a view, never a state. */
export interface Judge {
  /** The moves worth a thought, each with its worth; at least one, all of them legal. */
  judge(game: Game, view: View, chance: Chance, isLate?: IsLate): readonly Verdict[];
  /** Where several hands can do the work: what `judge` finds is what they find together. */
  readonly shares?: Shares;
}

export interface Strength {
  readonly name: string;
  /** How much worse a move may be and still be played about a third as often as the best. 0: the best is always played. */
  readonly heat: number;
  /** No move that is worse by more than this is ever played: weak is not the same as careless. */
  readonly cap: number;
}

const FINE = 2 ** 30;

/** Plays what the judge holds for good, the better the more often. */
export function playerOf(judge: Judge, { name, heat, cap }: Strength): Bot {
  /** `luck` is a number below FINE, drawn only where it decides. */
  const pick = (verdicts: readonly Verdict[], luck: () => number) => {
    let best = verdicts[0]!;
    for (const verdict of verdicts) if (verdict.value > best.value) best = verdict;
    if (heat === 0 && best.share === undefined) return best.move;
    const weights = verdicts.map(({ value, share = 0 }) => {
      if (heat === 0) return share;
      return best.value - value > cap ? 0 : Math.exp((value - best.value) / heat);
    });
    let left = (luck() / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
    for (const [at, weight] of weights.entries()) {
      left -= weight;
      if (left < 0) return verdicts[at]!.move;
    }
    return best.move;
  };
  const { shares } = judge;
  return {
    name,
    choose: (game, view, chance, isLate) => pick(judge.judge(game, view, chance, isLate), () => chance.below(FINE)),
    ...(shares && {
      together: {
        look(game, view, chance, part, isLate) {
          const found = shares.look(game, view, chance, sharesOf(part, shares.count), isLate);
          return { found, luck: chance.below(FINE) };
        },
        decide: (game, view, looks) =>
          pick(
            mergedInOrder(
              shares,
              game,
              view,
              looks.flatMap(({ found }) => found),
            ),
            () => looks[0]!.luck,
          ),
      },
    }),
  };
}
