import type { RulesWords } from './words.ts';

export const words: RulesWords = {
  tryIt: (title) => `À vous de jouer : ${title}`,
  byTheBook: 'Jouer le coup du livret',
  tryAnother: 'Essayer un autre coup',
  inTheBook: (so) => `Avec le coup du livret : ${so}`,
  points: 'Points en ce moment',
  search: 'Chercher dans les règles',
  found: (n) => (n === 0 ? 'Aucune règle trouvée' : n === 1 ? '1 règle trouvée' : `${n} règles trouvées`),
  allEditions: 'Toutes les éditions',
  print: 'Imprimer un résumé d’une page',
};
