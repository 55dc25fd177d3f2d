/** What the search is told of Patchistory: all play on as greedy does to the end of the round, and culture is what counts, had or hoped for. */

import { CULTURE, patchistory, ROUNDS, rules, stockOf, type Table } from '#games/patchistory';
import { greedy } from '../patchistory.ts';
import { storesOf, TASTE, territoryWorth } from '../patchistory-worth.ts';
import type { Knowledge } from '../search/knowledge.ts';

/** What it is worth in culture to have won. */
const VICTORY = 20;

const roundOf = ({ era, round }: Table) => ROUNDS * era + round;

export const knowledge = {
  isFar: (table, start) => roundOf(table) > roundOf(start),
  appraise: ({ table }) => prospects(table),
  policy: (view, chance) => greedy.choose(patchistory, view, chance),
} satisfies Knowledge<Table>;

/** The culture that each seat has and may hope for. */
export function hopes(table: Table): number[] {
  const isOver = table.turn.kind === 'over';
  return Array.from({ length: table.seats }, (_, seat) => {
    const culture = stockOf(table, seat, CULTURE);
    return isOver ? culture : culture + territoryWorth(table, seat) + storesOf(table, seat)();
  });
}

/** The culture by which each seat is ahead of the others, and what a victory is worth beside it. */
function prospects(table: Table): number[] {
  const { seats } = table;
  const winners = rules.outcome(table)?.winners ?? [];
  const own = hopes(table).map((hope, seat) => hope + (winners.includes(seat) ? VICTORY / winners.length : 0));
  const all = own.reduce((sum, one) => sum + one, 0);
  return own.map((one) => one - (TASTE.envy * (all - one)) / (seats - 1));
}
