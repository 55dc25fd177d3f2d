/** [U3] The ways to lay a won trick. */

import type { Seat } from '#engine';
import { type Card, type Colour, colourOf, type Move, NOBODY, SPACES, type Table, VALUES } from './pieces.ts';

/** The space where a colour lies, or NOBODY. */
export function spaceOf(table: Table, seat: Seat, colour: Colour): number {
  for (let space = 0; space < SPACES; space++) {
    const top = table.tops[seat * SPACES + space] as number;
    if (top === NOBODY) return NOBODY;
    if (Math.trunc(top / VALUES) === colour) return space;
  }
  return NOBODY;
}

/** Every order of so many things. */
const ORDERS: readonly (readonly (readonly number[])[])[] = [0, 1, 2, 3, 4].map((n) => orders(n));

function orders(n: number): number[][] {
  if (n === 0) return [[]];
  return orders(n - 1).flatMap((order) => Array.from({ length: n }, (_, at) => [...order.slice(0, at), n - 1, ...order.slice(at)]));
}

/** The won cards of each colour, and which colours lie already (by space) or are new (as played). */
interface Won {
  readonly cards: readonly Card[][];
  readonly old: readonly Colour[];
  readonly fresh: readonly Colour[];
}

function won(table: Table, seat: Seat): Won {
  const cards: Card[][] = [[], [], [], [], []];
  const fresh: Colour[] = [];
  const old: Colour[] = [];
  for (const card of table.trick) (cards[colourOf(card)] as Card[]).push(card);
  for (let space = 0; space < SPACES; space++) {
    const top = table.tops[seat * SPACES + space] as number;
    if (top === NOBODY) break;
    if ((cards[colourOf(top)] as Card[]).length > 0) old.push(colourOf(top));
  }
  for (const card of table.trick) {
    const colour = colourOf(card);
    if (!old.includes(colour) && !fresh.includes(colour)) fresh.push(colour);
  }
  return { cards, old, fresh };
}

/** [U3.4] [U3.5] Every order of the new colours, with every choice of top cards. */
export function layouts(table: Table, seat: Seat): Move[] {
  const { cards, old, fresh } = won(table, seat);
  const moves: Move[] = [];
  for (const order of ORDERS[fresh.length] as readonly (readonly number[])[]) {
    const colours = old.slice();
    for (const i of order) colours.push(fresh[i] as Colour);
    addTops(colours, cards, [], moves);
  }
  return moves;
}

function addTops(colours: readonly Colour[], cards: readonly Card[][], chosen: Card[], moves: Move[]): void {
  if (chosen.length === colours.length) {
    moves.push({ kind: 'lay', tops: chosen.slice() });
    return;
  }
  for (const card of cards[colours[chosen.length] as Colour] as Card[]) {
    chosen.push(card);
    addTops(colours, cards, chosen, moves);
    chosen.pop();
  }
}

/** [U3.7] The only way to lay the trick, where there is just one. */
export function onlyLayout(table: Table, seat: Seat): readonly Card[] | undefined {
  let seen = 0;
  let fresh = 0;
  for (const card of table.trick) {
    const bit = 1 << Math.trunc(card / VALUES);
    if (seen & bit) return undefined;
    seen |= bit;
  }
  const tops: Card[] = [];
  for (let space = 0; space < SPACES; space++) {
    const top = table.tops[seat * SPACES + space] as number;
    if (top === NOBODY) break;
    for (const card of table.trick) if (Math.trunc(card / VALUES) === Math.trunc(top / VALUES)) tops.push(card);
  }
  for (const card of table.trick) {
    if (tops.includes(card)) continue;
    tops.push(card);
    if (++fresh > 1) return undefined;
  }
  return tops;
}

/** [U3.5] The layout with the highest cards on top and the new colours in the order given by `before`. */
export function highestOnTop(table: Table, seat: Seat, before: (a: Card, b: Card) => number): Card[] {
  const { cards, old, fresh } = won(table, seat);
  const highest = (colour: Colour) => Math.max(...(cards[colour] as Card[]));
  return [...old.map(highest), ...fresh.map(highest).sort(before)];
}
