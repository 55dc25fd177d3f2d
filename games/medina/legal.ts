/** Every legal move, and whose it is. */

import type { Seat } from '#engine';
import { BOARDS, type Board, SPACES, SQUARES } from './board.ts';
import {
  COLOURS,
  COLOURS_OF,
  type Colour,
  EMPTY,
  FREE,
  KINDS,
  MERCHANT,
  type MedinaView,
  type Move,
  NEAR,
  NOBODY,
  NOWHERE,
  type Square,
  STABLE,
  type Table,
  type Turn,
  WALL,
} from './pieces.ts';
import { mayRoof, mayShut, merchantSquares, mustRoof, usedUp, wallSpaces } from './survey.ts';

const NONE: readonly [] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

/** Every move there can be, made once. */
const BUILD: readonly (readonly Move[])[] = COLOURS.map((_, colour) =>
  Array.from({ length: SQUARES }, (_, at): Move => ({ kind: 'build', colour, at })),
);
const STABLES: readonly Move[] = Array.from({ length: SQUARES }, (_, at): Move => ({ kind: 'stable', at }));
const MERCHANTS: readonly Move[] = Array.from({ length: SQUARES }, (_, at): Move => ({ kind: 'merchant', at }));
const WALLS: readonly Move[] = Array.from({ length: SPACES }, (_, at): Move => ({ kind: 'wall', at }));
const OPENINGS: readonly (readonly Move[])[] = BOARDS.map(({ inner }) => inner.map((at) => MERCHANTS[at] as Move));
const DRINK: Move = { kind: 'tea' };
/** Roofs by colour, then by square; NOWHERE comes first. */
const ROOFS = COLOURS.map((_, colour) => Array.from({ length: SQUARES + 1 }, (_, n): Move => ({ kind: 'roof', colour, at: n - 1 })));
const SHUTS = COLOURS.map((_, colour) => Array.from({ length: SQUARES + 1 }, (_, n): Move => ({ kind: 'neutral', colour, at: n - 1 })));

/**
 * Lists to write on while the moves of one view are looked for: one that grows move by move is slow. Nobody else sees them, and nothing
 * that is called meanwhile looks for moves; what is found is copied out.
 */
const LIST: Move[] = new Array(8 * SQUARES).fill(DRINK);
const found: Square[] = new Array(SQUARES).fill(0);
/** Squares where a palace could begin; squares where one could grow, and which. */
const starts: Square[] = new Array(SQUARES).fill(0);
const growths: Square[] = new Array(SQUARES).fill(0);
const growing: number[] = new Array(SQUARES).fill(0);
/** How many palaces of each colour have no roof. */
const counts = COLOURS.map(() => 0);

export function toAct(table: Table): readonly Seat[] {
  return table.turn.kind === 'over' ? NONE : (ALONE[table.turn.seat] as readonly Seat[]);
}

export function moves({ table, seat }: MedinaView): readonly Move[] {
  const { turn } = table;
  if (turn.kind === 'over' || turn.seat !== seat) return NONE;
  if (turn.kind === 'open') return OPENINGS[table.board] as readonly Move[];
  if (mustRoof(table)) return LIST.slice(0, listRoofs(table, seat, 0, 0));
  const used = usedUp(table, turn);
  let n = listPieces(table, seat, used);
  n = listRoofs(table, seat, used, n);
  if (canDrink(table, turn)) LIST[n++] = DRINK;
  return LIST.slice(0, n);
}

/** [M10.2] */
export function canDrink(table: Table, turn: Turn): boolean {
  return turn.kind === 'place' && turn.placed > 0 && turn.left === 1 && (table.tea[turn.seat] as number) > 0;
}

function listPieces(table: Table, seat: Seat, used: number): number {
  let n = 0;
  const { stock, ground, city, palaces } = table;
  const own = KINDS * seat;
  const { squares: all } = BOARDS[table.board] as Board;
  let startCount = 0;
  let growthCount = 0;
  /** [M4.2] Colours with a palace that must be enlarged before another can begin. */
  let open = 0;
  for (let i = 0; i < all.length; i++) {
    const square = all[i] as Square;
    const palace = ground[square] as number;
    if (palace === FREE) starts[startCount++] = square;
    else if (palace >= 0 && palace < NEAR && city[square] === EMPTY) {
      growths[growthCount] = square;
      growing[growthCount++] = palace;
      if (palaces.roof[palace] === NOBODY) open |= 1 << (palaces.colour[palace] as Colour);
    }
  }
  for (const colour of COLOURS_OF[table.edition]) {
    if (stock[own + colour] === 0 || (((open | used) >> colour) & 1) === 1) continue;
    const builds = BUILD[colour] as readonly Move[];
    for (let i = 0; i < startCount; i++) LIST[n++] = builds[starts[i] as Square] as Move;
  }
  const hasStable = (stock[own + STABLE] as number) > 0;
  for (let i = 0; i < growthCount; i++) {
    const square = growths[i] as Square;
    const palace = growing[i] as number;
    const colour = palaces.colour[palace] as Colour;
    if (hasStable) LIST[n++] = STABLES[square] as Move;
    if (palaces.roof[palace] === NOBODY && stock[own + colour] !== 0 && ((used >> colour) & 1) === 0) {
      LIST[n++] = (BUILD[colour] as readonly Move[])[square] as Move;
    }
  }
  if ((stock[own + MERCHANT] as number) > 0) {
    const squares = merchantSquares(table, found);
    for (let i = 0; i < squares; i++) LIST[n++] = MERCHANTS[found[i] as Square] as Move;
  }
  if ((stock[own + WALL] as number) > 0) {
    const spaces = wallSpaces(table, found);
    for (let i = 0; i < spaces; i++) LIST[n++] = WALLS[found[i] as number] as Move;
  }
  return n;
}

/** [M6.6] A roof names the palace only where its colour leaves several. */
function listRoofs(table: Table, seat: Seat, used: number, from: number): number {
  let n = from;
  const { first, colour: colours, roof } = table.palaces;
  counts.fill(0);
  for (let palace = 0; palace < roof.length; palace++) {
    if (roof[palace] === NOBODY) counts[colours[palace] as Colour] = (counts[colours[palace] as Colour] as number) + 1;
  }
  for (let palace = 0; palace < roof.length; palace++) {
    if (roof[palace] !== NOBODY) continue;
    const colour = colours[palace] as Colour;
    const at = 1 + (counts[colour] === 1 ? NOWHERE : (first[palace] as Square));
    if (mayRoof(table, seat, colour, used)) LIST[n++] = (ROOFS[colour] as readonly Move[])[at] as Move;
    if (mayShut(table, seat, colour, used)) LIST[n++] = (SHUTS[colour] as readonly Move[])[at] as Move;
  }
  return n;
}

/** Whether the square is on the board that is played on. */
export function isOnBoard(table: Table, square: Square): boolean {
  const { columns, rows } = BOARDS[table.board] as Board;
  return (square & 15) < columns && square >> 4 < rows;
}
