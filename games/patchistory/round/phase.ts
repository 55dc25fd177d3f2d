/** What every phase of a round can be asked; the track of phases is in `phases.ts`. */

import type { Chance, Refusal, Seat } from '#engine';
import type { Telling } from '../events.ts';
import type { Move } from '../moves.ts';
import type { PatchistoryState, PatchistoryView, Table } from '../table.ts';

/** Whether the phase waits for somebody, or is through and the next one begins. */
export type Progress = 'waits' | 'through';

export interface Phase {
  /** Sets `table.turn` to the first decision, or is through at once. */
  enter(state: PatchistoryState, chance: Chance, tell: Telling): Progress;
  /** The seats that may move now. Workers on their way home are seen to by `civilisation/home.ts`. */
  toAct(table: Table): readonly Seat[];
  moves(view: PatchistoryView): readonly Move[];
  /** One of them, as `chance.pick` would give it; where it is quicker than a list. */
  anyMove?(view: PatchistoryView, chance: Chance): Move;
  /** Asked only of seats that are to act. Must answer for any move. */
  refuse(view: PatchistoryView, move: Move): Refusal | undefined;
  play(state: PatchistoryState, seat: Seat, move: Move, chance: Chance, tell: Telling): Progress;
  /** The last worker on his way home has come home: the phase goes on where it was. */
  resume?(state: PatchistoryState, seat: Seat, chance: Chance, tell: Telling): Progress;
}
