/** What the search is told of U GO!: rounds are apart from each other, so it looks to the end of this one, and near the end of the game at who wins. */

import { anyMove } from '#engine';
import { type Box, type Card, colourOf, faceValue, type Hand, highestOnTop, type Move, rules, type Table } from '#games/ugo';
import type { Knowledge } from '../search/knowledge.ts';

/** What it is worth in points to win the game. */
const VICTORY = 12;

export const knowledge: Knowledge<Table, Hand, Box, Move> = {
  isFar: (table, start) => table.round > start.round,
  appraise: ({ table }) => leads(table),
  shortlist: ({ table }, moves) =>
    table.turn.kind === 'lay' ? moves.filter((move) => move.kind === 'lay' && isHigh(table, move.tops)) : moves,
  policy(view, chance) {
    const { table, seat } = view;
    return table.turn.kind === 'lay' ? { kind: 'lay', tops: highestOnTop(table, seat, byFace) } : anyMove(rules, view, chance);
  },
};

const byFace = (a: Card, b: Card) => faceValue(b) - faceValue(a);

/** Nobody is better off with a lower card on top. */
function isHigh({ trick }: Table, tops: readonly Card[]): boolean {
  for (const top of tops) for (const card of trick) if (card > top && colourOf(card) === colourOf(top)) return false;
  return true;
}

/** The points by which each seat is ahead of the others. */
function leads({ seats, points, turn }: Table): number[] {
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
