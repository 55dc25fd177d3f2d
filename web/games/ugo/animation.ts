/** What to show between two positions, so that the eye can follow. */

import { clone, type Seat } from '#engine';
import { type Card, colourOf, SPACES, type Table, type UgoEvent } from '#games/ugo';
import type { Step as StepOf } from '../board.ts';
import type { UgoSight } from './sight.ts';

export type Step = StepOf<UgoSight>;

const CARD = 450;
const WON = 950;
const FARMERS = 900;
const LAID = 700;
/** Long enough to read why; a tap goes on. */
const COUNTED = 9000;

/** The sights from `before` (not shown again) to `after`, which is the last. */
export function animate(before: UgoSight, events: readonly UgoEvent[], after: UgoSight): Step[] {
  const shown: Step[] = [];
  let sight = clone(before) as UgoSight;
  let changed = false;
  const show = (pause: number) => {
    shown.push({ sight, pause });
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
        show(WON);
        break;
      case 'farmers':
        table.farmers[event.seat] = (table.farmers[event.seat] as number) + event.got;
        table.pool -= event.got;
        changed = event.got > 0 || changed;
        break;
      case 'laid':
        if (changed) show(FARMERS);
        lay(sight.table, event.seat, event.spaces, event.tops);
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
  // What the last step would show is the true position, and that needs no rest.
  if (!changed) shown.pop();
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
