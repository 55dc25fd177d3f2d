/** A territory laid out in rows, for whoever looks at what lies around a cell: made anew, and theirs. */

import { LARGE, SEA } from './data.ts';
import { type Cell, NOTHING, WIDTH } from './pieces.ts';

/** How far one may look beyond the outermost cells: to the neighbours of a tile that shares a corner with them. */
const MARGIN = 2;

/** What lies on a spot and beside it, by number of the bit: a cell of the territory, a sea, a sea on one of its sides, a large place. */
export const TAKEN = 0;
export const WET = 1;
export const COAST = 2;
export const PLACE = 3;
/** The bits above are the number of the card on top: of a card that no territory has, where none lies. */
export const CARD = 4;
const NO_CARD = 31;

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
  /** By spot: TAKEN to CARD. */
  readonly lies: number[];
}

/** By cell: the kind of square it shows, and the card on top. */
export function layOut(cells: readonly Cell[], kinds: readonly number[], cards: readonly number[]): Ground {
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
  const size = width * (bottom - top + 1 + 2 * MARGIN);
  const spots: number[] = cells.slice();
  const indices = NOWHERE.slice(0, size);
  const lies = BARREN.slice(0, size);
  const ground: Ground = { top, bottom, left, right, width, sides: [-width, -1, 1, width], spots, indices, lies };
  for (let i = 0; i < cells.length; i++) {
    const spot = spotOf(ground, cells[i]!);
    spots[i] = spot;
    indices[spot] = i;
    lies[spot] = (lies[spot]! & (1 << COAST)) | (1 << TAKEN) | (cards[i]! << CARD);
    if (kinds[i] === LARGE) lies[spot]! |= 1 << PLACE;
    else if (kinds[i] === SEA) flood(ground, spot);
  }
  return ground;
}

function flood({ lies, sides }: Ground, spot: number): void {
  lies[spot]! |= 1 << WET;
  for (let side = 0; side < sides.length; side++) lies[spot + sides[side]!]! |= 1 << COAST;
}

/** As large as a ground can be. */
export const SPOTS = (WIDTH + 2 * MARGIN) ** 2;
const NOWHERE: readonly number[] = Array.from({ length: SPOTS }, () => NOTHING);
const BARREN: readonly number[] = NOWHERE.map(() => NO_CARD << CARD);

/** Where a cell of the territory or of the margin is found, row by row. */
export function spotOf({ top, left, width }: Ground, cell: Cell): number {
  return width * ((cell >> 6) - top + MARGIN) + (cell & (WIDTH - 1)) - left + MARGIN;
}
