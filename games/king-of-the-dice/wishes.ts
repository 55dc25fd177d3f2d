/** [K5] Whether the dice show what a citizen wishes for. */

import { type Card, COLOURS, citizenOf, colourOfDie, FACES, NO_CARD, type Table, type Wish } from './pieces.ts';

/** How often each number lies: place 0 for the 1s. */
type Numbers = readonly number[];
/** How many dice lie red, green and blue. */
type Colours = readonly number[];

export function countNumbers(dice: readonly number[]): number[] {
  const counts: number[] = new Array(FACES).fill(0);
  for (const face of dice) counts[face - 1]! += 1;
  return counts;
}

export function countColours(dice: readonly number[]): number[] {
  const counts: number[] = new Array(COLOURS.length).fill(0);
  for (let die = 0; die < dice.length; die++) {
    const colour = colourOfDie(die, dice[die]!);
    counts[colour]! += 1;
  }
  return counts;
}

/** [K5.1] Whether a wish is about colours alone; all others are about numbers alone. */
export function isAboutColours(wish: Wish): boolean {
  return wish.kind === 'colours' || wish.kind === 'oneColour';
}

/** Whether these counts, of numbers or of colours as the wish has it, fulfil the wish. */
export function isFulfilled(wish: Wish, counts: Numbers | Colours): boolean {
  switch (wish.kind) {
    case 'parity':
      return counts.every((n, at) => n === 0 || (at + 1) % 2 === wish.odd);
    case 'run':
      return longestRun(counts) >= wish.length;
    case 'number':
      return counts[wish.face - 1]! >= wish.n;
    case 'colours':
      return wish.need.every((n, colour) => counts[colour]! >= n);
    case 'groups': {
      // [K5.6] Different groups have different numbers: the largest group stands for the largest size, and so on.
      const largest = counts.toSorted((a, b) => b - a);
      return wish.sizes.every((size, at) => largest[at]! >= size);
    }
    case 'oneColour':
      return counts.some((n) => n >= wish.n);
    case 'sumAtMost':
      return sumOf(counts) <= wish.sum;
    case 'sumAtLeast':
      return sumOf(counts) >= wish.sum;
    default:
      return wish satisfies never;
  }
}

/** [K5.3] */
function longestRun(numbers: Numbers): number {
  let longest = 0;
  let run = 0;
  for (const n of numbers) {
    run = n > 0 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

export function sumOf(numbers: Numbers): number {
  return numbers.reduce((sum, n, at) => sum + n * (at + 1), 0);
}

/** Whether six dice, in their order, fulfil the wish of a citizen. */
export function fulfils(dice: readonly number[], citizen: Card): boolean {
  const { wish } = citizenOf(citizen);
  return isFulfilled(wish, isAboutColours(wish) ? countColours(dice) : countNumbers(dice));
}

/** [K4.1] The slots whose citizen can be taken with the dice as they lie. */
export function fulfilledSlots({ dice, row }: Table): number[] {
  const numbers = countNumbers(dice);
  const colours = countColours(dice);
  const slots: number[] = [];
  for (let slot = 0; slot < row.length; slot++) {
    if (row[slot] === NO_CARD) continue;
    const { wish } = citizenOf(row[slot]!);
    if (isFulfilled(wish, isAboutColours(wish) ? colours : numbers)) slots.push(slot);
  }
  return slots;
}
