/** [M8] Walls grow from the towers towards a gate on each side. */

import { ARMS, BOARDS, spaceAt, WIDTH } from './board.ts';
import { NO_ARM, NO_SPACE, type Space, type Table } from './pieces.ts';

function lengthOf(table: Table, side: number): number {
  return BOARDS[table.board]!.lengths[side]!;
}

/** Spaces of a side that are still empty. */
function gap(table: Table, side: number): number {
  return lengthOf(table, side) - table.walls[2 * side]! - table.walls[2 * side + 1]!;
}

/** [M8.1] [M8.2] Where the next wall of an arm would stand, or NO_SPACE when only the gate is left. */
export function nextSpace(table: Table, arm: number): Space {
  const side = arm >> 1;
  if (gap(table, side) < 2) return NO_SPACE;
  const built = table.walls[arm]!;
  return spaceAt(side, arm % 2 === 0 ? built : lengthOf(table, side) - 1 - built);
}

/** Whether any wall can be placed. */
export function canWall(table: Table): boolean {
  for (let side = 0; side < ARMS / 2; side++) if (gap(table, side) > 1) return true;
  return false;
}

/** Whether so many walls can still be placed. */
export function hasSpaces(table: Table, walls: number): boolean {
  let n = 0;
  for (let side = 0; side < ARMS / 2; side++) {
    n += Math.max(0, gap(table, side) - 1);
    if (n >= walls) return true;
  }
  return false;
}

/** The arm whose wall stands on a space, or NO_ARM. */
export function armAt(table: Table, space: Space): number {
  const side = space >> 4;
  const place = space & (WIDTH - 1);
  if (place < table.walls[2 * side]!) return 2 * side;
  if (place >= lengthOf(table, side) - table.walls[2 * side + 1]!) return 2 * side + 1;
  return NO_ARM;
}

/** The arm that a wall on this space would lengthen. */
export function armFor(table: Table, space: Space): number {
  const side = space >> 4;
  return nextSpace(table, 2 * side) === space ? 2 * side : 2 * side + 1;
}

/** [M8.2] Whether the side has only its gate left. */
export function isGate(table: Table, space: Space): boolean {
  return gap(table, space >> 4) < 2;
}
