/** [P4] Where a tile can go, and what happens to the territory when it does. */

import type { Refusal } from '#engine';
import { type DataSet, LARGE, PER_FACE, SEA } from '../data.ts';
import { effectsIn } from '../heroes/effects.ts';
import { BARE, type Cell, type Face, type How, NEW, OVER, UNDER, WIDTH } from '../pieces.ts';
import type { Territory } from '../table.ts';
import { SIDES, showsLarge, squareAt } from '../territory.ts';

/** The tile's squares as steps from its top-left cell, and as they are counted in a face. */
const STEPS = [0, 1, WIDTH, WIDTH + 1] as const;
const SLOTS = [0, 1, 4, 5] as const;
const ALL = 15;
const UNBOUND = WIDTH;

/** By which squares share a cell (bits) and which of these go over: 16 × shared + over. */
const HOWS: readonly How[] = Array.from({ length: 256 }, (_, bits) => {
  const way = (square: number) => (((bits >> 4) >> square) & 1 ? ((bits >> square) & 1 ? OVER : UNDER) : NEW);
  return [way(0), way(1), way(2), way(3)];
});

/** Where a territory lies and what a new tile would meet at one position: rewritten whenever it is asked. Sets of the tile's squares are bits. */
const GRID = new Int16Array(WIDTH * WIDTH).fill(-1);
const box = { top: 0, left: 0, bottom: 0, right: 0 };
const met = {
  shared: 0,
  /** Seas and large place of the new tile. */
  seas: 0,
  large: 0,
  /** For each square that is the first of four to meet it, the squares on a large place of the territory, and whether it can be covered. */
  places: [0, 0, 0, 0],
  coverable: [false, false, false, false],
  /** For each square, those that cannot go over if it goes under. */
  bars: [0, 0, 0, 0],
};

/** The widest and highest a territory may be: none with the Statue of Liberty. */
function boundOf(data: DataSet, civ: Territory, bound: number): number {
  for (let card = 1; card < civ.cards.length; card++) {
    if (effectsIn(data)[civ.cards[card] as Face]?.boundless && showsLarge(data, civ, card)) return UNBOUND;
  }
  return bound;
}

/** Lays the territory out on GRID; `lift` must follow. */
function spread({ cells }: Territory): void {
  box.top = (cells[0] as Cell) >> 6;
  box.bottom = (cells[cells.length - 1] as Cell) >> 6;
  box.left = WIDTH;
  box.right = 0;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i] as Cell;
    const column = cell & (WIDTH - 1);
    if (column < box.left) box.left = column;
    if (column > box.right) box.right = column;
    GRID[cell] = i;
  }
}

function lift({ cells }: Territory): void {
  for (let i = 0; i < cells.length; i++) GRID[cells[i] as Cell] = -1;
}

/** What speaks against a position whatever goes over or under. Fills `met` unless it finds something. */
function refusePosition(data: DataSet, civ: Territory, face: Face, at: Cell, bound: number): Refusal | undefined {
  const row = at >> 6;
  const column = at & (WIDTH - 1);
  met.shared = 0;
  if (row < 1 || column < 1 || row > WIDTH - 3 || column > WIDTH - 3) return { rule: 'P4.2' };
  for (let square = 0; square < 4; square++) if ((GRID[at + (STEPS[square] as number)] as number) >= 0) met.shared |= 1 << square;
  if (met.shared === 0) return { rule: 'P4.2' };
  const high = Math.max(box.bottom, row + 1) - Math.min(box.top, row) + 1;
  const wide = Math.max(box.right, column + 1) - Math.min(box.left, column) + 1;
  if (high > bound || wide > bound) return { rule: 'P4.4', bound };
  met.seas = 0;
  met.large = 0;
  for (let square = 0; square < 4; square++) {
    const cell = at + (STEPS[square] as number);
    const index = GRID[cell] as number;
    if (index >= 0 && data.kind[squareAt(data, civ, index)] === SEA) return { rule: 'P4.5', at: cell };
    const kind = data.kind[PER_FACE * face + (SLOTS[square] as number)];
    if (kind === LARGE) met.large |= 1 << square;
    if (kind !== SEA) continue;
    met.seas |= 1 << square;
    for (const side of SIDES) {
      const near = GRID[cell + side] as number;
      if (near >= 0 && data.kind[squareAt(data, civ, near)] === SEA) return { rule: 'P4.7', at: cell };
    }
  }
  meet(data, civ, at);
  return undefined;
}

/** What the shared cells hold. */
function meet(data: DataSet, civ: Territory, at: Cell): void {
  const { places, coverable, bars } = met;
  for (let square = 0; square < 4; square++) {
    places[square] = 0;
    bars[square] = 0;
    const index = GRID[at + (STEPS[square] as number)] as number;
    if (index < 0) continue;
    const card = civ.top[index] as number;
    for (let other = 0; other < 4; other++) {
      const near = GRID[at + (STEPS[other] as number)] as number;
      if (near < 0 || other === square) continue;
      if (civ.top[near] === card || ((civ.under[near] as number) >> card) & 1) bars[square] = (bars[square] as number) | (1 << other);
    }
    if (data.kind[squareAt(data, civ, index)] !== LARGE) continue;
    let first = square;
    for (let other = 0; other < square; other++) {
      const near = GRID[at + (STEPS[other] as number)] as number;
      if ((places[other] as number) > 0 && civ.top[near] === card) first = other;
    }
    places[first] = (places[first] as number) | (1 << square);
    const face = civ.cards[card] as Face;
    coverable[first] = bitCount(places[first] as number) === data.size[face] && !effectsIn(data)[face]?.neverCovered;
  }
}

function bitCount(bits: number): number {
  return (bits & 1) + ((bits >> 1) & 1) + ((bits >> 2) & 1) + ((bits >> 3) & 1);
}

/** The rule against these squares going over and the other shared ones under, or ''. `met` must be filled. */
function ruleAgainst(over: number): '' | 'P4.3' | 'P4.6' | 'P4.8' | 'P4.9' | 'P4.10' {
  const { shared, seas, large, places, coverable, bars } = met;
  const under = shared & ~over;
  if (under === ALL) return 'P4.3';
  if ((under & seas) !== 0) return 'P4.6';
  if ((under & large) !== 0 && (under & large) !== large) return 'P4.8';
  for (let square = 0; square < 4; square++) {
    const covered = over & (places[square] as number);
    if (covered !== 0 && (covered !== places[square] || !coverable[square])) return 'P4.9';
    if (((under >> square) & 1) === 1 && (over & (bars[square] as number)) !== 0) return 'P4.10';
  }
  return '';
}

/** Why the face cannot go there like that. Answers for any position and any four numbers. */
export function refusePlacement(data: DataSet, civ: Territory, face: Face, at: Cell, how: How, bound: number): Refusal | undefined {
  spread(civ);
  const refusal = Number.isInteger(at) ? refusePosition(data, civ, face, at, boundOf(data, civ, bound)) : { rule: 'P4.2' };
  lift(civ);
  if (refusal) return refusal;
  let over = 0;
  for (let square = 0; square < 4; square++) {
    const isShared = ((met.shared >> square) & 1) === 1;
    if (isShared ? how[square] !== OVER && how[square] !== UNDER : how[square] !== NEW) return { rule: 'P4.2' };
    if (how[square] === OVER) over |= 1 << square;
  }
  const rule = ruleAgainst(over);
  if (rule === '') return undefined;
  return rule === 'P4.9' && coversStatue(data, civ, at, how) ? { rule: 'P13.54' } : { rule };
}

/** [P13.54] */
function coversStatue(data: DataSet, civ: Territory, at: Cell, how: How): boolean {
  return how.some((way, square) => {
    const index = civ.cells.indexOf(at + (STEPS[square] as number));
    if (way !== OVER || index < 0 || data.kind[squareAt(data, civ, index)] !== LARGE) return false;
    return effectsIn(data)[civ.cards[civ.top[index] as number] as Face]?.neverCovered === true;
  });
}

/** Calls `found` for everywhere the face can go, position by position in reading order. */
export function eachPlacement(data: DataSet, civ: Territory, face: Face, bound: number, found: (at: Cell, how: How) => void): void {
  const limit = boundOf(data, civ, bound);
  spread(civ);
  for (let row = box.top - 1; row <= box.bottom; row++) {
    for (let column = box.left - 1; column <= box.right; column++) {
      const at = WIDTH * row + column;
      if (refusePosition(data, civ, face, at, limit)) continue;
      const { shared } = met;
      for (let over = shared; ; over = (over - 1) & shared) {
        if (ruleAgainst(over) === '') found(at, HOWS[16 * shared + over] as How);
        if (over === 0) break;
      }
    }
  }
  lift(civ);
}

/** How many cells the tile shares with the territory. */
export function sharedBy(how: How): number {
  let shared = 0;
  for (let square = 0; square < 4; square++) if (how[square] !== NEW) shared++;
  return shared;
}

/** [P4.12] Lays the face down. Gives the building tiles that leave the game with what they lay on, as they are in `civ.built`. */
export function lay(civ: Territory, face: Face, at: Cell, how: How): number[] {
  const card = civ.cards.length;
  civ.cards.push(face);
  civ.at.push(at);
  const gone: number[] = [];
  for (let square = 0; square < 4; square++) {
    const cell = at + (STEPS[square] as number);
    let index = civ.cells.indexOf(cell);
    if (index < 0) {
      index = civ.cells.length;
      while (index > 0 && (civ.cells[index - 1] as Cell) > cell) index--;
      civ.cells.splice(index, 0, cell);
      civ.top.splice(index, 0, card);
      civ.under.splice(index, 0, 0);
      civ.built.splice(index, 0, BARE);
    } else if (how[square] === UNDER) {
      civ.under[index] = (civ.under[index] as number) | (1 << card);
    } else {
      if (civ.built[index] !== BARE) gone.push(civ.built[index] as number);
      civ.built[index] = BARE;
      civ.under[index] = (civ.under[index] as number) | (1 << (civ.top[index] as number));
      civ.top[index] = card;
    }
  }
  return gone;
}

/** Whether the newest card shows its hero, wonder or special building. */
export function hasArrived(data: DataSet, civ: Territory): boolean {
  return showsLarge(data, civ, civ.cards.length - 1);
}
