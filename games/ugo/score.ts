/** [U5] [U6] The count. */

import { type Outcome, rankBy, type Seat, type SoFar } from '#engine';
import { FREE, faceValue, NEEDS, NO_CARD, PENALTY, PLACES_BEFORE, PRINTED, SPACES, type Table } from './pieces.ts';

/** [U4.5] Farmers on a space, the free one included. */
export function farmersOn(table: Table, seat: Seat, space: number): number {
  const needed = NEEDS[space]! - FREE[space]!;
  const reached = table.farmers[seat]! - PLACES_BEFORE[space]!;
  return FREE[space]! + Math.max(0, Math.min(needed, reached));
}

/** [U5.2] – [U5.6] What a space is worth right now. */
export function spaceWorth(table: Table, seat: Seat, space: number): number {
  const top = table.tops[seat * SPACES + space]!;
  const missing = NEEDS[space]! - farmersOn(table, seat, space);
  if (top === NO_CARD) return missing > 0 ? 0 : PRINTED[space]!;
  return missing > 0 ? -PENALTY * missing : faceValue(top);
}

export function kingdomWorth(table: Table, seat: Seat): number {
  let worth = 0;
  for (let space = 0; space < SPACES; space++) worth += spaceWorth(table, seat, space);
  return worth;
}

export function outcome(table: Table): Outcome | undefined {
  if (table.turn.kind !== 'over') return undefined;
  const { seats, rounds, points } = table;
  const breakdown: Outcome['breakdown'][number][] = [];
  for (let round = 0; round < rounds; round++) {
    breakdown.push({ what: 'round', n: round + 1, points: points.slice(round * seats, (round + 1) * seats) });
  }
  const scores = Array.from({ length: seats }, (_, seat) => breakdown.reduce((sum, row) => sum + row.points[seat]!, 0));
  const ranking = rankBy(scores);
  return { ending: 'rounds', scores, breakdown, ranking, winners: ranking[0] ?? [] };
}

/** Of the rounds that are scored. */
export function soFar({ seats, round, rounds, points }: Table): SoFar {
  const scores = new Array<number>(seats).fill(0);
  for (const [i, n] of points.entries()) scores[i % seats]! += n;
  return { round: { n: Math.min(round + 1, rounds), of: rounds }, scores };
}
