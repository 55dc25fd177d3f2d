/** [P7.9] Steps over the places of a territory: who can walk where, and who has to leave a crowded place. */

import type { Seat } from '#engine';
import { type DataSet, dataOf, LARGE } from '../data.ts';
import type { Telling } from '../events.ts';
import { addWorker, removeWorker } from '../home.ts';
import type { Move } from '../moves.ts';
import { type Cell, NOTHING, WIDTH } from '../pieces.ts';
import type { Table, Territory } from '../table.ts';
import { SIDES, squareAt } from '../territory.ts';

/** More than a territory ever has cells or cards. */
const MOST = 512;
const ALL_STEPS = MOST;

/** Written anew by `survey`: places are numbered from 1 in reading order; a cell outside the territory has 0. */
const placeAt = new Int16Array(WIDTH * WIDTH);
const firstCell = new Int16Array(MOST);
/** The cells of a place: its last one, and to each the one before it. */
const lastOf = new Int16Array(MOST);
const before = new Int16Array(WIDTH * WIDTH);
const placeOfCard = new Int16Array(MOST);
const isTaken = new Uint8Array(MOST);
/** Written anew by `walk`. */
const distance = new Int16Array(MOST);
const queue = new Int16Array(MOST);
const surveyed = new Int16Array(MOST);
let cellsSurveyed = 0;

/** Gives how many places there are. */
function survey(data: DataSet, civ: Territory): number {
  for (let i = 0; i < cellsSurveyed; i++) placeAt[surveyed[i] as Cell] = 0;
  cellsSurveyed = civ.cells.length;
  placeOfCard.fill(0, 0, civ.cards.length);
  let count = 0;
  for (let i = 0; i < civ.cells.length; i++) {
    const cell = civ.cells[i] as Cell;
    surveyed[i] = cell;
    const isLarge = data.kind[squareAt(data, civ, i)] === LARGE;
    const card = civ.top[i] as number;
    let place = isLarge ? (placeOfCard[card] as number) : 0;
    if (place === 0) {
      place = ++count;
      firstCell[place] = cell;
      lastOf[place] = NOTHING;
      isTaken[place] = 0;
      if (isLarge) placeOfCard[card] = place;
    }
    placeAt[cell] = place;
    before[cell] = lastOf[place] as number;
    lastOf[place] = cell;
  }
  for (let i = 0; i < civ.workers.length; i++) isTaken[placeAt[civ.workers[i] as Cell] as number] = 1;
  return count;
}

/** Measures the distance of every place from this one, in steps; NOTHING for those farther than `steps`. */
function walk(count: number, from: number, steps: number): void {
  distance.fill(NOTHING, 1, count + 1);
  distance[from] = 0;
  queue[0] = from;
  let end = 1;
  for (let i = 0; i < end; i++) {
    const place = queue[i] as number;
    const next = (distance[place] as number) + 1;
    if (next > steps) return;
    for (let cell = lastOf[place] as number; cell !== NOTHING; cell = before[cell] as number) {
      for (let side = 0; side < SIDES.length; side++) {
        const near = placeAt[cell + (SIDES[side] as number)] as number;
        if (near === 0 || distance[near] !== NOTHING) continue;
        distance[near] = next;
        queue[end++] = near;
      }
    }
  }
}

/** [P7.8] Every walk of these workers to a place that is free now. */
export function walksOf(table: Table, seat: Seat, workers: readonly Cell[], steps: number): Move[] {
  const count = survey(dataOf(table), table.civs[seat] as Territory);
  const moves: Move[] = [];
  for (let i = 0; i < workers.length; i++) {
    const from = workers[i] as Cell;
    walk(count, placeAt[from] as number, steps);
    for (let place = 1; place <= count; place++) {
      if (distance[place] !== NOTHING && isTaken[place] === 0) moves.push({ kind: 'walk', from, to: firstCell[place] as Cell });
    }
  }
  return moves;
}

/** Steps from the place of one cell of the territory to that of another; NOTHING when there is no way. */
export function stepsBetween(table: Table, seat: Seat, from: Cell, to: Cell): number {
  const count = survey(dataOf(table), table.civs[seat] as Territory);
  walk(count, placeAt[from] as number, ALL_STEPS);
  const place = placeAt[to] as number;
  return place === 0 ? NOTHING : (distance[place] as number);
}

/** [P4.17] Of several workers on a place the first stays; each other one goes to the nearest free place, or to the track. */
export function clearCrowds(table: Table, seat: Seat, tell: Telling): void {
  const civ = table.civs[seat] as Territory;
  if (civ.workers.length < 2) return;
  const count = survey(dataOf(table), civ);
  const crowd: Cell[] = [];
  for (let i = 0; i < civ.workers.length; i++) {
    const place = placeAt[civ.workers[i] as Cell] as number;
    if (isTaken[place] === 2) crowd.push(civ.workers[i] as Cell);
    isTaken[place] = 2;
  }
  for (const from of crowd) {
    removeWorker(civ, from);
    walk(count, placeAt[from] as number, ALL_STEPS);
    const place = nearestFree(count);
    if (place === 0) {
      table.track[seat] = (table.track[seat] as number) + 1;
      tell.everyone({ kind: 'homeless', seat });
      continue;
    }
    isTaken[place] = 1;
    const at = firstCell[place] as Cell;
    addWorker(civ, at);
    tell.everyone({ kind: 'settled', seat, at, from: 'crowd' });
  }
}

/** At equal distance the first in reading order; 0 when no place is free. */
function nearestFree(count: number): number {
  let nearest = 0;
  for (let place = 1; place <= count; place++) {
    if (isTaken[place] !== 0 || distance[place] === NOTHING) continue;
    if (nearest === 0 || (distance[place] as number) < (distance[nearest] as number)) nearest = place;
  }
  return nearest;
}
