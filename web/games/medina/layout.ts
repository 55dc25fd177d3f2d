/** Where every square, wall space and tower lies in the picture. */

import { type Board, SIDES, type Space, type Square, TOWERS, WIDTH, writeSpace, writeSquare } from '#games/medina';

/** The size of a square, seen slightly from above; the depth of the ring; what lies around it; how far towers rise. */
export const ACROSS = 40;
export const DOWN = 36;
const RING = 30;
const EDGE = 17;
const RISE = 12;
/** How far the flag of a tower rises over the place of the tower. */
export const FLAG = 28;

export type Place =
  | { readonly kind: 'square'; readonly at: Square }
  | { readonly kind: 'space'; readonly at: Space }
  /** Counted from 0. */
  | { readonly kind: 'tower'; readonly at: number };

export interface Cell {
  /** As players write it: f4, N5; towers are T1 to T4. */
  readonly key: string;
  readonly place: Place;
  /** In the picture, the ring included. */
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  /** A quarter turn to the right, for upright screens: north is on the right. */
  readonly turned: boolean;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  /** Row by row, from the upper left of the picture. */
  readonly cells: readonly Cell[];
  readonly byKey: ReadonlyMap<string, Cell>;
  readonly labels: readonly Label[];
}

/** The corners of the ring, by tower: whether it lies in the east, and in the south. */
const CORNERS = [
  [0, 0],
  [1, 1],
  [1, 0],
  [0, 1],
] as const;

function placesOf({ columns, rows, squares, spaces }: Board): { place: Place; column: number; row: number }[] {
  const list: { place: Place; column: number; row: number }[] = [];
  for (const at of squares) list.push({ place: { kind: 'square', at }, column: 1 + (at % WIDTH), row: 1 + Math.floor(at / WIDTH) });
  for (const at of spaces) {
    const side = SIDES[Math.floor(at / WIDTH)];
    const along = 1 + (at % WIDTH);
    const column = side === 'E' ? columns + 1 : side === 'W' ? 0 : along;
    const row = side === 'S' ? rows + 1 : side === 'N' ? 0 : along;
    list.push({ place: { kind: 'space', at }, column, row });
  }
  for (let at = 0; at < TOWERS; at++) {
    const [east, south] = CORNERS[at] as readonly [number, number];
    list.push({ place: { kind: 'tower', at }, column: east * (columns + 1), row: south * (rows + 1) });
  }
  return list;
}

export function keyOf(place: Place): string {
  switch (place.kind) {
    case 'square':
      return writeSquare(place.at);
    case 'space':
      return writeSpace(place.at);
    case 'tower':
      return `T${place.at + 1}`;
    default:
      return place satisfies never;
  }
}

/** Where the name of a wall space is written: over the flag of a tower that stands right below it. */
export function nameOf({ x, y, width, height, row }: Cell, { rows }: Layout): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: row === rows - 2 ? y + height - FLAG - 1 : y + (height > width ? 15 : 18) };
}

export function layOut(board: Board, turned: boolean): Layout {
  const columns = (turned ? board.rows : board.columns) + 2;
  const rows = (turned ? board.columns : board.rows) + 2;
  const left = (column: number) => EDGE + (column === 0 ? 0 : RING + (column - 1) * ACROSS);
  const top = (row: number) => EDGE + RISE + (row === 0 ? 0 : RING + (row - 1) * DOWN);
  const cells = placesOf(board)
    .map(({ place, column: east, row: south }): Cell => {
      const column = turned ? board.rows + 1 - south : east;
      const row = turned ? east : south;
      const width = column === 0 || column === columns - 1 ? RING : ACROSS;
      const height = row === 0 || row === rows - 1 ? RING : DOWN;
      return { key: keyOf(place), place, column, row, x: left(column), y: top(row), width, height };
    })
    .sort((a, b) => a.row - b.row || a.column - b.column);
  const width = left(columns - 1) + RING + EDGE;
  const height = top(rows - 1) + RING + EDGE;
  const labels: Label[] = [];
  for (let column = 1; column < columns - 1; column++) {
    const text = turned ? String(board.rows + 1 - column) : String.fromCharCode(96 + column);
    labels.push({ text, x: left(column) + ACROSS / 2, y: height - 4 });
  }
  for (let row = 1; row < rows - 1; row++) {
    const text = turned ? String.fromCharCode(96 + row) : String(row);
    labels.push({ text, x: EDGE / 2, y: top(row) + DOWN / 2 + 4 });
  }
  return { turned, columns, rows, width, height, cells, byKey: new Map(cells.map((cell) => [cell.key, cell])), labels };
}
