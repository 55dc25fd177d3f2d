import type { Wish } from '../pieces.ts';

const colours = ['rote', 'grüne', 'blaue'];
const numbers = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
const faces = ['', 'Eins', 'Zwei', 'Drei', 'Vier', 'Fünf', 'Sechs'];
/** "einen grünen", "zwei grüne". */
const many = (n: number, word: string) => (n === 1 ? `einen ${word}n` : `${numbers[n]} ${word}`);

/** What the dice lack of a wish, after its citizen: "brauchst du noch einen grünen Würfel". */
export function lacks(wish: Wish, missing: readonly number[]): string {
  const n = missing[0]!;
  switch (wish.kind) {
    case 'parity':
      return `brauchst du noch ${many(n, wish.odd ? 'ungerade' : 'gerade')} Würfel`;
    case 'run':
      return `brauchst du noch ${n === 1 ? 'eine Zahl' : `${numbers[n]} Zahlen`} für die Straße`;
    case 'number':
      return `brauchst du noch ${n === 1 ? `eine ${faces[wish.face]}` : `${numbers[n]} ${faces[wish.face]}en`}`;
    case 'colours':
      return `brauchst du noch ${missing.flatMap((n, colour) => (n > 0 ? [many(n, colours[colour]!)] : [])).join(' und ')} Würfel`;
    case 'groups':
      return `brauchst du noch ${many(n, 'passende')} Würfel`;
    case 'oneColour':
      return `brauchst du noch ${n === 1 ? 'einen' : numbers[n]} Würfel in derselben Farbe`;
    case 'sumAtMost':
      return `ist deine Summe um ${n} zu hoch`;
    case 'sumAtLeast':
      return `ist deine Summe um ${n} zu niedrig`;
    default:
      return wish satisfies never;
  }
}
