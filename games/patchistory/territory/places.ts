/** [P2.2] The places of a territory: where somebody stands, and where there is room for a building. */

import type { Seat } from '#engine';
import { LARGE, SEA } from '../data/data.ts';
import type { Cell } from '../pieces.ts';
import type { Table } from '../table.ts';
import type { Land } from './land.ts';
import { postsOf, sightOf } from './sight.ts';

/** Places without a worker, in reading order. */
export function freePlaces(table: Table, seat: Seat): readonly Cell[] {
  return postsOf(sightOf(table, seat)).free;
}

/** [P2.4] Whether the cell names a place without a worker. Answers for any cell. */
export function isFree(table: Table, seat: Seat, cell: Cell): boolean {
  return freePlaces(table, seat).includes(cell);
}

/** Whether the cell is a place of one square, whatever lies or stands on it. Answers for any cell. */
export function isSmall(table: Table, seat: Seat, cell: Cell): boolean {
  const { cells, kinds } = sightOf(table, seat).land;
  const index = cells.indexOf(cell);
  return index >= 0 && kinds[index] !== LARGE;
}

/** [P6.17] Whether the cell is a sea. */
export function isSea(table: Table, seat: Seat, cell: Cell): boolean {
  const { cells, kinds } = sightOf(table, seat).land;
  return kinds[cells.indexOf(cell)] === SEA;
}

/** Places of one square, in reading order. */
export function smallPlaces({ cells, kinds }: Land): readonly Cell[] {
  return cells.filter((_, index) => kinds[index] !== LARGE);
}
