/** A whole state that a seat cannot tell from the true one. */

import { type Chance, clone } from '#engine';
import { CARDS, type Card, colourOf, NOBODY, SPACES, type UgoState, type UgoView } from './pieces.ts';
import { cardsHeld } from './trick.ts';

export function imagine(view: UgoView, chance: Chance): UgoState {
  const { seat, hand } = view;
  const table = clone(view.table);
  const unseen: Card[] = [];
  for (let card = 0; card < CARDS; card++) {
    if (table.lies[card] === NOBODY && !table.trick.includes(card) && !hand.includes(card)) unseen.push(card);
  }
  chance.shuffle(unseen);

  /** Which seat holds each unseen card; NOBODY: it was set aside. */
  const holder = unseen.map(() => NOBODY);
  const canHold = (other: number, card: Card) => table.voids[other * SPACES + colourOf(card)] === 0;
  /** Finds the seat one more card; a card taken from a rival makes that rival find another. */
  const giveOne = (other: number, tried: boolean[]): boolean => {
    for (const wanted of [NOBODY, other]) {
      for (let i = 0; i < unseen.length; i++) {
        const from = holder[i] as number;
        if ((wanted === NOBODY ? from !== NOBODY : from === NOBODY || from === other) || tried[i] || !canHold(other, unseen[i] as Card))
          continue;
        tried[i] = true;
        if (from !== NOBODY && !giveOne(from, tried)) continue;
        holder[i] = other;
        return true;
      }
    }
    return false;
  };
  const order = Array.from({ length: table.seats }, (_, other) => other).filter((other) => other !== seat);
  for (const other of chance.shuffle(order)) {
    for (let n = cardsHeld(table, other); n > 0; n--) {
      if (!giveOne(other, [])) throw new Error('no deal fits what has been seen');
    }
  }
  const hands = Array.from({ length: table.seats }, (_, other) =>
    other === seat ? hand.slice() : unseen.filter((_, i) => holder[i] === other),
  );
  return { table, hands, box: unseen.filter((_, i) => holder[i] === NOBODY) };
}
