/** Why a move may not be made: the one source of legality, judged on the view alone. */

import type { Refusal } from '#engine';
import { mustPut, refuseHome } from './civilisation/home.ts';
import { toAct } from './legal.ts';
import type { Move } from './moves.ts';
import { phaseOf } from './round/phases.ts';
import type { PatchistoryView } from './table.ts';

export function refuse(view: PatchistoryView, move: Move): Refusal | undefined {
  const { table, seat } = view;
  if (table.turn.kind === 'over') return { rule: 'P12.1' };
  const seats = toAct(table);
  if (!seats.includes(seat)) return { rule: 'P2.13', seats };
  return mustPut(table, seat) ? refuseHome(view, move) : phaseOf(table).refuse(view, move);
}
