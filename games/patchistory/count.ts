/** [P11] [P12] The end of a real game: its last upkeep, its last vote, and what heroes and wonders bring then. */

import { type CountField, type Counting, FastChance, type Tapped } from '#engine';
import {
  CULTURE,
  droppedOf,
  EFFECTS,
  FOOD,
  gainCulture,
  KINDS_OF_GOODS,
  maintain,
  prizesOf,
  RESOURCE,
  ranksOf,
  rules,
  type Table,
  WORKERS,
} from './index.ts';
import { meta } from './meta.ts';

/** The rows of the final count that the end of the game adds to. */
const ROWS: readonly string[] = ['hunger', 'votes', 'heroes'];
/** More than anybody has of it. */
const MANY = 999;
const PLACES = 99;

const field = (name: string, max: number, n = 0): CountField => ({ id: n === 0 ? name : `${name}${n}`, name, n, min: 0, max });
/** There is one of it in the box. */
const single = (name: string): CountField => ({ ...field(name, 1), shared: true });

/** [P13] What acts at an era's end or at the game's: some by themselves, some by how many of something their owner has. */
const ACTING = [
  field('CHICHENITZA', WORKERS),
  field('MOAI', PLACES),
  field('GANDHI', PLACES),
  field('STATUEOFLIBERTY', PLACES),
  field('WALLSTREET', MANY),
  single('HOMER'),
  single('PYRAMIDSOFGIZA'),
  single('ZIGGURATOFUR'),
];

const ofCard = (card: number): readonly CountField[] => [field('value', PLACES, card), field('votes', PLACES, card)];

/** What effects count, each what was tapped in for it. */
function countsOf(tapped: Tapped) {
  const of = (id: string) => tapped[id] ?? 0;
  const [heroes, wonders, seas] = [of('heroes'), of('wonders'), of('MOAI')];
  const [farms, reclaimed, money] = [of('GANDHI'), of('STATUEOFLIBERTY'), of('WALLSTREET')];
  return { heroes, wonders, seas, farms, reclaimed, money, fallow: 0, routes: 0, workers: 0 };
}

/** [P11.16] */
function countVotes(table: Table, seats: readonly Tapped[]): void {
  const cards = seats.map((_, at) => ({
    values: seats.map((tapped) => tapped[`value${at + 1}`] ?? 0),
    votes: seats.reduce((sum, tapped) => sum + (tapped[`votes${at + 1}`] ?? 0), 0),
  }));
  const votes = cards.map((card) => card.votes);
  const dropped = droppedOf(seats.length, votes);
  for (const [at, { values }] of cards.entries()) {
    if (dropped.includes(at)) continue;
    for (const [seat, prize] of prizesOf(votes, at, ranksOf(values)).entries()) gainCulture(table, seat, 'votes', prize);
  }
}

function actOf(table: Table, seat: number, tapped: Tapped, when: 'eraEnd' | 'gameEnd'): void {
  const counts = countsOf(tapped);
  for (const { id } of ACTING) if (tapped[id]) gainCulture(table, seat, 'heroes', EFFECTS[id]?.[when]?.(counts, table.rules) ?? 0);
}

export const counting: Counting = {
  options: [],
  /** [P11.4] As many cards are shown as there are seats. */
  parts: (_, seats) => [
    { what: 'culture', fields: [field('culture', MANY)] },
    { what: 'hunger', fields: [field('heroes', PLACES), field('wonders', PLACES), field('food', MANY), field('resources', MANY)] },
    { what: 'votes', fields: Array.from({ length: seats }, (__, card) => ofCard(card + 1)).flat() },
    { what: 'heroes', fields: ACTING },
  ],
  outcome(_, seats) {
    const usual = Object.fromEntries(Object.entries(meta.options).map(([key, schema]) => [key, schema.default]));
    const { table } = rules.setup(usual, seats.length, new FastChance(1));
    table.earned.fill(0);
    for (const [seat, tapped] of seats.entries()) {
      const stock = KINDS_OF_GOODS * seat;
      table.stock[stock + CULTURE] = tapped.culture ?? 0;
      table.stock[stock + FOOD] = tapped.food ?? 0;
      table.stock[stock + RESOURCE] = tapped.resources ?? 0;
      maintain(table, seat, countsOf(tapped));
      gainCulture(table, seat, 'heroes', (tapped.CHICHENITZA ?? 0) * (EFFECTS.CHICHENITZA?.sacrifice ?? 0));
    }
    countVotes(table, seats);
    for (const when of ['eraEnd', 'gameEnd'] as const) for (const [seat, tapped] of seats.entries()) actOf(table, seat, tapped, when);
    table.turn = { kind: 'over' };
    const counted = rules.outcome(table);
    const before = { what: 'culture', points: seats.map(({ culture = 0 }) => culture) };
    return counted && { ...counted, breakdown: [before, ...counted.breakdown.filter(({ what }) => ROWS.includes(what))] };
  },
};
