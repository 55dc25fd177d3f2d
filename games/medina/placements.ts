/** Every piece that a seat can place, and where, whatever its turn owes. */

import type { Seat } from '#engine';
import { BOARDS, SPACES, SQUARES } from './board.ts';
import { BUILD, MERCHANTS, ROOFS, SHUTS, STABLES, WALLS } from './every-placement.ts';
import {
  COLOURS,
  COLOURS_OF,
  EMPTY,
  FREE,
  KINDS,
  MERCHANT,
  NEAR,
  NO_SPACE,
  NOBODY,
  NOWHERE,
  type Placement,
  type Space,
  type Square,
  STABLE,
  type Table,
  WALL,
} from './pieces.ts';
import { coloursToRoof, coloursToShut, merchantSquares, usedUp, wallSpaces } from './survey.ts';

/**
 * Lists to write on while the placements of one seat are looked for: one that grows one by one is slow. Nobody else sees them, nothing
 * that is called meanwhile looks for placements, and what is found is copied out.
 */
const LIST: Placement[] = new Array(8 * SQUARES).fill(MERCHANTS[0]);
const foundSquares: Square[] = new Array(SQUARES).fill(NOWHERE);
const foundSpaces: Space[] = new Array(SPACES).fill(NO_SPACE);
/** Squares where a palace could begin; squares where one could grow, and which. */
const starts: Square[] = new Array(SQUARES).fill(NOWHERE);
const growths: Square[] = new Array(SQUARES).fill(NOWHERE);
const growing: number[] = new Array(SQUARES).fill(0);
/** How many palaces of each colour have no roof. */
const counts = COLOURS.map(() => 0);

export function placements(table: Table, seat: Seat): Placement[] {
  const used = usedUp(table, table.turn);
  return LIST.slice(0, listRoofs(table, seat, used, listPieces(table, seat, used)));
}

/** Roofs alone. */
export function roofings(table: Table, seat: Seat): Placement[] {
  return LIST.slice(0, listRoofs(table, seat, usedUp(table, table.turn), 0));
}

function listPieces(table: Table, seat: Seat, used: number): number {
  let n = 0;
  const { stock, ground, city, palaces } = table;
  const own = KINDS * seat;
  const { squares: all } = BOARDS[table.board]!;
  let startCount = 0;
  let growthCount = 0;
  /** [M4.2] Colours with a palace that must be enlarged before another can begin. */
  let open = 0;
  for (let i = 0; i < all.length; i++) {
    const square = all[i]!;
    const palace = ground[square]!;
    if (palace === FREE) starts[startCount++] = square;
    else if (palace >= 0 && palace < NEAR && city[square] === EMPTY) {
      growths[growthCount] = square;
      growing[growthCount++] = palace;
      if (palaces.roof[palace] === NOBODY) open |= 1 << palaces.colour[palace]!;
    }
  }
  for (const colour of COLOURS_OF[table.edition]) {
    if (stock[own + colour] === 0 || (((open | used) >> colour) & 1) === 1) continue;
    const builds = BUILD[colour]!;
    for (let i = 0; i < startCount; i++) LIST[n++] = builds[starts[i]!]!;
  }
  const hasStable = stock[own + STABLE]! > 0;
  for (let i = 0; i < growthCount; i++) {
    const square = growths[i]!;
    const palace = growing[i]!;
    const colour = palaces.colour[palace]!;
    if (hasStable) LIST[n++] = STABLES[square]!;
    if (palaces.roof[palace] === NOBODY && stock[own + colour] !== 0 && ((used >> colour) & 1) === 0) {
      LIST[n++] = BUILD[colour]![square]!;
    }
  }
  if (stock[own + MERCHANT]! > 0) {
    const squares = merchantSquares(table, foundSquares);
    for (let i = 0; i < squares; i++) LIST[n++] = MERCHANTS[foundSquares[i]!]!;
  }
  if (stock[own + WALL]! > 0) {
    const spaces = wallSpaces(table, foundSpaces);
    for (let i = 0; i < spaces; i++) LIST[n++] = WALLS[foundSpaces[i]!]!;
  }
  return n;
}

/** [M6.6] A roof names the palace only where its colour leaves several. */
function listRoofs(table: Table, seat: Seat, used: number, from: number): number {
  const own = coloursToRoof(table, seat, used);
  const shut = coloursToShut(table, seat, used);
  if ((own | shut) === 0) return from;
  let n = from;
  const { first, colour: colours, roof } = table.palaces;
  counts.fill(0);
  for (let palace = 0; palace < roof.length; palace++) {
    if (roof[palace] === NOBODY) counts[colours[palace]!]! += 1;
  }
  for (let palace = 0; palace < roof.length; palace++) {
    if (roof[palace] !== NOBODY) continue;
    const colour = colours[palace]!;
    const at = 1 + (counts[colour] === 1 ? NOWHERE : first[palace]!);
    if (((own >> colour) & 1) === 1) LIST[n++] = ROOFS[colour]![at]!;
    if (((shut >> colour) & 1) === 1) LIST[n++] = SHUTS[colour]![at]!;
  }
  return n;
}
