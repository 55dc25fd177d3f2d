/** What the search is told of Patchistory: all play on as greedy does to the end of the round, and culture is what counts, had or hoped for. */

import type { Seat } from '#engine';
import {
  type Box,
  CULTURE,
  type Hand,
  type Move,
  type PatchistoryState,
  patchistory,
  ROUNDS,
  rules,
  stockOf,
  type Table,
  VOTE,
} from '#games/patchistory';
import { greedy } from '../patchistory.ts';
import { storesOf, TASTE, territoryWorth } from '../patchistory-worth.ts';
import type { Knowledge } from '../search/knowledge.ts';

/** What it is worth in culture to have won. */
const VICTORY = 20;

const roundOf = ({ era, round }: Table) => ROUNDS * era + round;

export const knowledge = {
  isFar: (table, start) => roundOf(table) > roundOf(start),
  appraise: ({ table }) => prospects(table),
  policy: (view, chance) => greedy.choose(patchistory, view, chance) as Move,
  kindOf: (move) => (move.kind === 'bid' ? `bid ${move.tile}` : move.kind),
  takeBack,
} satisfies Knowledge<Table, Hand, Box, Move>;

function takeBack({ table, hands }: PatchistoryState, seat: Seat): void {
  const { turn } = table;
  if (!('left' in turn) || typeof turn.left !== 'number') return;
  let { left } = turn;
  for (const [other, hand] of hands.entries()) {
    if (other === seat || hand.secret.length === 0) continue;
    left |= 1 << other;
    hand.secret = [];
  }
  table.turn = { ...turn, left } as Table['turn'];
}

/** The culture that each seat has and may hope for. */
export function hopes(table: Table): number[] {
  const isOver = table.turn.kind === 'over';
  return Array.from({ length: table.seats }, (_, seat) => {
    const culture = stockOf(table, seat, CULTURE);
    if (isOver) return culture;
    return culture + territoryWorth(table, seat) + storesOf(table, seat)() + TASTE.vote * stockOf(table, seat, VOTE);
  });
}

/** The culture by which each seat is ahead of the others, half of the best of them and half of all alike, and what a victory is worth beside it. */
function prospects(table: Table): number[] {
  const { seats } = table;
  const winners = rules.outcome(table)?.winners ?? [];
  const own = hopes(table).map((hope, seat) => hope + (winners.includes(seat) ? VICTORY / winners.length : 0));
  const all = own.reduce((sum, one) => sum + one, 0);
  return own.map((one, seat) => one - (0.5 * (all - one)) / (seats - 1) - 0.5 * Math.max(...own.toSpliced(seat, 1)));
}
