/** [M1.2] The city and its ring, worked out once for each board. */

import type { Edition, Space, Square } from './pieces.ts';

/** Squares are numbered as on the widest board. */
export const WIDTH = 16;
export const SQUARES = 176;
export const SPACES = 64;
export const ARMS = 8;

/** [M8.3] The tower (counted from 0: north-west, south-east, north-east, south-west) from which each arm starts. */
export const TOWER_OF_ARM = [0, 2, 2, 1, 3, 1, 0, 3] as const;

export interface Board {
  readonly columns: number;
  readonly rows: number;
  readonly squares: readonly Square[];
  /** Those with a square between them and the wall spaces. */
  readonly inner: readonly Square[];
  /** The squares at the sides of each square, and all around it: the sides first. */
  readonly beside: readonly (readonly Square[])[];
  readonly around: readonly (readonly Square[])[];
  readonly spaces: readonly Space[];
  /** The wall spaces at each square. */
  readonly spacesAt: readonly (readonly Space[])[];
  /** The square at each wall space. */
  readonly foot: readonly Square[];
  /** How many spaces each side has: north, east, south, west. */
  readonly lengths: readonly number[];
  /** [M10.4] The squares two steps from each square, straight along a row or column. */
  readonly twoSteps: readonly (readonly Square[])[];
}

function makeBoard(columns: number, rows: number): Board {
  const at = (column: number, row: number) => WIDTH * row + column;
  const isIn = (column: number, row: number) => column >= 0 && row >= 0 && column < columns && row < rows;
  const steps = (distance: number) =>
    [
      [0, -distance],
      [-distance, 0],
      [distance, 0],
      [0, distance],
    ] as const;
  const corners = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const;
  const squares: Square[] = [];
  const inner: Square[] = [];
  const beside: Square[][] = Array.from({ length: SQUARES }, () => []);
  const around: Square[][] = Array.from({ length: SQUARES }, () => []);
  const twoSteps: Square[][] = Array.from({ length: SQUARES }, () => []);
  const spacesAt: Space[][] = Array.from({ length: SQUARES }, () => []);
  const spaces: Space[] = [];
  const foot: Square[] = new Array(SPACES).fill(-1);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const square = at(column, row);
      squares.push(square);
      if (isIn(column - 1, row - 1) && isIn(column + 1, row + 1)) inner.push(square);
      const near = (moves: readonly (readonly [number, number])[]) =>
        moves.flatMap(([dx, dy]) => (isIn(column + dx, row + dy) ? [at(column + dx, row + dy)] : []));
      beside[square] = near(steps(1));
      around[square] = near([...steps(1), ...corners]);
      twoSteps[square] = near(steps(2));
    }
  }
  const side = (n: number, length: number, square: (place: number) => Square) => {
    for (let place = 0; place < length; place++) {
      const space = WIDTH * n + place;
      spaces.push(space);
      foot[space] = square(place);
      spacesAt[square(place)]!.push(space);
    }
  };
  side(0, columns, (place) => at(place, 0));
  side(1, rows, (place) => at(columns - 1, place));
  side(2, columns, (place) => at(place, rows - 1));
  side(3, rows, (place) => at(0, place));
  return { columns, rows, squares, inner, beside, around, spaces, spacesAt, foot, lengths: [columns, rows, columns, rows], twoSteps };
}

export const BOARDS: readonly Board[] = [makeBoard(16, 11), makeBoard(14, 10)];

/** The board that is played on. */
export function boardFor(edition: Edition, seats: number): number {
  return edition === 'second' && seats === 2 ? 1 : 0;
}
