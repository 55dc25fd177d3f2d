/** How much the dice lack of what a citizen wishes for. */

import { type Card, citizenOf, FACES } from './pieces.ts';
import { countColours, countNumbers, sumOf } from './wishes.ts';

/** Dice missing of red, green and blue where these are asked for; else one number: dice, or how far the total is off. */
export function lacksOf(dice: readonly number[], citizen: Card): number[] {
  const { wish } = citizenOf(citizen);
  const numbers = countNumbers(dice);
  switch (wish.kind) {
    case 'parity':
      return [dice.filter((face) => face % 2 !== wish.odd).length];
    case 'run': {
      const starts = Array.from({ length: FACES - wish.length + 1 }, (_, from) => numbers.slice(from, from + wish.length));
      return [Math.min(...starts.map((run) => run.filter((n) => n === 0).length))];
    }
    case 'number':
      return [short(wish.n, numbers[wish.face - 1]!)];
    case 'colours': {
      const colours = countColours(dice);
      return wish.need.map((n, colour) => short(n, colours[colour]!));
    }
    case 'groups': {
      const largest = numbers.toSorted((a, b) => b - a);
      return [wish.sizes.reduce((sum, size, at) => sum + short(size, largest[at]!), 0)];
    }
    case 'oneColour':
      return [short(wish.n, Math.max(...countColours(dice)))];
    case 'sumAtMost':
      return [short(sumOf(numbers), wish.sum)];
    case 'sumAtLeast':
      return [short(wish.sum, sumOf(numbers))];
    default:
      return wish satisfies never;
  }
}

const short = (wanted: number, there: number) => Math.max(0, wanted - there);
