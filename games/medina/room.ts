/**
 * [M4.2] [M4.4] The room that palaces have in the city: to begin, and to grow. It is looked for once on the table that is asked about,
 * and followed from there, piece by piece, as long as nobody asks about another.
 */

import { SQUARES } from './board.ts';
import { EMPTY, FREE, NEAR, type Palace, type Square, type Table } from './pieces.ts';

/** The table that is followed. */
let followed: Table | undefined;
/** Its squares where a palace can begin, and where one can grow: bit n of word m is square 32 m + n. */
const begin = new Int32Array(Math.ceil(SQUARES / 32));
const grow = new Int32Array(begin.length);
/** On how many squares each palace can grow. */
const growths = new Int32Array(SQUARES);

/** Whether a palace can begin anywhere. */
export function hasRoomToBegin(table: Table): boolean {
  follow(table);
  return hasAny(begin);
}

/** Whether any palace can grow. */
export function hasRoomToGrow(table: Table): boolean {
  follow(table);
  return hasAny(grow);
}

/** On how many squares a palace can grow. */
export function growthsOf(table: Table, palace: Palace): number {
  follow(table);
  return growths[palace]!;
}

/** Puts every square where a palace can begin into a list, from its start, and says how many there are. */
export function listBeginnings(table: Table, into: Uint8Array): number {
  follow(table);
  return list(begin, into);
}

/** The same for squares where a palace can grow. */
export function listGrowths(table: Table, into: Uint8Array): number {
  follow(table);
  return list(grow, into);
}

function hasAny(squares: Int32Array): boolean {
  for (let word = 0; word < squares.length; word++) if (squares[word] !== 0) return true;
  return false;
}

function list(squares: Int32Array, into: Uint8Array): number {
  let n = 0;
  for (let word = 0; word < squares.length; word++) {
    for (let rest = squares[word]!; rest !== 0; rest &= rest - 1) into[n++] = 32 * word + 31 - Math.clz32(rest & -rest);
  }
  return n;
}

/** Something comes to stand on an empty square, for good. */
export function occupy(table: Table, square: Square, stands: number, ground: number): void {
  if (table === followed) lose(square, table.ground[square]!);
  table.city[square] = stands;
  table.ground[square] = ground;
}

/** The ground of an empty square becomes that of a palace, or barred. */
export function changeGround(table: Table, square: Square, ground: number): void {
  if (table === followed) {
    lose(square, table.ground[square]!);
    if (isPalace(ground)) gain(square, ground);
  }
  table.ground[square] = ground;
}

function isPalace(ground: number): ground is Palace {
  return ground >= 0 && ground < NEAR;
}

function lose(square: Square, ground: number): void {
  if (ground === FREE) begin[square >> 5]! &= ~(1 << square);
  else if (isPalace(ground)) {
    grow[square >> 5]! &= ~(1 << square);
    growths[ground]! -= 1;
  }
}

function gain(square: Square, palace: Palace): void {
  grow[square >> 5]! |= 1 << square;
  growths[palace]! += 1;
}

function follow(table: Table): void {
  if (table !== followed) look(table);
}

function look(table: Table): void {
  const { city, ground } = table;
  followed = table;
  growths.fill(0);
  for (let word = 0; word < begin.length; word++) {
    let beginning = 0;
    let growing = 0;
    const end = Math.min(SQUARES, 32 * word + 32);
    for (let square = 32 * word; square < end; square++) {
      const palace = ground[square]!;
      if (palace === FREE) beginning |= 1 << square;
      else if (isPalace(palace) && city[square] === EMPTY) {
        growing |= 1 << square;
        growths[palace]! += 1;
      }
    }
    begin[word] = beginning;
    grow[word] = growing;
  }
}
