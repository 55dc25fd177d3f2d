/** [P7.9] Steps over the places of a territory: who can walk where, and who has to leave a crowded place. */

import type { Seat } from '#engine';
import { addWorker, removeWorker } from '../civilisation/home.ts';
import type { Telling } from '../events.ts';
import type { Move } from '../moves.ts';
import { type Cell, NOTHING, WIDTH } from '../pieces.ts';
import type { Table } from '../table.ts';
import { groundOf, type Land, placesOf } from '../territory/land.ts';
import { postsOf, sightOf } from '../territory/sight.ts';

/** More than there are on any territory. */
const ALL_STEPS = WIDTH * WIDTH;

/** The place of a cell of the territory: a number in `cells`. */
function placeAt(land: Land, cell: Cell): number {
  return placesOf(land).place[land.cells.indexOf(cell)]!;
}

/** Of the last question, and where it has come to. */
const distances = new Int16Array(WIDTH * WIDTH);
const queue = new Int16Array(WIDTH * WIDTH);

/** The distance of every place from this one, in steps; NOTHING for those farther than `steps`, and for what is no place. */
function distancesFrom(land: Land, from: number, steps: number): Int16Array {
  const { place, next } = placesOf(land);
  const { spots, indices, sides } = groundOf(land);
  distances.fill(NOTHING, 0, spots.length);
  distances[from] = 0;
  queue[0] = from;
  let asked = 1;
  for (let i = 0; i < asked; i++) {
    const distance = distances[queue[i]!]! + 1;
    if (distance > steps) break;
    for (let index = queue[i]!; index !== NOTHING; index = next[index]!) {
      for (let side = 0; side < sides.length; side++) {
        const neighbour = indices[spots[index]! + sides[side]!]!;
        if (neighbour === NOTHING) continue;
        const near = place[neighbour]!;
        if (distances[near] !== NOTHING) continue;
        distances[near] = distance;
        queue[asked++] = near;
      }
    }
  }
  return distances;
}

/** [P7.8] Every walk of these workers to a place that is free now. */
export function walksOf(table: Table, seat: Seat, workers: readonly Cell[], steps: number): Move[] {
  const sight = sightOf(table, seat);
  const { land } = sight;
  const { cells } = land;
  const { places } = postsOf(sight);
  const moves: Move[] = [];
  for (let i = 0; i < workers.length; i++) {
    const from = workers[i]!;
    const distances = distancesFrom(land, placeAt(land, from), steps);
    for (const taken of places) distances[taken] = NOTHING;
    for (let place = 0; place < cells.length; place++) {
      if (distances[place] !== NOTHING) moves.push({ kind: 'walk', from, to: cells[place]! });
    }
  }
  return moves;
}

/** Steps from the place of one cell of the territory to that of another; NOTHING when there is no way. */
export function stepsBetween(table: Table, seat: Seat, from: Cell, to: Cell): number {
  const { land } = sightOf(table, seat);
  return distancesFrom(land, placeAt(land, from), ALL_STEPS)[placeAt(land, to)]!;
}

/** [P4.17] Of several workers on a place the first stays; each other one goes to the nearest free place, or to the track. */
export function clearCrowds(table: Table, seat: Seat, tell: Telling): void {
  const civ = table.civs[seat]!;
  const sight = sightOf(table, seat);
  if (!postsOf(sight).isCrowded) return;
  const { land } = sight;
  const { places } = postsOf(sight);
  const crowd = sight.workers.filter((_, n) => places.indexOf(places[n]!) < n);
  const held = places.slice();
  for (const from of crowd) {
    removeWorker(civ, from);
    const place = nearestFree(land, held, placeAt(land, from));
    if (place === NOTHING) {
      table.track[seat]! += 1;
      tell.everyone({ kind: 'homeless', seat });
      continue;
    }
    held.push(place);
    const at = land.cells[place]!;
    addWorker(civ, at);
    tell.everyone({ kind: 'settled', seat, at, from: 'crowd' });
  }
}

/** At equal distance the first in reading order; NOTHING when no place is free. */
function nearestFree(land: Land, held: readonly number[], from: number): number {
  const distances = distancesFrom(land, from, ALL_STEPS);
  let nearest: number = NOTHING;
  for (let place = 0; place < land.cells.length; place++) {
    if (held.includes(place) || distances[place] === NOTHING) continue;
    if (nearest === NOTHING || distances[place]! < distances[nearest]!) nearest = place;
  }
  return nearest;
}
