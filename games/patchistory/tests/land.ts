/** A territory in words, for the second telling of the game (`retold.test.ts`): cells are "row,column", squares what the text of the tiles says. */

import assert from 'node:assert/strict';
import { BLACK_SIDES } from '../data/black.ts';
import { BUILDINGS } from '../data/buildings.ts';
import { CAPITALS } from '../data/capitals.ts';
import { WHITE_SIDES } from '../data/white.ts';

const LINES = [CAPITALS, WHITE_SIDES, BLACK_SIDES].flatMap((text) => text.trim().split(/\n+/)).map((line) => line.split(' : '));
/** A face has the number of its line. */
export const FACES = LINES.map(([id]) => (id as string).trim());
export const SQUARES = new Map(
  LINES.map(([id, squares]) => [(id as string).trim(), (squares as string).split(' / ').map((row) => row.split(' '))]),
);
/** Of the black sides: what is on it, and its symbols. */
export const LARGE = new Map(
  LINES.flatMap(([id, , large, symbols]) => (large ? [[id as string, { large, symbols: symbols as string }]] : [])),
);
export const WHITES = FACES.filter((id) => id.startsWith('W'));
export const TILES = BUILDINGS.trim()
  .split('\n')
  .map((line) => line.split(' : '));

/** A cell is "row,column" as the notation counts; two of them in reading order. */
export const cellOf = (at: number) => `${Math.floor(at / 64) - 32},${(at % 64) - 32}`;
const KNOWN = new Map<string, readonly [number, number]>();
export function parts(cell: string): readonly [number, number] {
  let known = KNOWN.get(cell);
  if (!known) {
    known = cell.split(',').map(Number) as [number, number];
    KNOWN.set(cell, known);
  }
  return known;
}
export const inOrder = (one: string, other: string) => {
  const [a, b] = [parts(one), parts(other)];
  return a[0] - b[0] || a[1] - b[1];
};
export const beside = (cell: string) => {
  const [row, column] = parts(cell);
  return [`${row - 1},${column}`, `${row},${column - 1}`, `${row},${column + 1}`, `${row + 1},${column}`];
};
export const fourOf = (corner: string) => {
  const [row, column] = parts(corner);
  return [corner, `${row},${column + 1}`, `${row + 1},${column}`, `${row + 1},${column + 1}`];
};

type Symbols = readonly (readonly [letter: string, n: number])[];
const READ = new Map<string, Symbols>();
/** "A1D2" as A 1, D 2. */
export function symbols(text: string): Symbols {
  let read = READ.get(text);
  if (!read) {
    read = [...text.matchAll(/([A-Z])(\d)/g)].map(([, letter, n]) => [letter as string, Number(n)] as const);
    READ.set(text, read);
  }
  return read;
}

interface Cell {
  /** The face on top and what its square says, the faces below, and the building tile: its id, or "fallow" and who laid it. */
  face: string;
  says: string;
  below: string[];
  tile: string;
}

export class Land {
  readonly cells = new Map<string, Cell>();
  workers: string[] = [];

  says(cell: string): string {
    const { says, tile } = this.cells.get(cell)!;
    if (tile === '') return says;
    return tile.startsWith('fallow') ? '.' : TILES.find(([id]) => id === tile)![2]!;
  }

  /** The cells of the place that this cell belongs to, in reading order. */
  place(cell: string): string[] {
    if (this.says(cell) !== 'X') return [cell];
    const { face } = this.cells.get(cell)!;
    return [...this.cells.keys()].filter((at) => this.says(at) === 'X' && this.cells.get(at)?.face === face).sort(inOrder);
  }

  places(): string[] {
    return [...this.cells.keys()].sort(inOrder).filter((cell) => this.place(cell)[0] === cell);
  }

  free(): string[] {
    return this.places().filter((cell) => !this.place(cell).some((at) => this.workers.includes(at)));
  }

  put(cell: string): void {
    this.workers = [...this.workers, cell].sort(inOrder);
  }

  take(cell: string): void {
    assert.ok(this.workers.includes(cell));
    this.workers = this.workers.filter((at) => at !== cell);
  }

  /** Heroes, wonders and special buildings in sight: "H MOSES". */
  large(): string[] {
    const faces = new Set<string>();
    for (const [at, { face, says }] of this.cells) if (says === 'X' && this.says(at) === 'X') faces.add(face);
    return [...faces].map((face) => LARGE.get(face)?.large as string);
  }

  count(says: string): number {
    return [...this.cells.keys()].filter((cell) => this.says(cell) === says).length;
  }

  /** Golden texts of this name with a worker on them. */
  texts(name: string): number {
    return this.workers.filter((cell) => this.says(cell).endsWith(`|*${name}`)).length;
  }

  lay(face: string, corner: string, how: readonly number[]): void {
    for (const [square, cell] of fourOf(corner).entries()) {
      const says = SQUARES.get(face)!.flat()[square]!;
      const was = this.cells.get(cell);
      if (!was) this.cells.set(cell, { face, says, below: [], tile: '' });
      else if (how[square] === 2) was.below.push(face);
      else this.cells.set(cell, { face, says, below: [...was.below, was.face], tile: '' });
    }
  }

  /** What is wrong with a face there, NEW 0, OVER 1 or UNDER 2 square by square. */
  fault(face: string, corner: string, how: readonly number[], bound: number): string {
    const squares = SQUARES.get(face)?.flat() as string[];
    const cells = fourOf(corner);
    const over = cells.filter((_, square) => how[square] === 1);
    const under = cells.filter((_, square) => how[square] === 2);
    if (cells.some((cell, square) => this.cells.has(cell) !== (how[square] !== 0))) return 'new, over or under';
    if (over.length + under.length === 0) return 'shares nothing';
    if (under.length === 4) return 'out of sight';
    const all = [...this.cells.keys(), ...cells].map(parts);
    const extent = (n: 0 | 1) => Math.max(...all.map((at) => at[n])) - Math.min(...all.map((at) => at[n])) + 1;
    if (!this.large().includes('W STATUEOFLIBERTY') && (extent(0) > bound || extent(1) > bound)) return 'too large';
    if ([...over, ...under].some((cell) => this.says(cell) === '~')) return 'a sea is there';
    if (cells.some((cell, square) => squares[square] === '~' && under.includes(cell))) return 'a sea goes under';
    const parted = new Set(cells.filter((_, square) => squares[square] === 'X').map((cell) => under.includes(cell)));
    if (parted.size === 2) return 'its large place is parted';
    for (const cell of over) {
      if (this.place(cell).some((at) => this.says(at) === 'X' && !over.includes(at))) return 'covers a part';
      if (this.says(cell) === 'X' && LARGE.get(this.cells.get(cell)?.face as string)?.large === 'W STATUEOFLIBERTY')
        return 'covers the statue';
    }
    for (const below of under) {
      const card = this.cells.get(below)?.face as string;
      for (const above of over) {
        const { face: top, below: rest } = this.cells.get(above)!;
        if (top === card || rest.includes(card)) return 'above and below a card';
      }
    }
    const seen = (cell: string) =>
      cells.includes(cell) && !under.includes(cell) ? squares[cells.indexOf(cell)] : this.cells.has(cell) ? this.says(cell) : '';
    const seas = cells.filter((cell) => seen(cell) === '~');
    return seas.some((cell) => beside(cell).some((at) => seen(at) === '~')) ? 'two seas' : '';
  }
}
