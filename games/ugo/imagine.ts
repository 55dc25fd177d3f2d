/** A whole state that a seat cannot tell from the true one; every deal that fits what it has seen is as likely. */

import { type Chance, clone, type Seat } from '#engine';
import { CARDS, type Card, colourOf, DECK, NOBODY, SPACES, type Table, type UgoState, type UgoView } from './pieces.ts';
import { serve } from './serving.ts';
import { cardsHeld } from './trick.ts';

/** Of each card, while a state is imagined. Kept, as it is done thousands of times for one move. */
const isSeen: boolean[] = new Array(CARDS).fill(false);

export function imagine(view: UgoView, chance: Chance): UgoState {
  const { seat, hand } = view;
  const table = clone(view.table);
  const unseen: Card[] = [];
  let colours = 0;
  for (const card of DECK) isSeen[card] = table.lies[card] !== NOBODY;
  for (const card of table.trick) isSeen[card] = true;
  for (const card of hand) isSeen[card] = true;
  for (const card of DECK) {
    if (isSeen[card]) continue;
    unseen.push(card);
    colours |= 1 << colourOf(card);
  }
  /** The seats that lack a colour, in the order in which they are served; the others hold whatever is left. */
  const choosy: Seat[] = [];
  const easy: Seat[] = [];
  /** A bit for each of the choosy that can hold a colour. */
  const takers = new Array<number>(SPACES).fill(0);
  for (let other = 0; other < table.seats; other++) {
    if (other === seat) continue;
    if (!lacksSome(table, other, colours)) easy.push(other);
    else {
      for (let colour = 0; colour < SPACES; colour++) {
        if (table.voids[other * SPACES + colour] === 0) takers[colour]! |= 1 << choosy.length;
      }
      choosy.push(other);
    }
  }
  const piles: Card[][] = [];
  for (let set = 0; set < 1 << choosy.length; set++) piles.push([]);
  for (const card of unseen) piles[takers[colourOf(card)]!]!.push(card);

  const hands = Array.from({ length: table.seats }, (): Card[] => []);
  hands[seat] = hand.slice();
  const needs = choosy.map((other) => cardsHeld(table, other));
  const dealt = serve(piles, needs, chance);
  for (let at = 0; at < choosy.length; at++) hands[choosy[at]!] = dealt[at]!;
  const rest = dealt[choosy.length]!;
  let open = 0;
  for (const other of easy) open += cardsHeld(table, other);
  // What is set aside for the round is in no order.
  chance.shuffle(rest, open);
  let at = 0;
  for (const other of easy) {
    const held = cardsHeld(table, other);
    hands[other] = rest.slice(at, at + held);
    at += held;
  }
  return { table, hands, box: rest.slice(at) };
}

function lacksSome({ voids }: Table, seat: Seat, colours: number): boolean {
  for (let colour = 0; colour < SPACES; colour++) if (voids[seat * SPACES + colour] === 1 && colours & (1 << colour)) return true;
  return false;
}
