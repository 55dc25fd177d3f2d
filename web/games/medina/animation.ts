/** What to show between two positions, so that the eye can follow. */

import type { MedinaEvent, Table } from '#games/medina';
import type { Step as StepOf } from '../board.ts';
import { entriesOf } from './counting.ts';
import type { MedinaSight } from './sight.ts';

export type Step = StepOf<MedinaSight>;

const PLACED = 420;
const TILE = 750;
/** The finished city is looked at before it is counted, also by whoever hurried the last moves along. */
const FINISHED = 2000;
const ADDED = 480;
/** Long enough to read the count; a tap goes on. */
const COUNTED = 9000;

const PLACING: readonly string[] = ['built', 'stabled', 'traded', 'walled', 'roofed', 'shut', 'drank'];
const MOVING: readonly string[] = ['palaceTile', 'towerTile', 'teaTiles', 'finished', 'domeLost'];

/** The sights from `before` (not shown again) to `after`, which is the last. */
export function animate(before: MedinaSight, events: readonly (MedinaEvent | { readonly kind: 'undo' })[], after: MedinaSight): Step[] {
  const shown: Step[] = [];
  const placed = events.find(({ kind }) => PLACING.includes(kind)) as { seat: number } | undefined;
  const moving = events.some(({ kind }) => MOVING.includes(kind));
  const own = placed !== undefined && placed.seat === before.seat;
  const ends = placed !== undefined && !own && seatOf(after.table) !== placed.seat;
  // Whoever placed the piece has seen it in place already.
  if (placed && (!own || moving))
    shown.push({ sight: { ...after, table: undealt(before.table, after.table) }, pause: own ? TILE / 2 : PLACED, ends: ends && !moving });
  if (moving) shown.push({ sight: { ...after, table: { ...after.table, ...unfinished(before.table, after.table) } }, pause: TILE, ends });
  if (after.table.turn.kind === 'over' && placed) {
    const all = entriesOf(after.table).length;
    for (let counted = 0; counted <= all; counted++) {
      shown.push({ sight: { ...after, counted }, pause: counted === all ? COUNTED : counted === 0 ? FINISHED : ADDED });
    }
  }
  return [...shown, { sight: after, pause: 0 }];
}

const seatOf = ({ turn }: Table) => (turn.kind === 'over' ? undefined : turn.seat);

/** The piece is in its place, and nothing has followed from it yet. */
function undealt(before: Table, after: Table): Table {
  const { palaceTiles, towerTiles, gifts, tea, teaPile } = before;
  return { ...after, palaceTiles, towerTiles, gifts, tea, teaPile, ...unfinished(before, after) };
}

/** The turn goes on, or has nothing left and is not handed over yet. */
function unfinished({ turn, turns }: Table, after: Table): Pick<Table, 'turn' | 'turns'> {
  if (turn.kind !== 'place') return { turn, turns };
  const goesOn = after.turns === turns && after.turn.kind === 'place';
  return { turn: goesOn ? after.turn : { ...turn, placed: turn.placed + 1, left: 0 }, turns };
}
