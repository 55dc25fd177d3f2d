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
  inAllGames: {
    title: 'Dans tous les jeux',
    rules: {
      E1: 'On ne joue que des coups du jeu ; tout le reste ne change rien.',
      E2: 'Une fois la partie terminée, on ne joue plus et on n’annule plus rien.',
      E3: 'Vous pouvez annuler votre dernier coup tant que personne d’autre n’a joué, et seulement si rien n’a été laissé au hasard ni dévoilé. Pour revenir plus loin, il faut que tout le monde soit d’accord.',
    },
  },
};
