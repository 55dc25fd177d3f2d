/** What a move would do, for a page that shows it before it is made. */

import { FastChance } from '#engine';
import type { PatchistoryEvent, Telling } from '../events.ts';
import { imagine } from '../imagine.ts';
import { toAct } from '../legal.ts';
import type { Move } from '../moves.ts';
import { act } from '../play.ts';
import type { PatchistoryView, Table } from '../table.ts';

export interface Foresight {
  /** The table after the move alone: no later phase is entered. */
  readonly table: Table;
  /** What everybody would be told; what is drawn or shown stays hidden. */
  readonly events: readonly PatchistoryEvent[];
  /** Whether the seat would have nothing more to decide where it is: in this phase or, of the territory, in this half of movement. */
  readonly ends: boolean;
}

/** By the view alone, and only for a legal move. Changes nothing. */
export function foresee(view: PatchistoryView, move: Move): Foresight {
  const { seat } = view;
  const luck = new FastChance(0);
  const state = imagine(view, luck);
  const { table } = state;
  const events: PatchistoryEvent[] = [];
  const hear = (event: PatchistoryEvent) => void events.push(event);
  const tell: Telling = { everyone: hear, only: () => undefined, reveal: () => undefined };
  const isThrough = act(state, seat, move, luck, tell) === 'through';
  const wasHome = view.table.turn.kind === 'movement' && !view.table.march[seat]?.onRoutes;
  return { table, events, ends: isThrough || !toAct(table).includes(seat) || (wasHome && table.march[seat]!.onRoutes) };
}
