/** What can be placed, found in few passes over the board and without making anything. */

import type { Seat } from '#engine';
import { BOARDS, spaceAt } from './board.ts';
import { canTrade, findSteps, isStart } from './market.ts';
import { COLOURS, KINDS, MERCHANT, NEUTRAL, ROOF, STABLE, type Table, type Turn, USED_NEUTRAL, USED_ROOF, WALL } from './pieces.ts';
import { growthsOf, hasRoomToBegin, hasRoomToGrow } from './room.ts';
import { waitingPalaces } from './waiting.ts';
import { canWall } from './walls.ts';

/** [M3.6] The colours that a turn has used up: only Ditt's variant counts them. */
export function usedUp(table: Table, turn: Turn): number {
  return table.edition === 'ditt' && turn.kind === 'place' ? turn.used : 0;
}

/** [M6.2] Bit n: the seat could put its own roof on a palace of colour n. */
export function coloursToRoof(table: Table, seat: Seat, used: number): number {
  return table.stock[KINDS * seat + ROOF] === 0 || (used & USED_ROOF) !== 0 ? 0 : ~table.owns[seat]!;
}

/** [M6.3] [M6.4] The same for a neutral roof or a blockade dome. */
export function coloursToShut(table: Table, seat: Seat, used: number): number {
  if (table.stock[KINDS * seat + NEUTRAL] === 0 || (used & USED_NEUTRAL) !== 0) return 0;
  return table.edition === 'ditt' ? table.blockades[seat]! : ~0;
}

/** Whether a palace of one of the colours waits for a roof. */
function hasRoofless(table: Table, colours: number): boolean {
  if (colours === 0) return false;
  const { colour } = table.palaces;
  const waiting = waitingPalaces(table);
  for (let i = 0; i < waiting.length; i++) if (((colours >> colour[waiting[i]!]!) & 1) === 1) return true;
  return false;
}

/** Whether the seat can put its own roof anywhere. */
export function canRoof(table: Table, seat: Seat, used: number): boolean {
  return hasRoofless(table, coloursToRoof(table, seat, used));
}

/** Whether the seat can put any roof anywhere. */
export function canRoofOrShut(table: Table, seat: Seat, used: number): boolean {
  return hasRoofless(table, coloursToRoof(table, seat, used) | coloursToShut(table, seat, used));
}

/** [M7] Puts every square where a merchant may stand into a list, from its start, and says how many there are. */
export function merchantSquares(table: Table, into: Uint8Array): number {
  let n = findSteps(table, into);
  if (n > 0) return n;
  for (const square of BOARDS[table.board]!.squares) if (isStart(table, square)) into[n++] = square;
  return n;
}

/** [M8] The same for walls. */
export function wallSpaces(table: Table, into: Uint8Array): number {
  const { walls, board } = table;
  const { lengths } = BOARDS[board]!;
  let n = 0;
  for (let side = 0; side < lengths.length; side++) {
    const first = walls[2 * side]!;
    const last = lengths[side]! - 1 - walls[2 * side + 1]!;
    if (first >= last) continue;
    into[n++] = spaceAt(side, first);
    into[n++] = spaceAt(side, last);
  }
  return n;
}

/** [M3.4] Whether the seat can place any of its pieces. */
export function canPlace(table: Table, seat: Seat, used: number): boolean {
  const { stock } = table;
  const own = KINDS * seat;
  if (stock[own + WALL]! > 0 && canWall(table)) return true;
  if (stock[own + MERCHANT]! > 0 && canTrade(table)) return true;
  return canRoofOrShut(table, seat, used) || canBuild(table, seat, used);
}

/** [M3.2] [M3.6] Bit n: the seat has a building of colour n, and may place it. */
export function heldColours({ stock }: Table, seat: Seat, used: number): number {
  const own = KINDS * seat;
  let held = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) if (stock[own + colour]! > 0) held |= 1 << colour;
  return held & ~used;
}

/** [M4.2] Bit n: a palace of colour n has no roof and room to grow, so that no other can begin. */
export function openColours(table: Table): number {
  const { colour } = table.palaces;
  const waiting = waitingPalaces(table);
  let open = 0;
  for (let i = 0; i < waiting.length; i++) if (growthsOf(table, waiting[i]!) > 0) open |= 1 << colour[waiting[i]!]!;
  return open;
}

/** [M4] [M5] Whether the seat can place a building or a stable. */
export function canBuild(table: Table, seat: Seat, used: number): boolean {
  if (table.stock[KINDS * seat + STABLE]! > 0 && hasRoomToGrow(table)) return true;
  const held = heldColours(table, seat, used);
  return held !== 0 && ((held & openColours(table)) !== 0 || hasRoomToBegin(table));
}
