/** The vocabulary of Patchistory: what there is in the box, counted and numbered. No rules. */

import type { Brand, Counted } from '#engine';

/** What a place is good for: production of food, resources, money and culture; politics, transport, attack and defence. */
export const LETTERS = 'FRMCPTAD';
/** An index into LETTERS. */
export type Letter = Counted<'letter'>;
export const LEVELS = LETTERS.length;
export const F: Letter = 0;
export const R: Letter = 1;
export const M: Letter = 2;
export const C: Letter = 3;
export const P: Letter = 4;
export const T: Letter = 5;
export const A: Letter = 6;
export const D: Letter = 7;

/** What lies behind a screen. The first four are produced by the level of the same number. */
export const GOODS = ['food', 'resource', 'money', 'culture', 'vote'] as const;
/** An index into GOODS. */
export type Good = Counted<'good'>;
export const FOOD: Good = 0;
export const RESOURCE: Good = 1;
export const MONEY: Good = 2;
export const CULTURE: Good = 3;
export const VOTE: Good = 4;
export const KINDS_OF_GOODS = GOODS.length;

/** Where culture comes from and goes to; what a seat has is the sum. */
export const SOURCES = [
  'start',
  'production',
  'routes',
  'aid',
  'menace',
  'honours',
  'war',
  'heroes',
  'votes',
  'hunger',
  'auction',
] as const;
export type Source = (typeof SOURCES)[number];

export const NOBODY = -1;
/** Stands where a thing of any kind may be. */
export const NOTHING = -1 as Brand<never>;

export const ERAS = 3;
export const ROUNDS = 5;
export const WORKERS = 8;
export const CARDS_EACH = 3;
export const TILES_EACH = 4;
export const MAIN_ROUTES = 14;
export const ALLIED_ROUTES = 4;
/** [P4] The widest and highest a territory may be, by era. */
export const BOUNDS = [5, 6, 7] as const;
/** [P10] Food for the workers, by how many are off the track. */
export const UPKEEP = [0, 0, 1, 2, 3, 5, 7, 9, 12] as const;
/** [P1] By GOODS. */
export const START_STOCK = [4, 0, 3, 20, 0] as const;

/** A cell of a territory: 64 × row + column; the capital's top-left square lies on CAPITAL_AT. */
export type Cell = Brand<'cell'>;
export const WIDTH = 64;
export function cellAt(row: number, column: number): Cell {
  return (WIDTH * row + column) as Cell;
}
/** So many steps from another: 1 to the right, WIDTH down. */
export function cellFrom(cell: Cell, step: number): Cell {
  return (cell + step) as Cell;
}
export const CAPITAL_AT = cellAt(32, 32);

/** A face of a card: a capital, or a side of a terrain tile. A number in the data set (`data/data.ts`). */
export type Face = Brand<'face'>;
/** A terrain tile: a number in the data set. */
export type Tile = Brand<'tile'>;
export const WHITE = 0;
export const BLACK = 1;
/** A kind of building tile: a number in the data set. */
export type Building = Brand<'building'>;
/** A prosperity card: a number in the data set. */
export type Card = Brand<'card'>;

/** What lies on a square of a territory: nothing, a building (BUILT + its kind), or a tile turned to its fallow side (RECLAIMED + who laid it). */
export const BARE = 0;
export const RECLAIMED = 1;
export const BUILT = 8;

/** Where a square of a new tile goes: to an empty cell, over or under what lies there. */
export const NEW = 0;
export const OVER = 1;
export const UNDER = 2;
/** NEW, OVER or UNDER for the four squares of a tile: top-left, top-right, bottom-left, bottom-right. */
export type How = readonly [number, number, number, number];
export function howBy(way: (square: number) => number): How {
  return [way(0), way(1), way(2), way(3)];
}

/** The spaces of a main route; a worker on `at`, or NOTHING. */
export const START = 0;
/** [P7] The goods spaces of a main route are 1 to 3, of an allied one 1 to 4, counted from END_A. */
export const PREP = 4;
export const WAR = 5;
export const REST = 6;
/** What a worker on a goods space brings: good and number. */
export const MAIN_GOODS = [
  [MONEY, 2],
  [FOOD, 3],
  [RESOURCE, 2],
] as const;
export const ALLIED_GOODS = [
  [MONEY, 3],
  [FOOD, 3],
  [RESOURCE, 2],
  [CULTURE, 4],
] as const;
/** The far ends of an allied route; the ally `a` starts at END_A, `b` at END_B. */
export const END_A = 0;
export const END_B = 5;

/** A route: a main one by its number, an allied one by FIRST_ALLIED + its number. */
export type Route = Brand<'route'>;
export const FIRST_ALLIED = 100;
export function mainNumbered(number: number): Route {
  return number as Route;
}
export function alliedNumbered(number: number): Route {
  return (FIRST_ALLIED + number) as Route;
}

/** A worker off the track: the cell he stands on, or a traveller. */
export type Worker = Cell | Traveller;
/** A worker on a route: −1 − the route. */
type Traveller = Brand<'traveller'>;
export function travellerOn(route: Route): Traveller {
  return (-1 - route) as Traveller;
}
export function routeOf(traveller: Traveller): Route {
  return (-1 - traveller) as Route;
}
export function isTraveller(worker: Worker): worker is Traveller {
  return worker < 0;
}

/** Marks of things done this round, by bit. */
export const CAMPAIGNED = 1;
export const BROKE = 2;
/** Accepted aid. */
export const AIDED = 4;
/** Proposed aid or menaced. */
export const DIPLOMAT = 8;
export const USED_GARDENS = 16;
export const USED_KREMLIN = 32;
export const USED_BOMBER = 64;
