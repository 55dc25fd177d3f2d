import { defineGame, type Rules } from '#engine';
import { imagine } from './imagine.ts';
import { anyMove, moves, refuse, toAct } from './legal.ts';
import { meta } from './meta.ts';
import { readMove, writeCard, writeMove } from './notation.ts';
import { ahead, orders } from './orders.ts';
import { type Box, type Card, DECK, type Hand, type Move, NOBODY, type Table, type UgoEvent, type UgoState } from './pieces.ts';
import { play } from './play.ts';
import { outcome, soFar } from './score.ts';
import { setup } from './setup.ts';

export type { UgoFact } from './facts.ts';
export * from './laying.ts';
export { readCard, writeCard } from './notation.ts';
export * from './pieces.ts';
export { farmersOn, kingdomWorth, spaceWorth } from './score.ts';
export { cardsHeld, seatAt, winningPlace } from './trick.ts';

const NAMES: readonly string[] = DECK.map(writeCard);
const NOTHING: Readonly<Record<string, number>> = Object.fromEntries([...NAMES, 'farmers'].map((name) => [name, 0]));

function inventory({ table, hands, box }: UgoState): Record<string, number> {
  const counts = { ...NOTHING };
  const count = (card: Card) => {
    counts[NAMES[card]!]! += 1;
  };
  for (const card of DECK) if (table.lies[card] !== NOBODY) count(card);
  for (const cards of [table.trick, ...hands, box]) cards.forEach(count);
  counts.farmers = table.farmers.reduce((sum, n) => sum + n, table.pool);
  return counts;
}

export const rules: Rules<Table, Hand, Box, Move, UgoEvent> = {
  meta,
  setup,
  toAct,
  moves,
  anyMove,
  refuse,
  play,
  outcome,
  soFar,
  inventory,
  imagine,
  readMove,
  writeMove,
  orders,
  ahead,
};

export const ugo = defineGame(rules);
export { ugo as game };
