/**
 * [M4.2] [M4.4] The room that palaces have in the city: to begin, and to grow. It is looked for once on the table that is asked about,
 * and followed from there, piece by piece, as long as nobody asks about another.
 */

import { SQUARES } from './board.ts';
import { EMPTY, FREE, NEAR, type Square, type Table } from './pieces.ts';

/** Squares as bits: bit n of word m is square 32 m + n. */
export type Squares = Int32Array;
const WORDS = Math.ceil(SQUARES / 32);

export interface Room {
  /** Where a palace can begin. */
  readonly begin: Squares;
  /** Where one that stands can grow. */
  readonly grow: Squares;
  /** On how many squares each palace can. */
  readonly growths: Int32Array;
}

const room: Room = { begin: new Int32Array(WORDS), grow: new Int32Array(WORDS), growths: new Int32Array(SQUARES) };
/** The table that it is the room of. */
let known: Table | undefined;

export function roomOf(table: Table): Room {
  if (table !== known) look(table);
  return room;
}

function look(table: Table): void {
  const { city, ground } = table;
  const { begin, grow, growths } = room;
  known = table;
  growths.fill(0);
  const [empty, free, near] = [EMPTY, FREE, NEAR];
  for (let word = 0; word < begin.length; word++) {
    let beginning = 0;
    let growing = 0;
    const end = Math.min(ground.length, 32 * word + 32);
    for (let square = 32 * word; square < end; square++) {
      const palace = ground[square]!;
      if (palace === free) beginning |= 1 << square;
      else if (palace >= 0 && palace < near && city[square] === empty) {
        growing |= 1 << square;
        growths[palace]! += 1;
      }
    }
    begin[word] = beginning;
    grow[word] = growing;
  }
}

/** Something comes to stand on an empty square: for good. */
export function occupy(table: Table, square: Square, stands: number, ground: number): void {
  if (table === known) lose(square, table.ground[square]!);
  table.city[square] = stands;
  table.ground[square] = ground;
}

/** The ground of an empty square becomes another. */
export function changeGround(table: Table, square: Square, ground: number): void {
  if (table === known) {
    lose(square, table.ground[square]!);
    gain(square, ground);
  }
  table.ground[square] = ground;
}

function isPalace(ground: number): boolean {
  return ground >= 0 && ground < NEAR;
}

function lose(square: Square, ground: number): void {
  if (ground === FREE) room.begin[square >> 5]! &= ~(1 << square);
  else if (isPalace(ground)) {
    room.grow[square >> 5]! &= ~(1 << square);
    room.growths[ground]! -= 1;
  }
}

function gain(square: Square, ground: number): void {
  if (!isPalace(ground)) return;
  room.grow[square >> 5]! |= 1 << square;
  room.growths[ground]! += 1;
}

export function isNone(squares: Squares): boolean {
  for (let word = 0; word < squares.length; word++) if (squares[word] !== 0) return false;
  return true;
}

/** Puts squares into a list, from its start and in their order, and says how many there are. */
export function listSquares(squares: Squares, into: Square[]): number {
  let n = 0;
  for (let word = 0; word < squares.length; word++) {
    for (let rest = squares[word]!; rest !== 0; rest &= rest - 1) {
      into[n++] = (32 * word + 31 - Math.clz32(rest & -rest)) as Square;
    }
  }
  return n;
}
