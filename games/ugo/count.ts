/** [U5] A real game, counted from what lies in each kingdom at the end of each round. */

import { type CountField, type Counting, FastChance, type Tapped } from '#engine';
import { cardOf, kingdomWorth, NO_CARD, PLACES, rules, SPACES, VALUES } from './index.ts';

/** [U1.5] A round that is not filled in counts nothing. */
const ROUNDS = 4;

const top = (round: number, space: number): CountField => ({
  id: `${round}-top-${space}`,
  name: 'top',
  n: space + 1,
  min: NO_CARD,
  max: VALUES - 1,
});
const farmers = (round: number): CountField => ({ id: `${round}-farmers`, name: 'farmers', n: PLACES, min: 0, max: PLACES });

const parts = Array.from({ length: ROUNDS }, (_, round) => ({
  what: 'round',
  n: round + 1,
  fields: [...Array.from({ length: SPACES }, (_, space) => top(round, space)), farmers(round)],
}));

export const counting: Counting = {
  options: [],
  parts: () => parts,
  outcome(_, seats) {
    const { table } = rules.setup({ rounds: ROUNDS, pool: 'full' }, seats.length, new FastChance(1));
    /** No colour counts: each space has one of its own. */
    const topOf = (tapped: Tapped, round: number, space: number) => {
      const value = tapped[`${round}-top-${space}`] ?? NO_CARD;
      return value === NO_CARD ? NO_CARD : cardOf(space, value);
    };
    for (let round = 0; round < ROUNDS; round++) {
      table.tops = seats.flatMap((tapped) => Array.from({ length: SPACES }, (_, space) => topOf(tapped, round, space)));
      table.farmers = seats.map((tapped) => tapped[`${round}-farmers`] ?? 0);
      for (const seat of seats.keys()) table.points.push(kingdomWorth(table, seat));
    }
    table.turn = { kind: 'over' };
    return rules.outcome(table);
  },
};
