/** Who can say what moves are worth can play at any strength, and can teach. */

import type { Chance, Game, View } from '#engine';
import type { Bot, IsLate } from './bot.ts';

/** What a move is worth to the seat that would make it. */
export interface Verdict {
  readonly move: unknown;
  /** In the judge's own unit, points or chance of winning: only differences between moves of one position mean something. */
  readonly value: number;
  /** The standard error of the value; 0 where it is exact. */
  readonly error: number;
  /** Where all choose at once and in secret, how often of 1 it is best played, so that nobody can foresee it. */
  readonly share?: number;
}

/** Sees a view, never a state. */
export interface Judge {
  /** The moves worth a thought, each with its worth; at least one, all of them legal. */
  judge(game: Game, view: View, chance: Chance, isLate?: IsLate): readonly Verdict[];
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
  return {
    name,
    choose(game, view, chance, isLate) {
      const verdicts = judge.judge(game, view, chance, isLate);
      let best = verdicts[0]!;
      for (const verdict of verdicts) if (verdict.value > best.value) best = verdict;
      if (heat === 0 && best.share === undefined) return best.move;
      const weights = verdicts.map(({ value, share = 0 }) => {
        if (heat === 0) return share;
        return best.value - value > cap ? 0 : Math.exp((value - best.value) / heat);
      });
      let left = (chance.below(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0);
      for (const [at, weight] of weights.entries()) {
        left -= weight;
        if (left < 0) return verdicts[at]!.move;
      }
      return best.move;
    },
  };
}
