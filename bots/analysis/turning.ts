/** Where a game turned, and who decided between two others. */

import type { Seat } from '#engine';
import type { Graded, Point } from './analyse.ts';
import { skillOf } from './balance.ts';

/** So many turning points are told, so many entries apart from each other, and each moved at least so much chance. */
const MOST = 3;
const APART = 3;
const LEAST = 0.05;

interface Turn {
  readonly ply: number;
  readonly seat: Seat;
  /** What each seat won or lost by it. */
  readonly change: readonly number[];
  /** Whether something was drawn or shown, and more of it was that than choice. */
  readonly isLuck: boolean;
}

/** In the order of the game. */
export function turningPoints(points: readonly Point[], graded: readonly Graded[]): Turn[] {
  const lost = new Map(graded.map(({ ply, known }) => [ply, known.lost]));
  const turns = points.slice(1).map((point, n): Turn => {
    const before = points[n]!.chances;
    const change = point.chances.map((chance, seat) => chance - before[seat]!);
    const skill = skillOf(point, before, lost.get(point.ply) ?? 0);
    const isLuck = point.isDrawn && sizeOf(change.map((all, seat) => all - skill[seat]!)) > sizeOf(skill);
    return { ply: point.ply, seat: point.seat, change, isLuck };
  });
  const chosen: Turn[] = [];
  for (const turn of turns.toSorted((one, other) => sizeOf(other.change) - sizeOf(one.change))) {
    if (chosen.length === MOST || sizeOf(turn.change) < LEAST) break;
    if (chosen.every(({ ply }) => Math.abs(ply - turn.ply) >= APART)) chosen.push(turn);
  }
  return chosen.sort((one, other) => one.ply - other.ply);
}

/** How much chance changed hands. */
function sizeOf(change: readonly number[]): number {
  return change.reduce((sum, one) => sum + Math.abs(one), 0) / 2;
}

/** Somebody who did not win gave the win to one rival, and took it from another. */
interface Kingmaker {
  readonly ply: number;
  readonly seat: Seat;
  readonly king: Seat;
  readonly instead: Seat;
}

/** By so much each of the two changed, and more than the kingmaker. */
const DECIDES = 0.1;

export function kingmakerOf(points: readonly Point[]): Kingmaker | undefined {
  const result = points.at(-1)?.chances ?? [];
  const king = result.indexOf(1);
  let found: Kingmaker | undefined;
  let most = DECIDES;
  for (const [n, { ply, seat, chances, isDrawn }] of points.entries()) {
    if (n === 0 || isDrawn || seat === king || king < 0) continue;
    const change = chances.map((chance, other) => chance - points[n - 1]!.chances[other]!);
    for (const [instead, fall] of change.entries()) {
      const size = Math.min(change[king]!, -fall);
      if (instead === seat || instead === king || size < most || Math.abs(change[seat]!) >= size) continue;
      most = size;
      found = { ply, seat, king, instead };
    }
  }
  return found;
}
