import { defineGame, type Rules } from '#engine';
import { imagine } from './imagine.ts';
import { moves, refuse, toAct } from './legal.ts';
import { meta } from './meta.ts';
import { readMove, writeCard, writeMove } from './notation.ts';
import {
  type Box,
  type Card,
  DECK,
  type Hand,
  type KingEvent,
  type KingState,
  locationOf,
  type Move,
  NO_CARD,
  type Table,
} from './pieces.ts';
import { play } from './play.ts';
import { outcome, worthOf } from './score.ts';
import { setup } from './setup.ts';

export * from './dice.ts';
export type { KingFact, Needs } from './facts.ts';
export { rivals } from './legal.ts';
export * from './odds.ts';
export * from './pieces.ts';
export * from './prospect.ts';
export { followerOf, locationWith } from './row.ts';
export { countPile, ROWS, worthOf } from './score.ts';
export { fulfils } from './wishes.ts';

const NAMES: readonly string[] = DECK.map(writeCard);
const FACE_DOWN = 'face down';
const BELOW = 'below the open penalty';
const NOTHING: Readonly<Record<string, number>> = Object.fromEntries([...NAMES, FACE_DOWN, BELOW].map((name) => [name, 0]));

function inventory({ table, box }: KingState): Record<string, number> {
  const { turn, row, discards, stacks, penalty, penalties, piles } = table;
  const counts = { ...NOTHING };
  const count = (card: Card) => {
    const name = NAMES[card];
    if (name !== undefined) counts[name]! += 1;
  };
  for (const cards of [row, discards, ...piles, box.citizens, box.penalties]) cards.forEach(count);
  for (const [place, left] of stacks.entries()) for (let n = left; n > 0; n--) count(locationOf(place, n));
  count(penalty);
  if (turn.kind === 'give') count(turn.dragon);
  // The sizes that everyone sees are those of the piles that nobody sees.
  counts[FACE_DOWN] = box.citizens.length - table.draw;
  counts[BELOW] = box.penalties.length + (penalty === NO_CARD ? 0 : 1) - penalties;
  return counts;
}

export const rules: Rules<Table, Hand, Box, Move, KingEvent> = {
  meta,
  setup,
  toAct,
  moves,
  refuse,
  play,
  outcome,
  soFar: ({ piles }) => ({ scores: piles.map(worthOf) }),
  inventory,
  imagine,
  readMove,
  writeMove,
};

export const kingOfTheDice = defineGame(rules);
export { kingOfTheDice as game };
