/** [U3] The ways to lay a won trick. */

import type { Seat } from '#engine';
import { type Card, type Colour, colourOf, type Move, NO_CARD, NOBODY, SPACES, type Table } from './pieces.ts';

/** The space where a colour lies, or NOBODY. */
export function spaceOf(table: Table, seat: Seat, colour: Colour): number {
  for (let space = 0; space < SPACES; space++) {
    const top = table.tops[seat * SPACES + space]!;
    if (top === NO_CARD) return NOBODY;
    if (colourOf(top) === colour) return space;
  }
  return NOBODY;
}

/** Every order of n things of which the first `fixed` stay where they are: ORDERS[n][fixed]. */
const ORDERS: readonly (readonly (readonly (readonly number[])[])[])[] = [0, 1, 2, 3, 4].map((n) =>
  [0, 1, 2, 3, 4].map((fixed) => orders(n).filter((order) => order.every((thing, at) => at >= fixed || thing === at))),
);

function orders(n: number): number[][] {
  if (n === 0) return [[]];
  return orders(n - 1).flatMap((order) => Array.from({ length: n }, (_, at) => [...order.slice(0, at), n - 1, ...order.slice(at)]));
}

/** The colours of the trick: first those that lie already, by space, then the new ones, as played. */
interface Won {
  readonly colours: readonly Colour[];
  /** How many of them lie already. */
  readonly old: number;
}

function won({ trick, tops }: Table, seat: Seat): Won {
  let left = 0;
  for (const card of trick) left |= 1 << colourOf(card);
  const colours: Colour[] = [];
  for (let at = seat * SPACES; at < (seat + 1) * SPACES && tops[at] !== NO_CARD; at++) {
    const colour = colourOf(tops[at]!);
    if ((left & (1 << colour)) !== 0) colours.push(colour);
    left &= ~(1 << colour);
  }
  const old = colours.length;
  for (const card of trick) {
    const colour = colourOf(card);
    if ((left & (1 << colour)) !== 0) colours.push(colour);
    left &= ~(1 << colour);
  }
  return { colours, old };
}

/** [U3.4] [U3.5] Every order of the new colours, with every choice of top cards. */
export function layouts(table: Table, seat: Seat): Move[] {
  const { trick } = table;
  const { colours, old } = won(table, seat);
  const spaces = colours.length;
  const moves: Move[] = [];
  // One loop for each space that gets cards, at most four.
  for (const order of ORDERS[spaces]![old]!) {
    const first = colours[order[0]!];
    for (const a of trick) {
      if (colourOf(a) !== first) continue;
      if (spaces === 1) {
        moves.push({ kind: 'lay', tops: [a] });
        continue;
      }
      const second = colours[order[1]!];
      for (const b of trick) {
        if (colourOf(b) !== second) continue;
        if (spaces === 2) {
          moves.push({ kind: 'lay', tops: [a, b] });
          continue;
        }
        const third = colours[order[2]!];
        for (const c of trick) {
          if (colourOf(c) !== third) continue;
          if (spaces === 3) {
            moves.push({ kind: 'lay', tops: [a, b, c] });
            continue;
          }
          const fourth = colours[order[3]!];
          for (const d of trick) if (colourOf(d) === fourth) moves.push({ kind: 'lay', tops: [a, b, c, d] });
        }
      }
    }
  }
  return moves;
}

/** [U3.7] The only way to lay the trick, where there is just one. */
export function onlyLayout(table: Table, seat: Seat): readonly Card[] | undefined {
  let seen = 0;
  for (const card of table.trick) {
    const bit = 1 << colourOf(card);
    if (seen & bit) return undefined;
    seen |= bit;
  }
  const { colours, old } = won(table, seat);
  if (colours.length - old > 1) return undefined;
  return colours.map((colour) => table.trick.find((card) => colourOf(card) === colour)!);
}

/** [U3.5] The layout with the highest cards on top and the new colours in the order given by `before`. */
export function highestOnTop(table: Table, seat: Seat, before: (a: Card, b: Card) => number): Card[] {
  const { colours, old } = won(table, seat);
  const tops: Card[] = [];
  for (const colour of colours) {
    let best = NO_CARD;
    for (const card of table.trick) if (card > best && colourOf(card) === colour) best = card;
    tops.push(best);
  }
  return tops.length - old < 2 ? tops : [...tops.slice(0, old), ...tops.slice(old).sort(before)];
}
