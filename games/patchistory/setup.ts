/** [P1] The table as it is laid before the first auction. */

import { type Chance, type Options, quiet, type Seat } from '#engine';
import { type DataSet, dataOf } from './data/data.ts';
import { meta } from './meta.ts';
import { layMain } from './movement/routes.ts';
import {
  ALLIED_ROUTES,
  CARDS_EACH,
  CULTURE,
  type Face,
  MAIN_ROUTES,
  NOBODY,
  NOTHING,
  SOURCES,
  START_STOCK,
  TILES_EACH,
  WORKERS,
} from './pieces.ts';
import { proceed } from './play.ts';
import { leftOf } from './round/order.ts';
import type { Hand, PatchistoryState, Table } from './table.ts';
import { newTerritory } from './territory/territory.ts';

export function setup(options: Options, seats: number, chance: Chance, rules = meta.rules): PatchistoryState {
  const table = emptyTable(options, seats, rules);
  const data = dataOf(table);
  table.first = chance.below(seats);
  const decks = data.eras.map((tiles) => chance.shuffle([...tiles]));
  table.deck = decks[0]!.length;
  table.civs = capitalsFor(data, table, chance).map(newTerritory);
  const reserve = chance.shuffle([...data.buildingTiles]);
  const cards = chance.shuffle([...data.numbers.cards]);
  const hands = table.civs.map((): Hand => {
    return { tiles: reserve.splice(-TILES_EACH), laid: [], cards: cards.splice(-CARDS_EACH), secret: [] };
  });
  table.reserve = reserve.length;
  table.gone = data.buildings.map(() => 0);
  if (seats > 2) for (let seat = 0; seat < seats; seat++) layMain(table, seat, leftOf(table, seat));
  const state: PatchistoryState = { table, hands, box: { decks, unseen: [], reserve, cards } };
  proceed(state, chance, quiet);
  return state;
}

/** [P1.4] Liberty's faces are dealt by lot. */
function capitalsFor({ equality, liberty }: DataSet, table: Table, chance: Chance): Face[] {
  if (!table.liberty) return new Array(table.seats).fill(equality);
  return chance.shuffle([...liberty], table.seats).slice(0, table.seats);
}

/** By seats: what all of them start with, and where their culture came from. */
const bySeats = (each: readonly number[]) => [0, 1, 2, 3, 4].map((seats) => Array.from({ length: seats }, () => each).flat());
const STOCKS = bySeats(START_STOCK);
const EARNINGS = bySeats(SOURCES.map((source) => (source === 'start' ? START_STOCK[CULTURE]! : 0)));

/** [P1.5] Everything but what the lot decides and the starting routes. */
export function emptyTable({ capital, order, screens, data }: Options, seats: number, rules: number): Table {
  const each = <T>(make: (seat: Seat) => T) => Array.from({ length: seats }, (_, seat) => make(seat));
  const all = <T extends number>(n: number, value: T) => new Array<T>(n).fill(value);
  const zeros = () => all(seats, 0);
  return {
    rules,
    seats,
    data: data as string,
    liberty: capital === 'liberty',
    inTurn: order === 'turns',
    screens: screens === 'closed',
    era: 0,
    round: 0,
    first: 0,
    phase: -1,
    turn: { kind: 'between' },
    shown: 0,
    offer: { tiles: [], sides: [], leader: [], stake: [] },
    staked: zeros(),
    waited: 0,
    sittingOut: 0,
    won: all(seats, NOTHING),
    wonSide: all(seats, NOTHING),
    arriving: { seat: [], effect: [] },
    vasco: NOBODY,
    deck: 0,
    discarded: [],
    civs: [],
    track: all(seats, WORKERS),
    coming: zeros(),
    stock: STOCKS[seats]!.slice(),
    earned: EARNINGS[seats]!.slice(),
    main: { from: all(MAIN_ROUTES, NOBODY), to: all(MAIN_ROUTES, NOBODY), at: all(MAIN_ROUTES, NOTHING), war: all(MAIN_ROUTES, 0) },
    allied: {
      a: all(ALLIED_ROUTES, NOBODY),
      b: all(ALLIED_ROUTES, NOBODY),
      atA: all(ALLIED_ROUTES, NOTHING),
      atB: all(ALLIED_ROUTES, NOTHING),
    },
    tiles: all(seats, TILES_EACH),
    reserve: 0,
    laid: zeros(),
    gone: [],
    spent: zeros(),
    bonus: zeros(),
    marks: zeros(),
    roads: zeros(),
    march: each(() => ({ t: 0, fresh: [], onRoutes: false, left: [], resting: [] })),
    ballot: { cards: [], votes: [], by: [] },
    cards: CARDS_EACH,
    used: [],
  };
}
