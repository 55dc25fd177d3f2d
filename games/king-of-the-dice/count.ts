/** [K8] A real game, counted from how many cards of each worth lie in each kingdom. */

import { type Counting, FastChance, type Tapped } from '#engine';
import { type Card, countPile, DECK, pointsOf, ROWS, rules } from './index.ts';

/** The cards of a row of the count that have the same points printed on them. */
interface Alike {
  readonly id: string;
  readonly points: number;
  readonly cards: readonly Card[];
}

const ALIKE = ROWS.map((what) => {
  const cards = DECK.filter((card) => countPile([card])[what] !== 0);
  const printed = [...new Set(cards.map(pointsOf))].sort((a, b) => Math.abs(a) - Math.abs(b));
  const alike = printed.map(
    (points): Alike => ({ id: `${what}${points}`, points, cards: cards.filter((card) => pointsOf(card) === points) }),
  );
  return { what, alike };
});

const parts = ALIKE.map(({ what, alike }) => ({
  what,
  fields: alike.map(({ id, points, cards }) => ({ id, name: what, n: points, min: 0, max: cards.length, shared: true as const })),
}));

function pileOf(tapped: Tapped): Card[] {
  return ALIKE.flatMap(({ alike }) => alike.flatMap(({ id, cards }) => cards.slice(0, tapped[id] ?? 0)));
}

export const counting: Counting = {
  options: [],
  parts: () => parts,
  outcome(_, seats) {
    const { table } = rules.setup({ penalties: 'shuffled', odds: 'shown' }, seats.length, new FastChance(1));
    table.piles = seats.map(pileOf);
    // What is counted does not depend on how it came to its end.
    table.turn = { kind: 'over', ending: 'citizens' };
    return rules.outcome(table);
  },
};
