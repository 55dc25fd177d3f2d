/** [M1.2] The city and its ring, worked out once for each board. */

import { type Edition, NOWHERE, type Space, type Square } from './pieces.ts';

/** Squares are numbered as on the widest board. */
export const WIDTH = 16;
export const SQUARES = 176;
export const SPACES = 64;
export const ARMS = 8;

/** [M8.3] The tower (counted from 0: north-west, south-east, north-east, south-west) from which each arm starts. */
export const TOWER_OF_ARM = [0, 2, 2, 1, 3, 1, 0, 3] as const;

export function squareAt(column: number, row: number): Square {
  return (WIDTH * row + column) as Square;
}

export function spaceAt(side: number, place: number): Space {
  return (WIDTH * side + place) as Space;
}

/** All of them, each at its own number, and the few spaces at the end of a side that no board has. */
export const EVERY_SQUARE: readonly Square[] = Array.from({ length: SQUARES }, (_, n) => squareAt(n % WIDTH, Math.floor(n / WIDTH)));
export const EVERY_SPACE: readonly Space[] = Array.from({ length: SPACES }, (_, n) => spaceAt(Math.floor(n / WIDTH), n % WIDTH));

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
  const foot: Square[] = new Array(SPACES).fill(NOWHERE);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const square = squareAt(column, row);
      squares.push(square);
      if (isIn(column - 1, row - 1) && isIn(column + 1, row + 1)) inner.push(square);
      const near = (moves: readonly (readonly [number, number])[]) =>
        moves.flatMap(([dx, dy]) => (isIn(column + dx, row + dy) ? [squareAt(column + dx, row + dy)] : []));
      beside[square] = near(steps(1));
      around[square] = near([...steps(1), ...corners]);
      twoSteps[square] = near(steps(2));
    }
  }
  const side = (n: number, length: number, square: (place: number) => Square) => {
    for (let place = 0; place < length; place++) {
      const space = spaceAt(n, place);
      spaces.push(space);
      foot[space] = square(place);
      spacesAt[square(place)]!.push(space);
    }
  };
  side(0, columns, (place) => squareAt(place, 0));
  side(1, rows, (place) => squareAt(columns - 1, place));
  side(2, columns, (place) => squareAt(place, rows - 1));
  side(3, rows, (place) => squareAt(0, place));
  return { columns, rows, squares, inner, beside, around, spaces, spacesAt, foot, lengths: [columns, rows, columns, rows], twoSteps };
}

export const BOARDS: readonly Board[] = [makeBoard(16, 11), makeBoard(14, 10)];

/** The board that is played on. */
export function boardFor(edition: Edition, seats: number): number {
  return edition === 'second' && seats === 2 ? 1 : 0;
}
