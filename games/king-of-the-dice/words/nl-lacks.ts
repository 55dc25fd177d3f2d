import type { Wish } from '../pieces.ts';

const colours = ['rode', 'groene', 'blauwe'];
const numbers = ['nul', 'één', 'twee', 'drie', 'vier', 'vijf', 'zes'];
const faces = ['', 'enen', 'tweeën', 'drieën', 'vieren', 'vijven', 'zessen'];
const dice = (n: number) => (n === 1 ? 'dobbelsteen' : 'dobbelstenen');

/** What the dice lack of a wish, after its citizen: "heb je nog één groene nodig". */
export function lacks(wish: Wish, missing: readonly number[]): string {
  const n = missing[0]!;
  switch (wish.kind) {
    case 'parity':
      return `heb je nog ${numbers[n]} ${wish.odd ? 'oneven' : 'even'} ${dice(n)} nodig`;
    case 'run':
      return `heb je nog ${numbers[n]} ${n === 1 ? 'getal' : 'getallen'} voor de straat nodig`;
    case 'number':
      return `heb je nog ${numbers[n]} ${n === 1 ? wish.face : faces[wish.face]} nodig`;
    case 'colours':
      return `heb je nog ${missing.flatMap((n, colour) => (n > 0 ? [`${numbers[n]} ${colours[colour]}`] : [])).join(' en ')} nodig`;
    case 'groups':
      return `heb je nog ${numbers[n]} passende ${dice(n)} nodig`;
    case 'oneColour':
      return `heb je nog ${numbers[n]} ${dice(n)} van dezelfde kleur nodig`;
    case 'sumAtMost':
      return `is je totaal ${n} te hoog`;
    case 'sumAtLeast':
      return `is je totaal ${n} te laag`;
    default:
      return wish satisfies never;
  }
}
