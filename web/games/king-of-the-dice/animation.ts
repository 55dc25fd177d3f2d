/** What to show between two positions, so that the eye can follow. */

import { clone } from '#engine';
import { type KingEvent, kindOf, NO_CARD, placeOf, SLOTS } from '#games/king-of-the-dice';
import type { Step as StepOf } from '../board.ts';
import type { KingSight } from './sight.ts';

export type Step = StepOf<KingSight>;

const KEPT = 550;
const ROLLED = 950;
const TAKEN = 650;
const SETTLED = 450;
const GIVEN = 900;
const PENALISED = 900;
const DISCARDED = 400;
const DRAWN = 420;

/** The sights from `before` (not shown again) to `after`, which is the last. */
export function animate(before: KingSight, events: readonly KingEvent[], after: KingSight): Step[] {
  const shown: Step[] = [];
  let sight = clone(before) as KingSight;
  /** After so many steps all is there that the turn has brought. */
  let came = 0;
  const show = (pause: number) => {
    shown.push({ sight, pause });
    sight = clone(sight);
  };

  for (const event of events) {
    const { table } = sight;
    switch (event.kind) {
      case 'rolled':
        // What a rival keeps is seen before the other dice roll.
        if (event.seat !== sight.seat && table.turn.kind === 'choose' && event.keep !== table.turn.kept) {
          table.turn = { ...table.turn, kept: event.keep };
          show(KEPT);
        }
        shown.push({ sight: after, pause: ROLLED });
        break;
      case 'took':
      case 'followed':
        sight.settling = true;
        table.row[event.slot] = NO_CARD;
        if (kindOf(event.card) === 'dragon') table.turn = { kind: 'give', seat: event.seat, dragon: event.card };
        else table.piles[event.seat]?.push(event.card);
        show(TAKEN);
        came = shown.length;
        break;
      case 'settled': {
        // [K4.5] Under the citizen that brought it.
        const pile = table.piles[event.seat]!;
        pile.splice(table.turn.kind === 'give' ? pile.length : pile.length - 1, 0, event.card);
        const place = placeOf(event.card);
        table.stacks[place] = table.stacks[place]! - 1;
        show(SETTLED);
        came = shown.length;
        break;
      }
      case 'gave':
        sight.settling = true;
        table.piles[event.to]?.push(event.card);
        table.turn = { kind: 'choose', seat: event.seat, left: 0, kept: 0 };
        show(GIVEN);
        came = shown.length;
        break;
      case 'penalised':
        sight.settling = true;
        table.piles[event.seat]?.push(event.card);
        table.penalty = event.next;
        table.penalties--;
        show(PENALISED);
        came = shown.length;
        break;
      case 'discarded':
        table.row[SLOTS - 1] = NO_CARD;
        table.discards.push(event.card);
        show(DISCARDED);
        break;
      case 'drew':
        table.row.copyWithin(1, 0, event.slot);
        table.row[0] = event.card;
        table.draw--;
        show(DRAWN);
        break;
      case 'left':
      case 'began':
      case 'declined':
      case 'ended':
        break;
      default:
        event satisfies never;
    }
  }
  const { turn } = before.table;
  const last = shown[came - 1];
  if (last && turn.kind !== 'over' && turn.seat !== before.seat && after.table.turn.kind !== 'give')
    shown[came - 1] = { ...last, ends: true };
  // A dragon in hand waits for nothing but its owner.
  if (after.table.turn.kind === 'give') shown.pop();
  return [...shown, { sight: after, pause: 0 }];
}
