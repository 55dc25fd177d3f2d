/** Every legal move, and whose it is. */

import type { Chance, Seat } from '#engine';
import { BOARDS } from './board.ts';
import { canSurelyFollow, keepBoth, mustBegin, mustRoof } from './duty.ts';
import type { MedinaView, Move, Square, Table, Turn } from './pieces.ts';
import { anyPlacement, placements, roofings } from './placements.ts';

const NONE: readonly [] = [];
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3]];

const OPENINGS: readonly (readonly Move[])[] = BOARDS.map(({ inner }) => inner.map((at): Move => ({ kind: 'merchant', at })));
const DRINK: Move = { kind: 'tea' };

export function toAct(table: Table): readonly Seat[] {
  return table.turn.kind === 'over' ? NONE : ALONE[table.turn.seat]!;
}

export function moves({ table, seat }: MedinaView): readonly Move[] {
  const { turn } = table;
  if (turn.kind === 'over' || turn.seat !== seat) return NONE;
  if (turn.kind === 'open') return OPENINGS[table.board]!;
  if (mustRoof(table)) return roofings(table, seat);
  const begun = mustBegin(table);
  if (begun !== 0) return placements(table, seat).filter((move) => move.kind === 'build' && ((begun >> move.colour) & 1) === 1);
  const list: Move[] = keepBoth(table, seat, placements(table, seat));
  if (canDrink(table, turn)) list.push(DRINK);
  return list;
}

export function anyMove(view: MedinaView, chance: Chance): Move {
  const { table, seat } = view;
  const { turn } = table;
  const isBound = turn.kind === 'open' || mustRoof(table) || mustBegin(table) !== 0 || !canSurelyFollow(table, seat);
  if (isBound) return chance.pick(moves(view));
  return anyPlacement(table, seat, canDrink(table, turn) ? DRINK : undefined, chance);
}

/** [M10.2] */
export function canDrink(table: Table, turn: Turn): boolean {
  return turn.kind === 'place' && turn.placed > 0 && turn.left === 1 && table.tea[turn.seat]! > 0;
}

/** Whether the square is on the board that is played on. */
export function isOnBoard(table: Table, square: Square): boolean {
  const { columns, rows } = BOARDS[table.board]!;
  return (square & 15) < columns && square >> 4 < rows;
}
