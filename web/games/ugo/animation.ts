/** What to show between two positions, so that the eye can follow. */

import { clone, type Seat } from '#engine';
import { type Card, colourOf, SPACES, type Table, type UgoEvent } from '#games/ugo';
import type { Step as StepOf } from '../board.ts';
import type { UgoSight } from './sight.ts';

export type Step = StepOf<UgoSight>;

const CARD = 450;
/** Long enough to read who has won it, and with what. */
const WON = 1600;
const FARMERS = 1200;
const LAID = 1200;
/** Until it is put away. */
const COUNTED = Number.POSITIVE_INFINITY;

/** The sights from `before` (not shown again) to `after`, which is the last. */
export function animate(before: UgoSight, events: readonly UgoEvent[], after: UgoSight): Step[] {
  const shown: Step[] = [];
  let sight = clone(before) as UgoSight;
  let changed = false;
  let layer: Seat | undefined;
  const show = (pause: number, ends = false) => {
    shown.push({ sight, pause, ends });
    sight = clone(sight);
    changed = false;
  };

  for (const event of events) {
    const { table, hand } = sight;
    switch (event.kind) {
      case 'played':
        if (event.seat === sight.seat && hand?.includes(event.card)) hand.splice(hand.indexOf(event.card), 1);
        table.trick.push(event.card);
        table.turn = { kind: 'play', seat: (event.seat + 1) % table.seats };
        if (table.trick.length < table.seats) show(CARD);
        break;
      case 'won':
        table.turn = { kind: 'lay', seat: event.seat };
        show(WON, event.seat !== sight.seat);
        break;
      case 'farmers':
        table.farmers[event.seat] = table.farmers[event.seat]! + event.got;
        table.pool -= event.got;
        changed = event.got > 0 || changed;
        break;
      case 'laid':
        if (changed) show(FARMERS);
        lay(sight.table, event.seat, event.spaces, event.tops);
        layer = event.seat;
        show(LAID);
        break;
      case 'scored':
        table.points.push(...event.points);
        table.turn = { kind: 'over' };
        show(COUNTED);
        break;
      case 'dealt':
        sight = clone(after);
        changed = true;
        break;
      default:
        event satisfies never;
    }
  }
  const { turn } = after.table;
  const isToRead = turn.kind === 'lay' || (turn.kind === 'play' && layer !== undefined && layer !== after.seat);
  // The farmers of a trick that somebody else lays have time to walk.
  if (changed && turn.kind === 'lay' && turn.seat !== after.seat) show(FARMERS);
  // What is the true position needs no rest, but for a trick that is to be read.
  else if (!changed && !isToRead) shown.pop();
  return [...shown, { sight: after, pause: 0 }];
}

function lay(table: Table, seat: Seat, spaces: readonly number[], tops: readonly Card[]): void {
  spaces.forEach((space, i) => {
    const top = tops[i]!;
    const colour = colourOf(top);
    table.tops[seat * SPACES + space] = top;
    for (const card of table.trick) if (colourOf(card) === colour) table.lies[card] = seat * SPACES + space;
  });
  table.trick = [];
  table.leader = seat;
  table.tricks++;
  table.turn = { kind: 'play', seat };
}
