import type { Wish } from '../pieces.ts';

const colours = ['rouge', 'vert', 'bleu'];
const numbers = ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six'];
/** "un vert", "deux verts". */
const many = (n: number, ...words: string[]) => [numbers[n], ...words.map((word) => (n > 1 ? `${word}s` : word))].join(' ');

/** What the dice lack of a wish: "il vous manque un vert". */
export function lacks(wish: Wish, missing: readonly number[]): string {
  const n = missing[0]!;
  switch (wish.kind) {
    case 'parity':
      return `il vous manque ${many(n, 'dé', wish.odd ? 'impair' : 'pair')}`;
    case 'run':
      return `il vous manque ${many(n, 'chiffre')} pour la suite`;
    case 'number':
      return `il vous manque ${numbers[n]} ${wish.face}`;
    case 'colours':
      return `il vous manque ${missing.flatMap((n, colour) => (n > 0 ? [many(n, colours[colour]!)] : [])).join(' et ')}`;
    case 'groups':
      return `il vous manque ${many(n, 'dé')}`;
    case 'oneColour':
      return `il vous manque ${many(n, 'dé')} de la même couleur`;
    case 'sumAtMost':
      return `votre total dépasse de ${n}`;
    case 'sumAtLeast':
      return `il manque ${n} à votre total`;
    default:
      return wish satisfies never;
  }
}
