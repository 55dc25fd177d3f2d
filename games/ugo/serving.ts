/**
 * Unseen cards dealt to seats that cannot hold every colour, each deal as likely.
 *
 * The cards lie in piles by which of those seats can hold them: a set of seats is a number, its lowest bit the seat that is served
 * next. Once that seat has its cards, two piles that differ in its bit alone are one.
 */

import type { Chance } from '#engine';
import { CARDS, type Card, HAND } from './pieces.ts';

/** One seat and its choice: from each pile that it can hold, named by the set of seats after it that can hold it too. */
interface Serving {
  /** How many cards each seat needs, and which seat it is. */
  readonly needs: readonly number[];
  readonly at: number;
  /** Cards in each pile: for `set`, those that the seat can hold are at 2 × set + 1, those that it cannot at 2 × set. */
  readonly sizes: readonly number[];
  /** Cards that it leaves to each set, as far as it has chosen. */
  readonly left: number[];
}

/** The hands of the seats, and last what nobody of them got. */
export function serve(piles: Card[][], needs: readonly number[], chance: Chance): Card[][] {
  const hands: Card[][] = [];
  for (let at = 0; at < needs.length; at++) hands.push(serveNext(piles, needs, at, chance));
  hands.push(piles[0]!);
  return hands;
}

function serveNext(piles: Card[][], needs: readonly number[], at: number, chance: Chance): Card[] {
  const half = piles.length / 2;
  const serving: Serving = { needs, at, sizes: piles.map((pile) => pile.length), left: new Array(half).fill(0) };
  const hand: Card[] = [];
  for (let set = half - 1; set >= 0; set--) {
    const pile = piles[2 * set + 1]!;
    const n = draw(serving, set, needs[at]! - hand.length, chance);
    chance.shuffle(pile, n);
    for (let i = 0; i < pile.length; i++) (i < n ? hand : piles[2 * set]!).push(pile[i]!);
  }
  for (let set = 1; set < half; set++) piles[set] = piles[2 * set]!;
  piles.length = half;
  return hand;
}

/** How many cards it takes from the pile of `set`: each number as likely as there are deals that go on from it. */
function draw(serving: Serving, set: number, need: number, chance: Chance): number {
  // What nobody after it can hold makes no difference to them.
  if (set === 0) return need;
  const counts: number[] = [];
  let total = 0;
  for (let n = 0; n <= most(serving, set, need); n++) {
    const count = dealsTaking(serving, set, need, n);
    counts.push(count);
    total += count;
  }
  const drawn = (total * (chance.below(2 ** 26) * 2 ** 26 + chance.below(2 ** 26))) / 2 ** 52;
  let sum = 0;
  for (let n = 0; n < counts.length; n++) {
    sum += counts[n]!;
    if (drawn >= sum) continue;
    leave(serving, set, n);
    return n;
  }
  throw new Error('no deal fits what has been seen');
}

/** How many deals there are in which it takes what it needs from the piles of `set` and of those below, and all after it what they need. */
function deals(serving: Serving, set: number, need: number): number {
  if (set > 0) {
    let sum = 0;
    for (let n = 0; n <= most(serving, set, need); n++) sum += dealsTaking(serving, set, need, n);
    return sum;
  }
  const { needs, at, sizes, left } = serving;
  const own = choose(sizes[1]!, need);
  if (own === 0 || at + 1 === needs.length) return own;
  const half = left.length / 2;
  return own * deals({ needs, at: at + 1, sizes: left, left: new Array(half).fill(0) }, half - 1, needs[at + 1]!);
}

function dealsTaking(serving: Serving, set: number, need: number, n: number): number {
  leave(serving, set, n);
  return choose(serving.sizes[2 * set + 1]!, n) * deals(serving, set - 1, need - n);
}

function most({ sizes }: Serving, set: number, need: number): number {
  return Math.min(need, sizes[2 * set + 1]!);
}

function leave({ sizes, left }: Serving, set: number, n: number): void {
  left[set] = sizes[2 * set]! + sizes[2 * set + 1]! - n;
}

/** Pascal's triangle, up to all cards and a whole hand: n × (HAND + 1) + k. */
const CHOOSE: number[] = [];
for (let n = 0; n <= CARDS; n++) {
  for (let k = 0; k <= HAND; k++) CHOOSE.push(k === 0 ? 1 : n === 0 ? 0 : choose(n - 1, k - 1) + choose(n - 1, k));
}

function choose(n: number, k: number): number {
  return CHOOSE[n * (HAND + 1) + k]!;
}
