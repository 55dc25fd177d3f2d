/** How much of a result was luck, and how much was play: for each seat they add up to it. */

import type { Seat } from '#engine';
import type { Graded, Point } from './analyse.ts';

/** In chance to win. `par` and all the rest make `result`. */
export interface Balance {
  readonly seat: Seat;
  /** Before anything was dealt. */
  readonly par: number;
  /** What dice showed, less what was to be expected of them: exact, and 0 where the game cannot say it. */
  readonly dice: number;
  /** Deals, draws, what nobody could know, and all that the estimate of the chances did not foresee; other dice, too. */
  readonly luck: number;
  /** What the own moves gave away, or found. */
  readonly own: number;
  /** What the others' moves gave. */
  readonly others: number;
  readonly result: number;
}

/** What an entry did to each seat by the mover's choice alone; the rest of its change is luck. */
export function skillOf(point: Point, before: readonly number[], lost: number): number[] {
  const { seat, chances, isOpen, beforeDice } = point;
  if (beforeDice) return beforeDice.map((chance, other) => chance - before[other]!);
  if (isOpen) return chances.map((chance, other) => chance - before[other]!);
  const rest = 1 - before[seat]!;
  // What one gives away the others get, each by its chance.
  return before.map((chance, other) => (other === seat ? -lost : rest > 0 ? (lost * chance) / rest : 0));
}

export function balanceOf(par: readonly number[], points: readonly Point[], graded: readonly Graded[]): Balance[] {
  const lost = new Map(graded.map(({ ply, known }) => [ply, known.lost]));
  const sums = par.map(() => ({ dice: 0, luck: 0, own: 0, others: 0 }));
  let before = par;
  for (const [n, point] of points.entries()) {
    const skill = n === 0 ? par.map(() => 0) : skillOf(point, before, lost.get(point.ply) ?? 0);
    for (const [seat, sum] of sums.entries()) {
      sum[point.beforeDice ? 'dice' : 'luck'] += point.chances[seat]! - before[seat]! - skill[seat]!;
      sum[seat === point.seat ? 'own' : 'others'] += skill[seat]!;
    }
    before = point.chances;
  }
  return sums.map((sum, seat) => ({ seat, par: par[seat]!, ...sum, result: before[seat]! }));
}
