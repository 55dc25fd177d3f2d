/** [P15] What is printed on tiles and capitals, compiled into flat arrays. */

import type { Brand } from '#engine';
import { BLACK, type Building, type Card, ERAS, type Face, LETTERS, LEVELS, NOTHING, type Tile, WHITE } from '../pieces.ts';
import type { Table } from '../table.ts';
import { BLACK_SIDES } from './black.ts';
import { BUILDINGS } from './buildings.ts';
import { CAPITALS } from './capitals.ts';
import { type Aspect, PROSPERITY } from './prosperity.ts';
import { COPIES, type Fault, type Needs, readText, type Written, type WrittenSquare } from './text.ts';
import { WHITE_SIDES } from './white.ts';

export { COPIES, type Fault, type Needs } from './text.ts';

/**
 * A square of a face: 8 × face + 4 × row + column; or a building tile's front, `firstBuilding` + 8 × kind; or `reclaimed`, the back
 * of any of them. An index into the arrays by square.
 */
export type Square = Brand<'square'>;
export const PER_FACE = 8;

/** By its place in the face: 4 × row + column. */
export function squareOn(face: Face, place: number): Square {
  return (PER_FACE * face + place) as Square;
}

/** As many as a notation of two digits tells apart; which of them there are, a data set says. */
export const EVERY_BUILDING: readonly Building[] = numbersOf({ length: 99 });

export function squareOfBuilding({ firstBuilding }: DataSet, building: Building): Square {
  return (firstBuilding + PER_FACE * building) as Square;
}

/** Kinds of squares; LARGE is a part of a large place. */
export const SEA = 0;
export const FALLOW = 1;
export const GENERAL = 2;
export const LARGE = 3;

/** Kinds of large places; 0 is none. */
export const HERO = 1;
export const WONDER = 2;
export const SPECIAL = 3;

/** [P2.6] */
export const CATEGORIES = ['industry', 'culture', 'politics', 'transport', 'military'] as const;
export const INDUSTRY = 0;

interface FaceInfo {
  /** As written: E, L-A, W1-01, B1-01. */
  readonly id: string;
  /** Squares in a row; all have two rows. */
  readonly width: number;
  /** The hero, wonder or special building on it, with its symbols by LETTERS. */
  readonly large?: { readonly kind: 'H' | 'W' | 'S'; readonly id: string; readonly base: readonly number[] };
}

interface TileInfo {
  /** Without the letter of the side: 1-01. */
  readonly id: string;
  readonly era: number;
  /** White and black. */
  readonly faces: readonly [Face, Face];
  /** What each side is called by: the levels of its places in small letters; its hero, wonder or special building. */
  readonly shows: readonly [string, string];
}

interface BuildingInfo {
  readonly id: string;
  readonly cost: number;
  readonly name: string;
}

/** Where a face, a tile, a kind of building tile and a card come from: every one there is, each at the place it numbers. */
interface Numbers {
  readonly faces: readonly Face[];
  readonly tiles: readonly Tile[];
  readonly buildings: readonly Building[];
  readonly cards: readonly Card[];
}

export interface DataSet {
  readonly numbers: Numbers;
  readonly faces: readonly FaceInfo[];
  readonly tiles: readonly TileInfo[];
  /** By face: the tile that it is a side of, or NOTHING. */
  readonly tileOf: readonly Tile[];
  /** The tiles of each era. */
  readonly eras: readonly (readonly Tile[])[];
  /** Or NOTHING, in a set for Liberty alone. */
  readonly equality: Face;
  readonly liberty: readonly Face[];
  /** The kinds of building tiles, COPIES of each. */
  readonly buildings: readonly BuildingInfo[];
  /** All tiles of all kinds. */
  readonly buildingTiles: readonly Building[];
  /** What the cheapest of them costs. */
  readonly cheapest: number;
  readonly cards: readonly Aspect[];
  /** The face of each hero and wonder. */
  readonly faceOf: ReadonlyMap<string, Face>;
  readonly reclaimed: Square;
  readonly firstBuilding: number;
  /** By square: SEA … LARGE. */
  readonly kind: Uint8Array;
  /** LEVELS × square + letter. The symbols of a large place stand on its first square, those of its others are 0. */
  readonly base: Uint8Array;
  readonly gold: Uint8Array;
  /** The same, for adding: 3 × square, three letters to a number, ten bits each. */
  readonly packedBase: Int32Array;
  readonly packedGold: Int32Array;
  /** By square: a place in FRAME_IDS, or NOTHING. */
  readonly frame: Int8Array;
  /** By square: a place in CATEGORIES, or NOTHING. */
  readonly category: Int8Array;
  /** By face: 0, or HERO … SPECIAL, its number of squares, and its first one: 4 × row + column. */
  readonly large: Uint8Array;
  readonly size: Uint8Array;
  readonly first: Uint8Array;
  /** By side of a tile: which of its four squares are seas, and which the large place, as bits in reading order. */
  readonly seasOf: Uint8Array;
  readonly largeOf: Uint8Array;
}

/** [P2.6] By LETTERS. */
const CATEGORY_OF: readonly number[] = [INDUSTRY, INDUSTRY, INDUSTRY, 1, 2, 3, 4, 4];

/** A data set, or what is wrong with its text; with `needs`, also whether it will do for that table. */
export function readDataSet(text: string, needs?: Needs): DataSet | Fault {
  const written = readText(text, needs);
  return 'line' in written ? written : compile(written);
}

/** Our own set, as text. */
export const OWN_TEXT = [CAPITALS, WHITE_SIDES, BLACK_SIDES, BUILDINGS].join('\n');
export const OWN = sure(OWN_TEXT);

const KEPT = 8;
const kept = new Map<string, DataSet>();

/** The set a table is played with. */
export function dataOf(table: Table): DataSet {
  if (table.data === '') return OWN;
  const known = kept.get(table.data);
  if (known) return known;
  if (kept.size >= KEPT) kept.clear();
  const data = sure(table.data);
  kept.set(table.data, data);
  return data;
}

function sure(text: string): DataSet {
  const data = readDataSet(text);
  if ('line' in data) throw new Error(`data set, line ${data.line}: ${JSON.stringify(data.reason)}`);
  return data;
}

function compile({ faces, buildings }: Written): DataSet {
  const firstBuilding = PER_FACE * faces.length;
  const reclaimed = (firstBuilding + PER_FACE * buildings.length) as Square;
  const squares = reclaimed + 1;
  const whites = faces.filter(({ id }) => id.startsWith('W'));
  const numbers: Numbers = {
    faces: numbersOf(faces),
    tiles: numbersOf(whites),
    buildings: numbersOf(buildings),
    cards: numbersOf(PROSPERITY),
  };
  const faceNamed = new Map(numbers.faces.map((face) => [faces[face]!.id, face] as const));
  const tileOf = faces.map((): Tile => NOTHING);
  const data: DataSet = {
    numbers,
    faces: faces.map(({ id, width, large }) => (large ? { id, width, large } : { id, width })),
    tileOf,
    tiles: whites.map(({ id, squares }) => {
      const [white, black] = [faceNamed.get(id)!, faceNamed.get(`B${id.slice(1)}`)!];
      const shows = [lettersOn(squares), faces[black]?.large?.id ?? ''] as const;
      return { id: id.slice(1), era: eraOf(id), faces: [white, black], shows };
    }),
    eras: Array.from({ length: ERAS }, (_, era) => numbers.tiles.filter((tile) => eraOf(whites[tile]!.id) === era)),
    equality: faceNamed.get('E') ?? NOTHING,
    liberty: numbers.faces.filter((face) => faces[face]?.id.startsWith('L')),
    buildings: buildings.map(({ id, cost, name }) => ({ id, cost, name })),
    buildingTiles: numbers.buildings.flatMap((kind) => new Array<Building>(COPIES).fill(kind)),
    cheapest: Math.min(...buildings.map(({ cost }) => cost)),
    cards: PROSPERITY,
    faceOf: new Map(
      numbers.faces.flatMap((face) => {
        const large = faces[face]?.large;
        return large && large.kind !== 'S' ? [[large.id, face] as const] : [];
      }),
    ),
    reclaimed,
    firstBuilding,
    kind: new Uint8Array(squares),
    base: new Uint8Array(LEVELS * squares),
    gold: new Uint8Array(LEVELS * squares),
    packedBase: new Int32Array(3 * squares),
    packedGold: new Int32Array(3 * squares),
    frame: new Int8Array(squares).fill(NOTHING),
    category: new Int8Array(squares).fill(NOTHING),
    large: new Uint8Array(faces.length),
    size: new Uint8Array(faces.length),
    first: new Uint8Array(faces.length),
    seasOf: new Uint8Array(faces.length),
    largeOf: new Uint8Array(faces.length),
  };
  for (const face of numbers.faces) {
    const { width, squares, large } = faces[face]!;
    for (const [i, square] of squares.entries()) fillSquare(data, squareOn(face, slot(i, width)), square);
    if (large) fillLarge(data, face, squares, large);
    for (const [i, { kind }] of squares.entries()) {
      if (kind === 'sea') data.seasOf[face]! |= 1 << i;
      if (kind === 'large') data.largeOf[face]! |= 1 << i;
    }
  }
  for (const tile of numbers.tiles) for (const face of data.tiles[tile]!.faces) tileOf[face] = tile;
  for (const building of numbers.buildings) fillSquare(data, squareOfBuilding(data, building), buildings[building]!.square);
  data.kind[reclaimed] = FALLOW;
  pack(data.base, data.packedBase);
  pack(data.gold, data.packedGold);
  return data;
}

export function squaresOf({ kind }: DataSet): readonly Square[] {
  return numbersOf(kind);
}

function numbersOf<Kind extends Brand<string>>(list: ArrayLike<unknown>): Kind[] {
  return Array.from(list, (_, n) => n as Kind);
}

/** Of a tile's side as written. */
function eraOf(id: string): number {
  return Number(id.charAt(1)) - 1;
}

/** Each once, in reading order. */
function lettersOn(squares: readonly WrittenSquare[]): string {
  const letters = squares.flatMap((square) => (square.kind === 'general' && square.first >= 0 ? [LETTERS.charAt(square.first)] : []));
  return [...new Set(letters)].join('').toLowerCase();
}

/** What a tile is called by: the side that is offered; where both are open, the black one. */
export function showsOf(table: Table, tile: Tile, side: number): string {
  const shows = dataOf(table).tiles[tile]?.shows;
  return (side === WHITE && table.seats > 2 ? shows?.[WHITE] : shows?.[BLACK]) ?? '';
}

function slot(i: number, width: number): number {
  return 4 * Math.floor(i / width) + (i % width);
}

function fillSquare(data: DataSet, at: Square, square: WrittenSquare): void {
  if (square.kind !== 'general') {
    data.kind[at] = { sea: SEA, fallow: FALLOW, large: LARGE }[square.kind];
    return;
  }
  data.kind[at] = GENERAL;
  data.base.set(square.base, LEVELS * at);
  data.gold.set(square.gold, LEVELS * at);
  data.frame[at] = square.frame;
  data.category[at] = CATEGORY_OF[square.first] ?? NOTHING;
}

type WrittenLarge = NonNullable<Written['faces'][number]['large']>;

function fillLarge(data: DataSet, face: Face, squares: readonly WrittenSquare[], large: WrittenLarge): void {
  const slots = [...squares.keys()].filter((i) => squares[i]?.kind === 'large').map((i) => slot(i, 2));
  const first = slots[0]!;
  data.large[face] = { H: HERO, W: WONDER, S: SPECIAL }[large.kind];
  data.size[face] = slots.length;
  data.first[face] = first;
  data.base.set(large.base, LEVELS * squareOn(face, first));
  if (large.kind !== 'S') return;
  for (const at of slots) data.category[squareOn(face, at)] = CATEGORY_OF[large.first]!;
}

function pack(numbers: Uint8Array, into: Int32Array): void {
  for (let square = 0; 3 * square < into.length; square++) {
    for (let letter = 0; letter < LEVELS; letter++) {
      const at = 3 * square + Math.floor(letter / 3);
      into[at]! += numbers[LEVELS * square + letter]! << (10 * (letter % 3));
    }
  }
}
