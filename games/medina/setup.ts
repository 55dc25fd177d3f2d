/** [M1] [M2] The empty city, the stocks, and what stands on the board before the first turn. */

import type { Chance, Options } from '#engine';
import { BOARDS, boardFor, EVERY_SQUARE } from './board.ts';
import { addMerchant } from './market.ts';
import { meta } from './meta.ts';
import { addWell } from './palaces.ts';
import {
  BARRED,
  COLOURS,
  COLOURS_OF,
  CONTENTS,
  type Edition,
  EMPTY,
  FREE,
  KINDS,
  MERCHANT,
  type MedinaState,
  NEUTRAL,
  NOBODY,
  NOWHERE,
  OUTSIDE,
  ROOF,
  STABLE,
  SUPPLY,
  type Table,
  TEA,
  TEA_TILES,
  TOWER_MERCHANTS,
  WALL,
  WELL,
} from './pieces.ts';
import { piecesIn } from './turn.ts';

/** [M1.2] The empty city of each board. */
const CITIES = BOARDS.map(({ squares }) => EVERY_SQUARE.map((square) => (squares.includes(square) ? EMPTY : OUTSIDE)));
const GROUNDS = CITIES.map((city) => city.map((stands) => (stands === EMPTY ? FREE : BARRED)));

/** Every colour of the edition as a mask. */
function coloursOf(edition: Edition): number {
  return COLOURS_OF[edition].reduce<number>((mask, colour) => mask | (1 << colour), 0);
}

/** The stock of one seat. */
function supply(edition: Edition, seats: number): number[] {
  const [buildings, stables, merchants, walls, roofs, neutrals] = SUPPLY[edition][seats] ?? [0, 0, 0, 0, 0, 0];
  const stock: number[] = new Array(KINDS).fill(0);
  for (const colour of COLOURS_OF[edition]) stock[colour] = buildings;
  stock[STABLE] = stables;
  stock[MERCHANT] = merchants;
  stock[WALL] = walls;
  stock[ROOF] = roofs;
  stock[NEUTRAL] = neutrals;
  return stock;
}

/** [M1.3] What nobody gets stays in the box, and so does what the table leaves out. */
function rest(edition: Edition, seats: number, own: readonly number[]): number[] {
  const [buildings, stables, merchants, walls, roofs] = CONTENTS[edition];
  const boxed: number[] = new Array(WELL + 1).fill(0);
  for (const colour of COLOURS_OF[edition]) boxed[colour] = buildings;
  boxed[STABLE] = stables;
  boxed[MERCHANT] = merchants;
  boxed[WALL] = walls;
  boxed[ROOF] = roofs - seats * own[NEUTRAL]!;
  boxed[NEUTRAL] = seats * own[NEUTRAL]!;
  if (edition === 'second') {
    boxed[TEA] = TEA_TILES;
    boxed[WELL] = 1;
  }
  for (let piece = 0; piece < KINDS; piece++) boxed[piece]! -= seats * own[piece]!;
  return boxed;
}

export function setup(options: Options, seats: number, chance: Chance, rules = meta.rules): MedinaState {
  const edition = options.edition as Edition;
  const own = supply(edition, seats);
  const boxed = rest(edition, seats, own);
  const number = boardFor(edition, seats);
  const table: Table = {
    rules,
    edition,
    seats,
    board: number,
    byArm: options.towers === 'edition' ? edition !== 'second' : options.towers === 'arm',
    screens: options.stocks === 'screens',
    turn: { kind: 'over' },
    turns: 0,
    city: CITIES[number]!.slice(),
    ground: GROUNDS[number]!.slice(),
    well: NOWHERE,
    ends: [],
    walls: [0, 0, 0, 0, 0, 0, 0, 0],
    palaces: { first: [], colour: [], roof: [], size: [], arms: [] },
    palaceTiles: COLOURS.map(() => NOBODY),
    towerTiles: TOWER_MERCHANTS.map(() => NOBODY),
    gifts: [0, 0, 0, 0],
    tea: new Array(seats).fill(0),
    teaPile: 0,
    stock: [],
    blockades: new Array(seats).fill(edition === 'ditt' ? coloursOf(edition) : 0),
    owns: new Array(seats).fill(0),
    boxed,
  };
  for (let seat = 0; seat < seats; seat++) table.stock.push(...own);
  const seat = chance.below(seats);
  if (edition === 'second') openSecond(table, options, chance);
  table.turn = edition === 'second' ? { kind: 'place', seat, placed: 0, left: piecesIn(table), used: 0 } : { kind: 'open', seat };
  return { table, hands: Array.from({ length: seats }, () => []), box: [] };
}

/** [M1.4] [M2.3] The second edition's well, merchants on the towers, tea, and the opening merchant. */
function openSecond(table: Table, options: Options, chance: Chance): void {
  const { boxed } = table;
  const { inner } = BOARDS[table.board]!;
  if (options.well === 'on') {
    addWell(table, chance.pick(inner));
    boxed[WELL] = 0;
  }
  if (options.tea === 'on') {
    table.teaPile = TEA_TILES;
    boxed[TEA] = 0;
  }
  if (options.gifts === 'on') {
    table.gifts = [...TOWER_MERCHANTS];
    for (const n of TOWER_MERCHANTS) boxed[MERCHANT]! -= n;
  }
  addMerchant(table, chance.pick(inner.filter((square) => square !== table.well)));
  boxed[MERCHANT]! -= 1;
}
