/** [U2] Who must follow and who wins. */

import type { Seat } from '#engine';
import { type Card, type Colour, colourOf, faceValue, HAND, type Hand, type Table, VALUES } from './pieces.ts';

/** [U2.3] */
export function holds(hand: Hand, colour: Colour): boolean {
  const first = colour * VALUES;
  for (const card of hand) if (card >= first && card < first + VALUES) return true;
  return false;
}

/** [U2.5] [U2.6] The place in the trick, from 0, of the card that wins. */
export function winningPlace(trick: readonly Card[]): number {
  const led = colourOf(trick[0]!);
  let best = 0;
  let bestValue = faceValue(trick[0]!);
  for (let place = 1; place < trick.length; place++) {
    const card = trick[place]!;
    const value = faceValue(card);
    if (value > bestValue || (value === bestValue && colourOf(card) === led)) {
      best = place;
      bestValue = value;
    }
  }
  return best;
}

/** The seat to the left of a seat. */
export function clockwise({ seats }: Table, seat: Seat): Seat {
  return seat + 1 < seats ? seat + 1 : 0;
}

/** Who played the card at a place of the trick on the table. */
export function seatAt({ leader, seats }: Table, place: number): Seat {
  const seat = leader + place;
  return seat < seats ? seat : seat - seats;
}

/** How many cards the seat holds. */
export function cardsHeld(table: Table, seat: Seat): number {
  const behindLeader = (seat - table.leader + table.seats) % table.seats;
  const played = table.tricks + (behindLeader < table.trick.length ? 1 : 0);
  return table.turn.kind === 'over' ? 0 : HAND - played;
}
