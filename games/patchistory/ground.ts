/** A territory laid out in rows, for whoever looks at what lies around a cell: made anew, and theirs. */

import { type Cell, NOTHING, WIDTH } from './pieces.ts';

/** How far one may look beyond the outermost cells: to the neighbours of a tile that shares a corner with them. */
const MARGIN = 2;

export interface Ground {
  /** The outermost rows and columns of the territory. */
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
  /** How many cells a row has here, and so the steps to what lies beside one: above, left, right, below. */
  readonly width: number;
  readonly sides: readonly [number, number, number, number];
  /** Row by row, margin included: where the cell stands in the territory's `cells`, or NOTHING. */
  readonly indices: number[];
}

export function layOut(cells: readonly Cell[]): Ground {
  const top = cells[0]! >> 6;
  const bottom = cells[cells.length - 1]! >> 6;
  let left = WIDTH;
  let right = 0;
  for (let i = 0; i < cells.length; i++) {
    const column = cells[i]! & (WIDTH - 1);
    if (column < left) left = column;
    if (column > right) right = column;
  }
  const width = right - left + 1 + 2 * MARGIN;
  const indices: number[] = [];
  for (let n = width * (bottom - top + 1 + 2 * MARGIN); n > 0; n--) indices.push(NOTHING);
  const ground: Ground = { top, bottom, left, right, width, sides: [-width, -1, 1, width], indices };
  for (let i = 0; i < cells.length; i++) indices[spotOf(ground, cells[i]!)] = i;
  return ground;
}

/** Where a cell of the territory or of the margin is found in `indices`. */
export function spotOf({ top, left, width }: Ground, cell: Cell): number {
  return width * ((cell >> 6) - top + MARGIN) + (cell & (WIDTH - 1)) - left + MARGIN;
}
