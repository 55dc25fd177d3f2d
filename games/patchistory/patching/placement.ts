/** [P4] Where a tile can go. */

import type { Refusal } from '#engine';
import { type DataSet, LARGE, SEA, squareOn } from '../data.ts';
import { spotOf } from '../ground.ts';
import { type Cell, cellAt, cellFrom, type Face, type How, NEW, NOTHING, OVER, UNDER, WIDTH } from '../pieces.ts';
import { effectsIn, groundOf, type Sight } from '../sight.ts';
import { STEPS } from './patch.ts';

/** The tile's squares as they are counted in a face. */
const SLOTS = [0, 1, 4, 5] as const;
const ALL = 15;
const UNBOUND = WIDTH;

/** By which squares share a cell (bits) and which of these go over: 16 × shared + over. */
const HOWS: readonly How[] = Array.from({ length: 256 }, (_, bits) => {
  const way = (square: number) => (((bits >> 4) >> square) & 1 ? ((bits >> square) & 1 ? OVER : UNDER) : NEW);
  return [way(0), way(1), way(2), way(3)];
});

/** A territory that shall get a tile. */
interface Site {
  readonly sight: Sight;
  /** By cell: the cards below, as in the territory. */
  readonly under: readonly number[];
  /** The tile's squares on the ground, as steps from its top-left one. */
  readonly steps: readonly [number, number, number, number];
  /** The widest and highest it may be. */
  readonly bound: number;
}

/** `bound`: as the era has it. */
export function siteOf(sight: Sight, under: readonly number[], bound: number): Site {
  const { width } = groundOf(sight);
  const isBoundless = sight.effects.some((effect) => effect.boundless);
  return { sight, under, steps: [0, 1, width, width + 1], bound: isBoundless ? UNBOUND : bound };
}

/** What a new tile meets at one position. Sets of the tile's squares are bits. */
interface Met {
  shared: number;
  /** The square that cannot go there at all. */
  wrong: number;
  /** Seas and large place of the new tile. */
  seas: number;
  large: number;
  /** For each square that is the first of four to meet it, the squares on a large place of the territory, and whether it can be covered. */
  readonly places: number[];
  readonly coverable: boolean[];
  /** For each square, those that cannot go over if it goes under. */
  readonly bars: number[];
}

function nothingMet(data: DataSet, face: Face): Met {
  const squares = (kind: number) =>
    SLOTS.reduce<number>((set, slot, square) => (data.kind[squareOn(face, slot)] === kind ? set | (1 << square) : set), 0);
  const none = { shared: 0, wrong: 0, places: [0, 0, 0, 0], coverable: [false, false, false, false], bars: [0, 0, 0, 0] };
  return { ...none, seas: squares(SEA), large: squares(LARGE) };
}

/** [P4.4] Whether the territory would keep its bound, with the tile in this row, or column, and the next. */
function isInBound(first: number, last: number, at: number, bound: number): boolean {
  return Math.max(last, at + 1) - Math.min(first, at) < bound;
}

/** The rule against a position whatever goes over or under, or ''. Fills `met` unless there is one. */
function ruleAgainstPosition(site: Site, at: Cell, met: Met): '' | 'P4.2' | 'P4.4' | 'P4.5' | 'P4.7' {
  const { sight, steps, bound } = site;
  const { kinds } = sight;
  const ground = groundOf(sight);
  const { top, bottom, left, right, sides, indices } = ground;
  const row = at >> 6;
  const column = at & (WIDTH - 1);
  if (row < top - 1 || row > bottom || column < left - 1 || column > right) return 'P4.2';
  if (row < 1 || column < 1 || row > WIDTH - 3 || column > WIDTH - 3) return 'P4.2';
  const spot = spotOf(ground, at);
  let shared = 0;
  for (let square = 0; square < 4; square++) if (indices[spot + steps[square]!] !== NOTHING) shared |= 1 << square;
  if (shared === 0) return 'P4.2';
  if (!isInBound(top, bottom, row, bound) || !isInBound(left, right, column, bound)) return 'P4.4';
  met.shared = shared;
  for (let square = 0; square < 4; square++) {
    const here = spot + steps[square]!;
    const index = indices[here]!;
    met.wrong = square;
    if (index !== NOTHING && kinds[index] === SEA) return 'P4.5';
    if (((met.seas >> square) & 1) === 0) continue;
    for (let side = 0; side < 4; side++) {
      const near = indices[here + sides[side]!]!;
      if (near !== NOTHING && kinds[near] === SEA) return 'P4.7';
    }
  }
  meet(site, spot, met);
  return '';
}

/** What the shared cells hold. */
function meet({ sight, under, steps }: Site, spot: number, { places, coverable, bars }: Met): void {
  const { data, cards, top, kinds } = sight;
  const { indices } = groundOf(sight);
  for (let square = 0; square < 4; square++) {
    places[square] = 0;
    bars[square] = 0;
    const index = indices[spot + steps[square]!]!;
    if (index === NOTHING) continue;
    const card = top[index]!;
    for (let other = 0; other < 4; other++) {
      const near = indices[spot + steps[other]!]!;
      if (near === NOTHING || other === square) continue;
      if (top[near] === card || (under[near]! >> card) & 1) bars[square]! |= 1 << other;
    }
    if (kinds[index] !== LARGE) continue;
    let first = square;
    for (let other = 0; other < square; other++) {
      const near = indices[spot + steps[other]!]!;
      if (places[other]! > 0 && top[near] === card) first = other;
    }
    places[first]! |= 1 << square;
    const face = cards[card]!;
    coverable[first] = bitCount(places[first]!) === data.size[face] && !effectsIn(data)[face]?.neverCovered;
  }
}

function bitCount(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1);
}

/** The rule against these squares going over and the other shared ones under, or ''. */
function ruleAgainst(
  { shared, seas, large, places, coverable, bars }: Met,
  over: number,
): '' | 'P4.3' | 'P4.6' | 'P4.8' | 'P4.9' | 'P4.10' {
  const under = shared & ~over;
  if (under === ALL) return 'P4.3';
  if ((under & seas) !== 0) return 'P4.6';
  if ((under & large) !== 0 && (under & large) !== large) return 'P4.8';
  for (let square = 0; square < 4; square++) {
    const covered = over & places[square]!;
    if (covered !== 0 && (covered !== places[square] || !coverable[square])) return 'P4.9';
    if (((under >> square) & 1) === 1 && (over & bars[square]!) !== 0) return 'P4.10';
  }
  return '';
}

/** The squares that can only go under: they are on a large place that cannot be covered. */
function neverOver({ places, coverable }: Met): number {
  let never = 0;
  for (let square = 0; square < 4; square++) if (!coverable[square]) never |= places[square]!;
  return never;
}

/** Why the face cannot go there like that. Answers for any position and any four numbers. */
export function refusePlacement(site: Site, face: Face, at: Cell, how: How): Refusal | undefined {
  const met = nothingMet(site.sight.data, face);
  const isCell = Number.isInteger(at) && at >= 0 && at < WIDTH * WIDTH;
  const against = isCell ? ruleAgainstPosition(site, at, met) : 'P4.2';
  if (against === 'P4.4') return { rule: against, bound: site.bound };
  if (against === 'P4.5' || against === 'P4.7') return { rule: against, at: cellFrom(at, STEPS[met.wrong]!) };
  if (against !== '') return { rule: against };
  let over = 0;
  for (let square = 0; square < 4; square++) {
    const isShared = ((met.shared >> square) & 1) === 1;
    if (isShared ? how[square] !== OVER && how[square] !== UNDER : how[square] !== NEW) return { rule: 'P4.2' };
    if (how[square] === OVER) over |= 1 << square;
  }
  const rule = ruleAgainst(met, over);
  if (rule === '') return undefined;
  return rule === 'P4.9' && coversStatue(site.sight, at, how) ? { rule: 'P13.54' } : { rule };
}

/** [P13.54] */
function coversStatue({ data, cells, cards, top, kinds }: Sight, at: Cell, how: How): boolean {
  return how.some((way, square) => {
    const index = cells.indexOf(cellFrom(at, STEPS[square]!));
    if (way !== OVER || index < 0 || kinds[index] !== LARGE) return false;
    return effectsIn(data)[cards[top[index]!]!]?.neverCovered === true;
  });
}

/** Calls `found` for everywhere the face can go, position by position in reading order. */
export function eachPlacement(site: Site, face: Face, found: (at: Cell, how: How) => void): void {
  const { sight, bound } = site;
  const { top, bottom, left, right } = groundOf(sight);
  const met = nothingMet(sight.data, face);
  for (let row = top - 1; row <= bottom; row++) {
    if (!isInBound(top, bottom, row, bound)) continue;
    for (let column = left - 1; column <= right; column++) {
      if (!isInBound(left, right, column, bound)) continue;
      const at = cellAt(row, column);
      if (ruleAgainstPosition(site, at, met) !== '') continue;
      const { shared, seas } = met;
      // Its own seas go over, and what cannot be covered is not: the others go either way.
      const over = shared & seas;
      const either = shared & ~seas & ~neverOver(met);
      for (let more = either; ; more = (more - 1) & either) {
        if (ruleAgainst(met, over | more) === '') found(at, HOWS[16 * shared + (over | more)]!);
        if (more === 0) break;
      }
    }
  }
}
