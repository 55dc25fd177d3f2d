/** How a won trick could lie, before it is laid. */

import { clone, type Seat } from '#engine';
import { type Card, colourOf, DECK, faceValue, highestOnTop, type Move, NO_CARD, NOBODY, SPACES, spaceOf, type Table } from '#games/ugo';
import type { UgoSight } from './sight.ts';

/** [U3.5] The highest card of each colour on top, the best new lands where the farmers come first. */
export function propose(table: Table, seat: Seat): Card[] {
  return highestOnTop(table, seat, (a, b) => faceValue(b) - faceValue(a));
}

/** The way to lay that nobody would change: no two new colours to order, and the highest card always fits the top. */
export function obvious(view: UgoSight, legal: readonly Move[]): Move | undefined {
  const { table, seat } = view;
  if (seat === undefined || legal.length < 2 || legal[0]?.kind !== 'lay') return undefined;
  const tops = propose(table, seat);
  const fresh = tops.filter((top) => spaceOf(table, seat, colourOf(top)) === NOBODY);
  return fresh.length > 1 ? undefined : { kind: 'lay', tops };
}

/** [U3.3] [U3.4] The space on which each of the tops comes to lie. */
export function spacesFor(table: Table, seat: Seat, tops: readonly Card[]): number[] {
  let free = 0;
  while (free < SPACES && table.tops[seat * SPACES + free] !== NO_CARD) free++;
  return tops.map((top) => {
    const old = spaceOf(table, seat, colourOf(top));
    return old === NOBODY ? free++ : old;
  });
}

/** [U3.4] Two new colours change places. */
export function swapped(tops: readonly Card[], i: number, j: number): Card[] {
  return tops.map((top, at) => (at === i ? tops[j]! : at === j ? tops[i]! : top));
}

/** The table with the trick laid like this, while it still lies in the middle too. */
export function laidOut(table: Table, seat: Seat, tops: readonly Card[]): Table {
  const after = clone(table);
  spacesFor(table, seat, tops).forEach((space, i) => {
    const top = tops[i]!;
    after.tops[seat * SPACES + space] = top;
    for (const card of table.trick) if (colourOf(card) === colourOf(top)) after.lies[card] = seat * SPACES + space;
  });
  return after;
}

/** The cards on a space: the top first, then what it buries, high before low. */
export function pileOn(table: Table, seat: Seat, space: number): Card[] {
  const top = table.tops[seat * SPACES + space]!;
  if (top === NO_CARD) return [];
  const buried = DECK.filter((card) => table.lies[card] === seat * SPACES + space && card !== top);
  return [top, ...buried.reverse()];
}
