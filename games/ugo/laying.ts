/** [U3] The ways to lay a won trick. */

import type { Chance, Seat } from '#engine';
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

/** A way to lay a trick: for each space that gets cards, from left to right, the place in the trick of the card on top. */
type Way = readonly number[];

/** Every order of the piles of which the first `old` stay where they are, with every choice of tops; a pile is told as places in the trick. */
function waysFor(piles: readonly (readonly number[])[], old: number): Way[] {
  const inOrder = orders(piles.length).filter((order) => order.every((pile, at) => at >= old || pile === at));
  return inOrder.flatMap((order) =>
    order.reduce<Way[]>((ways, pile) => ways.flatMap((way) => piles[pile]!.map((top) => [...way, top])), [[]]),
  );
}

function orders(n: number): number[][] {
  if (n === 0) return [[]];
  return orders(n - 1).flatMap((order) => Array.from({ length: n }, (_, at) => [...order.slice(0, at), n - 1, ...order.slice(at)]));
}

/** The ways to lay every trick that there was, whatever its colours: see `waysToLay`. */
const WAYS: (readonly Way[] | undefined)[] = new Array((8 + 5) * 4 ** 4).fill(undefined);
/** Of each colour, while a trick is looked at. Kept, as it is done thousands of times for one move. */
const pileOf: number[] = [0, 0, 0, 0, 0];

/** [U3.4] [U3.5] Depends only on which cards go to the same pile, and on how many piles lie already: these two are its number. */
function waysToLay({ trick, tops }: Table, seat: Seat): readonly Way[] {
  let left = 0;
  for (let place = 0; place < trick.length; place++) left |= 1 << colourOf(trick[place]!);
  let piles = 0;
  for (let at = seat * SPACES; at < (seat + 1) * SPACES && tops[at] !== NO_CARD; at++) {
    const colour = colourOf(tops[at]!);
    if ((left & (1 << colour)) === 0) continue;
    left &= ~(1 << colour);
    pileOf[colour] = piles++;
  }
  const old = piles;
  let number = 8 + old;
  for (let place = 0; place < trick.length; place++) {
    const colour = colourOf(trick[place]!);
    if ((left & (1 << colour)) !== 0) {
      left &= ~(1 << colour);
      pileOf[colour] = piles++;
    }
    number = number * 4 + pileOf[colour]!;
  }
  const known = WAYS[number];
  if (known) return known;
  const cards = Array.from({ length: piles }, (_, pile) => [...trick.keys()].filter((place) => pileOf[colourOf(trick[place]!)] === pile));
  const ways = waysFor(cards, old);
  WAYS[number] = ways;
  return ways;
}

function topsOf(way: Way, trick: readonly Card[]): Card[] {
  switch (way.length) {
    case 1:
      return [trick[way[0]!]!];
    case 2:
      return [trick[way[0]!]!, trick[way[1]!]!];
    case 3:
      return [trick[way[0]!]!, trick[way[1]!]!, trick[way[2]!]!];
    default:
      return [trick[way[0]!]!, trick[way[1]!]!, trick[way[2]!]!, trick[way[3]!]!];
  }
}

/** [U3.4] [U3.5] Every order of the new colours, with every choice of top cards. */
export function layouts(table: Table, seat: Seat): Move[] {
  const { trick } = table;
  const ways = waysToLay(table, seat);
  const moves: Move[] = [];
  for (let i = 0; i < ways.length; i++) moves.push({ kind: 'lay', tops: topsOf(ways[i]!, trick) });
  return moves;
}

/** One of the layouts. */
export function anyLayout(table: Table, seat: Seat, chance: Chance): Move {
  return { kind: 'lay', tops: topsOf(chance.pick(waysToLay(table, seat)), table.trick) };
}

/** [U3.7] The only way to lay the trick, where there is just one. */
export function onlyLayout(table: Table, seat: Seat): readonly Card[] | undefined {
  const { trick, tops } = table;
  let fresh = 0;
  for (let place = 0; place < trick.length; place++) {
    const bit = 1 << colourOf(trick[place]!);
    if (fresh & bit) return undefined;
    fresh |= bit;
  }
  for (let at = seat * SPACES; at < (seat + 1) * SPACES && tops[at] !== NO_CARD; at++) fresh &= ~(1 << colourOf(tops[at]!));
  const isOnly = (fresh & (fresh - 1)) === 0;
  return isOnly ? topsOf(waysToLay(table, seat)[0]!, trick) : undefined;
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
