/** [P7.9] Steps over the places of a territory: who can walk where, and who has to leave a crowded place. */

import type { Seat } from '#engine';
import { type DataSet, dataOf, LARGE } from '../data.ts';
import type { Telling } from '../events.ts';
import { type Ground, layOut, spotOf } from '../ground.ts';
import { addWorker, removeWorker } from '../home.ts';
import type { Move } from '../moves.ts';
import { type Cell, NOTHING, WIDTH } from '../pieces.ts';
import type { Table, Territory } from '../table.ts';
import { placeOf, squareAt } from '../territory.ts';

/** More than there are on any territory. */
const ALL_STEPS = WIDTH * WIDTH;

/** The places of a territory. Each is known by its first cell: a number in `cells`. */
interface Places {
  readonly cells: readonly Cell[];
  /** With the place of each cell. */
  readonly ground: Ground;
  /** By cell: the next one of the same place, or NOTHING. */
  readonly next: readonly number[];
  /** By place: whether a worker stands there. */
  readonly isTaken: boolean[];
}

function survey(data: DataSet, civ: Territory): Places {
  const { cells, top, workers } = civ;
  const ground = layOut(civ);
  const next: number[] = [];
  const isTaken: boolean[] = [];
  /** By card: the cell of its large place that was seen last. */
  const last: number[] = [];
  for (let i = 0; i < cells.length; i++) {
    next.push(NOTHING);
    isTaken.push(false);
    if (data.kind[squareAt(data, civ, i)] !== LARGE) continue;
    const card = top[i]!;
    const previous = last[card];
    last[card] = i;
    if (previous === undefined) continue;
    next[previous] = i;
    ground.indices[spotOf(ground, cells[i]!)] = ground.indices[spotOf(ground, cells[previous]!)]!;
  }
  const places: Places = { cells, ground, next, isTaken };
  for (let i = 0; i < workers.length; i++) isTaken[placeAt(places, workers[i]!)] = true;
  return places;
}

/** The place of a cell of the territory. */
function placeAt({ ground }: Places, cell: Cell): number {
  return ground.indices[spotOf(ground, cell)]!;
}

/** The distance of every place from this one, in steps; NOTHING for those farther than `steps`, and for what is no place. */
function distancesFrom({ cells, ground, next }: Places, from: number, steps: number): number[] {
  const { indices, sides } = ground;
  const distances: number[] = [];
  for (let i = 0; i < cells.length; i++) distances.push(NOTHING);
  distances[from] = 0;
  const queue = [from];
  for (let i = 0; i < queue.length; i++) {
    const place = queue[i]!;
    const distance = distances[place]! + 1;
    if (distance > steps) break;
    for (let index = place; index !== NOTHING; index = next[index]!) {
      const spot = spotOf(ground, cells[index]!);
      for (let side = 0; side < sides.length; side++) {
        const near = indices[spot + sides[side]!]!;
        if (near === NOTHING || distances[near] !== NOTHING) continue;
        distances[near] = distance;
        queue.push(near);
      }
    }
  }
  return distances;
}

/** [P7.8] Every walk of these workers to a place that is free now. */
export function walksOf(table: Table, seat: Seat, workers: readonly Cell[], steps: number): Move[] {
  const places = survey(dataOf(table), table.civs[seat]!);
  const { cells, isTaken } = places;
  const moves: Move[] = [];
  for (let i = 0; i < workers.length; i++) {
    const from = workers[i]!;
    const distances = distancesFrom(places, placeAt(places, from), steps);
    for (let place = 0; place < distances.length; place++) {
      if (distances[place] !== NOTHING && !isTaken[place]) moves.push({ kind: 'walk', from, to: cells[place]! });
    }
  }
  return moves;
}

/** Steps from the place of one cell of the territory to that of another; NOTHING when there is no way. */
export function stepsBetween(table: Table, seat: Seat, from: Cell, to: Cell): number {
  const places = survey(dataOf(table), table.civs[seat]!);
  return distancesFrom(places, placeAt(places, from), ALL_STEPS)[placeAt(places, to)]!;
}

/** [P4.17] Of several workers on a place the first stays; each other one goes to the nearest free place, or to the track. */
export function clearCrowds(table: Table, seat: Seat, tell: Telling): void {
  const civ = table.civs[seat]!;
  const data = dataOf(table);
  const held = civ.workers.map((worker) => placeOf(data, civ, worker));
  const crowd = civ.workers.filter((_, n) => held.indexOf(held[n]!) < n);
  if (crowd.length === 0) return;
  const places = survey(data, civ);
  for (const from of crowd) {
    removeWorker(civ, from);
    const place = nearestFree(places, placeAt(places, from));
    if (place === NOTHING) {
      table.track[seat]! += 1;
      tell.everyone({ kind: 'homeless', seat });
      continue;
    }
    places.isTaken[place] = true;
    const at = places.cells[place]!;
    addWorker(civ, at);
    tell.everyone({ kind: 'settled', seat, at, from: 'crowd' });
  }
}

/** At equal distance the first in reading order; NOTHING when no place is free. */
function nearestFree(places: Places, from: number): number {
  const distances = distancesFrom(places, from, ALL_STEPS);
  let nearest: number = NOTHING;
  for (let place = 0; place < distances.length; place++) {
    if (places.isTaken[place] || distances[place] === NOTHING) continue;
    if (nearest === NOTHING || distances[place]! < distances[nearest]!) nearest = place;
  }
  return nearest;
}
