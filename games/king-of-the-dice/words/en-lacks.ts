import type { Wish } from '../pieces.ts';

const colours = ['red', 'green', 'blue'];
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const dice = (n: number) => (n === 1 ? 'die' : 'dice');
const more = (n: number, what: string) => `${numbers[n]} more ${what}`;

/** What the dice lack of a wish: "you need one more green". */
export function lacks(wish: Wish, missing: readonly number[]): string {
  const n = missing[0]!;
  switch (wish.kind) {
    case 'parity':
      return `you need ${more(n, `${wish.odd ? 'odd' : 'even'} ${dice(n)}`)}`;
    case 'run':
      return `you need ${more(n, n === 1 ? 'number' : 'numbers')} in the run`;
    case 'number':
      return `you need ${more(n, n === 1 ? `${wish.face}` : `${wish.face}s`)}`;
    case 'colours':
      return `you need ${missing.flatMap((n, colour) => (n > 0 ? [more(n, colours[colour]!)] : [])).join(' and ')}`;
    case 'groups':
      return `you need ${more(n, `matching ${dice(n)}`)}`;
    case 'oneColour':
      return `you need ${more(n, dice(n))} of the same colour`;
    case 'sumAtMost':
      return `your total is ${n} too high`;
    case 'sumAtLeast':
      return `your total is ${n} too low`;
    default:
      return wish satisfies never;
  }
}
