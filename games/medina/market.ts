/** [M7] Merchants and their lines. */

import { BOARDS, type Board } from './board.ts';
import { BARRED, EMPTY, NOWHERE, type Square, STANDS_MERCHANT, type Table } from './pieces.ts';
import { occupy } from './room.ts';

function boardOf(table: Table): Board {
  return BOARDS[table.board]!;
}

/** How many merchants stand beside a square. */
export function merchantsBeside(table: Table, square: Square): number {
  const { city } = table;
  const beside = boardOf(table).beside[square]!;
  let n = 0;
  for (let i = 0; i < beside.length; i++) if (city[beside[i]!] === STANDS_MERCHANT) n++;
  return n;
}

/** [M7.1] Whether a merchant here would lengthen a line. */
export function isStep(table: Table, square: Square): boolean {
  if (table.city[square] !== EMPTY || merchantsBeside(table, square) !== 1) return false;
  return table.ends.includes(boardOf(table).beside[square]!.find((at) => table.city[at] === STANDS_MERCHANT) ?? NOWHERE);
}

/** [M7.1] Puts every square where a line can be lengthened into a list, from its start, and says how many there are. */
export function findSteps(table: Table, into: Uint8Array): number {
  const { city, ends } = table;
  const { beside } = boardOf(table);
  let n = 0;
  for (let i = 0; i < ends.length; i++) {
    const near = beside[ends[i]!]!;
    for (let j = 0; j < near.length; j++) {
      const square = near[j]!;
      if (city[square] === EMPTY && merchantsBeside(table, square) === 1) into[n++] = square;
    }
  }
  return n;
}

/** [M7.1] Whether any line can be lengthened. */
export function canStep(table: Table): boolean {
  const { city, ends } = table;
  const { beside } = boardOf(table);
  for (let i = 0; i < ends.length; i++) {
    const near = beside[ends[i]!]!;
    for (let j = 0; j < near.length; j++) {
      if (city[near[j]!] === EMPTY && merchantsBeside(table, near[j]!) === 1) return true;
    }
  }
  return false;
}

/** [M7.2] Whether a new line could begin here, if every line is stuck. */
export function isStart(table: Table, square: Square): boolean {
  return table.city[square] === EMPTY && merchantsBeside(table, square) <= 1;
}

/** Whether a merchant can be placed anywhere. */
export function canTrade(table: Table): boolean {
  return canStep(table) || boardOf(table).squares.some((square) => isStart(table, square));
}

/** Puts a merchant on the board. */
export function addMerchant(table: Table, square: Square): void {
  const { city, ends } = table;
  occupy(table, square, STANDS_MERCHANT, BARRED);
  for (const near of boardOf(table).beside[square]!) {
    if (city[near] !== STANDS_MERCHANT || merchantsBeside(table, near) < 2) continue;
    const at = ends.indexOf(near);
    if (at >= 0) ends.splice(at, 1);
  }
  if (merchantsBeside(table, square) <= 1) ends.push(square);
}
