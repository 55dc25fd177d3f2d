/** [P4] Where a tile can go. */

import type { Brand, Refusal } from '#engine';
import { type DataSet, LARGE, SEA } from '../data/data.ts';
import { type Cell, cellAt, cellFrom, type Face, type How, howBy, NEW, OVER, UNDER, WIDTH } from '../pieces.ts';
import { type Ground, MOST_SPOTS, spotOf } from '../territory/ground.ts';
import { groundOf, type Land } from '../territory/land.ts';
import type { Sight } from '../territory/sight.ts';
import { STEPS } from './patch.ts';

const ALL = 15;
const UNBOUND = WIDTH;

/** What a spot holds, by number of the bit: a cell at all, a sea, a sea beside it, a large place, the number of the card on top, every card there. */
const TAKEN = 0;
const WET = 1;
const COAST = 2;
const PLACE = 3;
const CARD = 4;
const STACK = 9;
/** No territory has so many cards. */
const NO_CARD = 31;
const BARE_CELL = NO_CARD << CARD;

/** By which squares share a cell (bits) and which of these go over: 16 × shared + over. */
const HOWS: readonly How[] = Array.from({ length: 256 }, (_, bits) => {
  const way = (square: number) => (((bits >> 4) >> square) & 1 ? ((bits >> square) & 1 ? OVER : UNDER) : NEW);
  return howBy(way);
});

/** By the squares that go over: every pair of one of them and one that does not, as bits: 4 × square + other. */
const TORN: readonly number[] = Array.from({ length: 16 }, (_, over) => {
  const pairs = Array.from({ length: 16 }, (_, pair) => ((over >> (pair >> 2)) & 1 && !((over >> (pair & 3)) & 1) ? 1 << pair : 0));
  return pairs.reduce((set, pair) => set | pair, 0);
});

/** Of the site that was asked for last. Kept, as it is done thousands of times for one move. */
const held = new Int32Array(MOST_SPOTS);

/** A territory that shall get a tile: to be asked before the next one is looked at. */
interface Site {
  readonly land: Land;
  readonly ground: Ground;
  /** By spot: TAKEN to STACK. */
  readonly held: Int32Array;
  /** The widest and highest it may be. */
  readonly bound: number;
}

/** `under`: by cell, the cards below, as in the territory; `bound`: as the era has it. */
export function siteOf({ land, effects }: Sight, under: readonly number[], bound: number): Site {
  const { top, kinds } = land;
  const ground = groundOf(land);
  const { spots, sides } = ground;
  held.fill(BARE_CELL, 0, ground.indices.length);
  for (let i = 0; i < top.length; i++) {
    const stack = under[i]! | (1 << top[i]!);
    const kind = kinds[i] === SEA ? 1 << WET : kinds[i] === LARGE ? 1 << PLACE : 0;
    const coast = held[spots[i]!]! & (1 << COAST);
    held[spots[i]!] = (1 << TAKEN) | kind | coast | (top[i]! << CARD) | (stack << STACK);
    if (kinds[i] === SEA) for (let side = 0; side < sides.length; side++) held[spots[i]! + sides[side]!]! |= 1 << COAST;
  }
  const isBoundless = effects.some((effect) => effect.boundless);
  return { land, ground, held, bound: isBoundless ? UNBOUND : bound };
}

/** What a new tile meets at one position. Sets of the tile's squares are bits. */
interface Met {
  /** Seas and large place of the new tile. */
  readonly seas: number;
  readonly large: number;
  /** The squares that share a cell with the territory. */
  shared: number;
  /** Those that come on a sea, or with a sea beside one. */
  wet: number;
  strait: number;
  /** Those on a large place of the territory; for each of them, those on the same one. */
  placed: number;
  readonly places: [number, number, number, number];
  /** Those that cannot go over: they are on a large place that cannot be covered. */
  never: number;
  /** Pairs of squares, as bits, of which the other goes over whenever the one does: it would lie below a card that the one covers. */
  follow: number;
}

function nothingMet({ seasOf, largeOf }: DataSet, face: Face): Met {
  const seas = seasOf[face]!;
  const large = largeOf[face]!;
  return { seas, large, shared: 0, wet: 0, strait: 0, placed: 0, places: [0, 0, 0, 0], never: 0, follow: 0 };
}

/** [P4.4] Whether the territory would keep its bound, with the tile in this row, or column, and the next. */
function isInBound(first: number, last: number, at: number, bound: number): boolean {
  return Math.max(last, at + 1) - Math.min(first, at) < bound;
}

/** [P4.2] Whether the tile stays on the largest table there is. */
function isOnTable(row: number, column: number): boolean {
  return row >= 1 && column >= 1 && row <= WIDTH - 3 && column <= WIDTH - 3;
}

/** Fills `met`; says whether the tile can go to this spot at all, if over and under are chosen well. */
function canMeet({ land, ground, held }: Site, spot: number, met: Met): boolean {
  const below = spot + ground.width;
  const a = held[spot]!;
  const b = held[spot + 1]!;
  const c = held[below]!;
  const d = held[below + 1]!;
  met.shared = squaresWith(TAKEN, a, b, c, d);
  met.wet = squaresWith(WET, a, b, c, d);
  met.strait = met.seas & squaresWith(COAST, a, b, c, d);
  if (met.shared === 0 || (met.wet | met.strait) !== 0) return false;
  // One square alone tears nothing.
  const isCorner = (met.shared & (met.shared - 1)) === 0;
  met.follow = isCorner
    ? 0
    : squaresOnTop(a >>> STACK, a, b, c, d) |
      (squaresOnTop(b >>> STACK, a, b, c, d) << 4) |
      (squaresOnTop(c >>> STACK, a, b, c, d) << 8) |
      (squaresOnTop(d >>> STACK, a, b, c, d) << 12);
  met.placed = squaresWith(PLACE, a, b, c, d);
  met.never = 0;
  if (met.placed !== 0) meetPlaces(land, met, a, b, c, d);
  return true;
}

/** The squares of a tile where the bit of this number is set. */
function squaresWith(bit: number, a: number, b: number, c: number, d: number): number {
  return ((a >> bit) & 1) | (((b >> bit) & 1) << 1) | (((c >> bit) & 1) << 2) | (((d >> bit) & 1) << 3);
}

/** The squares of a tile that come on one of these cards. */
function squaresOnTop(cards: number, a: number, b: number, c: number, d: number): number {
  return squaresWith(0, cards >> cardOn(a), cards >> cardOn(b), cards >> cardOn(c), cards >> cardOn(d));
}

function cardOn(holds: number): number {
  return (holds >> CARD) & NO_CARD;
}

/** [P4.9] [P13.54] */
function meetPlaces({ data, cards, heroes }: Land, met: Met, a: number, b: number, c: number, d: number): void {
  for (let square = 0; square < 4; square++) {
    if (((met.placed >> square) & 1) === 0) continue;
    const card = cardOn(square === 0 ? a : square === 1 ? b : square === 2 ? c : d);
    const place = met.placed & squaresOnTop(1 << card, a, b, c, d);
    met.places[square] = place;
    const face = cards[card]!;
    if (bitCount(place) !== data.size[face] || heroes[face]?.neverCovered) met.never |= 1 << square;
  }
}

function bitCount(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1);
}

/** Whether these squares can go over and the other shared ones under. */
function canGo({ shared, seas, large, never, follow }: Met, over: number): boolean {
  const under = shared & ~over;
  if (under === ALL || (under & seas) !== 0 || (over & never) !== 0 || (follow & TORN[over]!) !== 0) return false;
  return (under & large) === 0 || (under & large) === large;
}

/** Why not. */
function ruleAgainst({ shared, seas, large, placed, places, never, follow }: Met, over: number): Refusal['rule'] {
  const under = shared & ~over;
  if (under === ALL) return 'P4.3';
  if ((under & seas) !== 0) return 'P4.6';
  if ((under & large) !== 0 && (under & large) !== large) return 'P4.8';
  for (let square = 0; square < 4; square++) {
    const place = (placed >> square) & 1 ? places[square]! : 0;
    const isFirst = (place & ((1 << square) - 1)) === 0;
    const covered = over & place;
    if (isFirst && covered !== 0 && (covered !== place || (never >> square) & 1)) return 'P4.9';
    const pairs = (1 << square) | (16 << square) | (256 << square) | (4096 << square);
    if ((follow & TORN[over]! & pairs) !== 0) return 'P4.10';
  }
  throw new RangeError('it can go there');
}

/** Why the face cannot go there like that. Answers for any position and any four numbers. */
export function refusePlacement(site: Site, face: Face, at: Cell, how: How): Refusal | undefined {
  const { top, bottom, left, right } = site.ground;
  const row = at >> 6;
  const column = at & (WIDTH - 1);
  const isCell = Number.isInteger(at) && at >= 0 && at < WIDTH * WIDTH && isOnTable(row, column);
  if (!isCell || row < top - 1 || row > bottom || column < left - 1 || column > right) return { rule: 'P4.2' };
  const met = nothingMet(site.land.data, face);
  const canBe = canMeet(site, spotOf(site.ground, at), met);
  if (met.shared === 0) return { rule: 'P4.2' };
  if (!isInBound(top, bottom, row, site.bound) || !isInBound(left, right, column, site.bound)) return { rule: 'P4.4', bound: site.bound };
  if (!canBe) return refuseWater(met, at);
  let over = 0;
  for (let square = 0; square < 4; square++) {
    const isShared = ((met.shared >> square) & 1) === 1;
    if (isShared ? how[square] !== OVER && how[square] !== UNDER : how[square] !== NEW) return { rule: 'P4.2' };
    if (how[square] === OVER) over |= 1 << square;
  }
  if (canGo(met, over)) return undefined;
  const rule = ruleAgainst(met, over);
  return rule === 'P4.9' && coversStatue(site.land, at, how) ? { rule: 'P13.54' } : { rule };
}

/** [P4.5] [P4.7] The first square that cannot go there. */
function refuseWater({ wet, strait }: Met, at: Cell): Refusal {
  const square = STEPS.findIndex((_, square) => ((wet | strait) >> square) & 1);
  return { rule: (wet >> square) & 1 ? 'P4.5' : 'P4.7', at: cellFrom(at, STEPS[square]!) };
}

/** [P13.54] */
function coversStatue({ cells, cards, top, kinds, heroes }: Land, at: Cell, how: How): boolean {
  return how.some((way, square) => {
    const index = cells.indexOf(cellFrom(at, STEPS[square]!));
    if (way !== OVER || index < 0 || kinds[index] !== LARGE) return false;
    return heroes[cards[top[index]!]!]?.neverCovered === true;
  });
}

const ORIGIN = cellAt(0, 0);

/** A way to place a tile, in one number: 256 × the cell of its top-left square + a place in HOWS. */
type Placement = Brand<'placement'>;

export function atOf(placement: Placement): Cell {
  return cellFrom(ORIGIN, placement >> 8);
}

export function howOf(placement: Placement): How {
  return HOWS[placement & 255]!;
}

/** Everywhere the face can go, position by position in reading order. */
export function placementsOf(site: Site, face: Face): readonly Placement[] {
  const { land, ground, bound } = site;
  const { top, bottom, left, right } = ground;
  const met = nothingMet(land.data, face);
  const placements: Placement[] = [];
  for (let row = top - 1; row <= bottom; row++) {
    if (!isInBound(top, bottom, row, bound)) continue;
    for (let column = left - 1; column <= right; column++) {
      if (!isInBound(left, right, column, bound) || !isOnTable(row, column)) continue;
      const at = cellAt(row, column);
      if (!canMeet(site, spotOf(ground, at), met)) continue;
      const { shared, seas, never } = met;
      // Its own seas go over, and what cannot be covered is not: the others go either way.
      const over = shared & seas;
      const either = shared & ~seas & ~never;
      for (let more = either; ; more = (more - 1) & either) {
        if (canGo(met, over | more)) placements.push(((at << 8) | (shared << 4) | over | more) as Placement);
        if (more === 0) break;
      }
    }
  }
  return placements;
}
