/** [P4] Where a tile can go. */

import type { Refusal } from '#engine';
import { type DataSet, LARGE, SEA, squareOn } from '../data.ts';
import { type Ground, layOut, spotOf } from '../ground.ts';
import { effectsIn } from '../heroes/effects.ts';
import { type Cell, cellAt, cellFrom, type Face, type How, NEW, NOTHING, OVER, UNDER, WIDTH } from '../pieces.ts';
import type { Territory } from '../table.ts';
import { showsLarge, squareAt } from '../territory.ts';
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
  readonly data: DataSet;
  readonly civ: Territory;
  readonly ground: Ground;
  /** By cell: the kind of square it shows. */
  readonly kinds: readonly number[];
  /** The tile's squares on the ground, as steps from its top-left one. */
  readonly steps: readonly [number, number, number, number];
  /** The widest and highest it may be. */
  readonly bound: number;
}

/** `bound`: as the era has it. */
export function siteOf(data: DataSet, civ: Territory, bound: number): Site {
  const ground = layOut(civ);
  const { width } = ground;
  const kinds: number[] = [];
  for (let i = 0; i < civ.cells.length; i++) kinds.push(data.kind[squareAt(data, civ, i)]!);
  return { data, civ, ground, kinds, steps: [0, 1, width, width + 1], bound: isBoundless(data, civ) ? UNBOUND : bound };
}

/** [P13.54] */
function isBoundless(data: DataSet, civ: Territory): boolean {
  const effects = effectsIn(data);
  for (let card = 1; card < civ.cards.length; card++) {
    if (effects[civ.cards[card]!]?.boundless && showsLarge(data, civ, card)) return true;
  }
  return false;
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

function nothingMet(): Met {
  return { shared: 0, wrong: 0, seas: 0, large: 0, places: [0, 0, 0, 0], coverable: [false, false, false, false], bars: [0, 0, 0, 0] };
}

/** The rule against a position whatever goes over or under, or ''. Fills `met` unless there is one. */
function ruleAgainstPosition(site: Site, face: Face, at: Cell, met: Met): '' | 'P4.2' | 'P4.4' | 'P4.5' | 'P4.7' {
  const { data, ground, kinds, steps, bound } = site;
  const { top, bottom, left, right, sides, indices } = ground;
  const row = at >> 6;
  const column = at & (WIDTH - 1);
  if (row < top - 1 || row > bottom || column < left - 1 || column > right) return 'P4.2';
  if (row < 1 || column < 1 || row > WIDTH - 3 || column > WIDTH - 3) return 'P4.2';
  const spot = spotOf(ground, at);
  let shared = 0;
  for (let square = 0; square < 4; square++) if (indices[spot + steps[square]!] !== NOTHING) shared |= 1 << square;
  if (shared === 0) return 'P4.2';
  const high = Math.max(bottom, row + 1) - Math.min(top, row) + 1;
  const wide = Math.max(right, column + 1) - Math.min(left, column) + 1;
  if (high > bound || wide > bound) return 'P4.4';
  met.shared = shared;
  met.seas = 0;
  met.large = 0;
  for (let square = 0; square < 4; square++) {
    const here = spot + steps[square]!;
    const index = indices[here]!;
    met.wrong = square;
    if (index !== NOTHING && kinds[index] === SEA) return 'P4.5';
    const kind = data.kind[squareOn(face, SLOTS[square]!)];
    if (kind === LARGE) met.large |= 1 << square;
    if (kind !== SEA) continue;
    met.seas |= 1 << square;
    for (let side = 0; side < 4; side++) {
      const near = indices[here + sides[side]!]!;
      if (near !== NOTHING && kinds[near] === SEA) return 'P4.7';
    }
  }
  meet(site, spot, met);
  return '';
}

/** What the shared cells hold. */
function meet({ data, civ, ground, kinds, steps }: Site, spot: number, { places, coverable, bars }: Met): void {
  const { indices } = ground;
  for (let square = 0; square < 4; square++) {
    places[square] = 0;
    bars[square] = 0;
    const index = indices[spot + steps[square]!]!;
    if (index === NOTHING) continue;
    const card = civ.top[index]!;
    for (let other = 0; other < 4; other++) {
      const near = indices[spot + steps[other]!]!;
      if (near === NOTHING || other === square) continue;
      if (civ.top[near] === card || (civ.under[near]! >> card) & 1) bars[square]! |= 1 << other;
    }
    if (kinds[index] !== LARGE) continue;
    let first = square;
    for (let other = 0; other < square; other++) {
      const near = indices[spot + steps[other]!]!;
      if (places[other]! > 0 && civ.top[near] === card) first = other;
    }
    places[first]! |= 1 << square;
    const face = civ.cards[card]!;
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

/** Why the face cannot go there like that. Answers for any position and any four numbers. */
export function refusePlacement(site: Site, face: Face, at: Cell, how: How): Refusal | undefined {
  const met = nothingMet();
  const isCell = Number.isInteger(at) && at >= 0 && at < WIDTH * WIDTH;
  const against = isCell ? ruleAgainstPosition(site, face, at, met) : 'P4.2';
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
  return rule === 'P4.9' && coversStatue(site, at, how) ? { rule: 'P13.54' } : { rule };
}

/** [P13.54] */
function coversStatue({ data, civ }: Site, at: Cell, how: How): boolean {
  return how.some((way, square) => {
    const index = civ.cells.indexOf(cellFrom(at, STEPS[square]!));
    if (way !== OVER || index < 0 || data.kind[squareAt(data, civ, index)] !== LARGE) return false;
    return effectsIn(data)[civ.cards[civ.top[index]!]!]?.neverCovered === true;
  });
}

/** Calls `found` for everywhere the face can go, position by position in reading order. */
export function eachPlacement(site: Site, face: Face, found: (at: Cell, how: How) => void): void {
  const { top, bottom, left, right } = site.ground;
  const met = nothingMet();
  for (let row = top - 1; row <= bottom; row++) {
    for (let column = left - 1; column <= right; column++) {
      const at = cellAt(row, column);
      if (ruleAgainstPosition(site, face, at, met) !== '') continue;
      const { shared } = met;
      for (let over = shared; ; over = (over - 1) & shared) {
        if (ruleAgainst(met, over) === '') found(at, HOWS[16 * shared + over]!);
        if (over === 0) break;
      }
    }
  }
}
