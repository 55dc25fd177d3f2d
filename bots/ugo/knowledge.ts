/** What the search is told of U GO!: rounds are apart from each other, so it looks to the end of this one, and near the end of the game at who wins. */

import type { Box, Hand, Table } from '#games/ugo';
import type { Knowledge } from '../search/knowledge.ts';

/** What it is worth in points to win the game. */
const VICTORY = 12;

export const knowledge: Knowledge<Table, Hand, Box> = {
  isFar: (table, start) => table.round > start.round,
  appraise: ({ table }) => standings(table),
};

/** The points by which each seat is ahead of the others. */
function standings({ seats, points, turn }: Table): number[] {
  const sums = new Array<number>(seats).fill(0);
  let all = 0;
  for (let i = 0; i < points.length; i++) {
    sums[i % seats]! += points[i]!;
    all += points[i]!;
  }
  const most = Math.max(...sums);
  let winners = 0;
  for (let seat = 0; seat < seats; seat++) if (sums[seat] === most) winners++;
  for (let seat = 0; seat < seats; seat++) {
    const own = sums[seat]!;
    sums[seat] = own - (all - own) / (seats - 1);
    if (turn.kind === 'over' && own === most) sums[seat]! += VICTORY / winners;
  }
  return sums;
}
