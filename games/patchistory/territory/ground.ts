/** A territory laid out in rows, for whoever looks at what lies around a cell: made anew, and theirs. */

import { type Cell, NOTHING, WIDTH } from '../pieces.ts';

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
  /** By cell: its spot. */
  readonly spots: readonly number[];
  /** By spot, row by row, margin included: where the cell stands in the territory's `cells`, or NOTHING. */
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
  const spots: number[] = cells.slice();
  const indices = NOWHERE.slice(0, width * (bottom - top + 1 + 2 * MARGIN));
  const ground: Ground = { top, bottom, left, right, width, sides: [-width, -1, 1, width], spots, indices };
  for (let i = 0; i < cells.length; i++) {
    const spot = spotOf(ground, cells[i]!);
    spots[i] = spot;
    indices[spot] = i;
  }
  return ground;
}

/** On ground as large as there can be. */
export const MOST_SPOTS = (WIDTH + 2 * MARGIN) ** 2;
const NOWHERE: readonly number[] = Array.from({ length: MOST_SPOTS }, () => NOTHING);

/** Where a cell of the territory or of the margin is found, row by row. */
export function spotOf({ top, left, width }: Ground, cell: Cell): number {
  return width * ((cell >> 6) - top + MARGIN) + (cell & (WIDTH - 1)) - left + MARGIN;
}
