/** Help for whoever wants to learn: where to look, which moves are good and how much they differ, how play may go on, and why. */

import type { Game, View } from '#engine';
import type { Fact, Insight } from '../insight/insight.ts';
import { luckOf } from '../insight/luck.ts';
import { isAsGood } from '../insight/odds.ts';
import type { Verdict } from '../judge.ts';
import { merge } from '../search/merge.ts';
import { lineFrom, type Step } from './line.ts';
import { nameOf } from './name.ts';

/** So many moves are shown. */
const SHORT = 5;

export interface Hint {
  readonly nudge: Fact;
  /** The best first; a single one where there is no choice. */
  readonly moves: readonly Advice[];
  /** Why the best is best. */
  readonly reasons: readonly Fact[];
  /** How play may go on, the best move first. */
  readonly line: readonly Step[];
}

interface Advice {
  /** In notation. */
  readonly text: string;
  readonly name: Fact;
  /** The chance to win with it, and its standard error. */
  readonly value: number;
  readonly error: number;
  /** Whether it may well be as good as the best. */
  readonly isEqual: boolean;
  /** Where all choose at once and in secret, how often it is best made. */
  readonly share?: number;
}

/** One of the looks of which a hint is made. By the view alone, wherever it is done and whoever does the others. */
export function look(game: Game, insight: Insight, view: View, n: number): readonly Verdict[] {
  return insight.weigh(game, view, luckOf(view, n));
}

/** By the view alone: the same position gives the same hint. `looks`: all of them, where others have helped. */
export function hintFor(game: Game, insight: Insight, view: View, looks = allLooks(game, insight, view)): Hint {
  const chance = luckOf(view, looks.length);
  const moves = bestFirst(merge(game, looks));
  const [best, next] = moves as [Verdict, Verdict | undefined];
  return {
    nudge: insight.nudge(view, best.move),
    moves: moves.slice(0, SHORT).map(({ move, value, error, share }) => ({
      text: game.writeMove(move),
      name: nameOf(game, insight, view, move),
      value,
      error,
      isEqual: isAsGood(best, { move, value, error }),
      ...(share === undefined ? {} : { share }),
    })),
    reasons: insight.reasons(game, view, best.move, next?.move),
    line: lineFrom(game, insight, view, best.move, chance),
  };
}

/** Of secret choices that are as good as the best, what should be made most often comes first. */
function bestFirst(verdicts: readonly Verdict[]): Verdict[] {
  const moves = verdicts.toSorted((one, other) => other.value - one.value);
  const top = moves[0]!;
  const shareOf = (verdict: Verdict) => (isAsGood(top, verdict) ? (verdict.share ?? 0) : 0);
  return moves.sort((one, other) => shareOf(other) - shareOf(one));
}

function allLooks(game: Game, insight: Insight, view: View): readonly (readonly Verdict[])[] {
  return Array.from({ length: insight.looks ?? 1 }, (_, n) => look(game, insight, view, n));
}
