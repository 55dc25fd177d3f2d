/** Whose move it is, and every legal move. */

import { anyMove as anyOf, type Chance, type Seat } from '#engine';
import { homecomer, homeMoves, mustPut } from './civilisation/home.ts';
import type { Move } from './moves.ts';
import { seatsIn } from './round/order.ts';
import { phaseOf } from './round/phases.ts';
import type { PatchistoryView, Table } from './table.ts';

const NONE: readonly [] = [];

export function toAct(table: Table): readonly Seat[] {
  if (table.turn.kind === 'over') return NONE;
  const home = homecomer(table);
  return home === undefined ? phaseOf(table).toAct(table) : seatsIn(1 << home);
}

export function moves(view: PatchistoryView): readonly Move[] {
  const { table, seat } = view;
  if (!toAct(table).includes(seat)) return NONE;
  return mustPut(table, seat) ? homeMoves(view) : phaseOf(table).moves(view);
}

export function anyMove(view: PatchistoryView, chance: Chance): Move {
  const { table, seat } = view;
  return mustPut(table, seat) ? chance.pick(homeMoves(view)) : anyOf(phaseOf(table), view, chance);
}
