import type { ScoreWords } from './words.ts';

export const words: ScoreWords = {
  title: (game) => `Compter les points d’une partie de ${game}`,
  players: 'Joueurs',
  player: (n) => `Joueur ${n}`,
  nameOf: (n) => `Nom du joueur ${n}`,
  whichRound: 'Quelle manche ?',
  whose: 'De qui comptez-vous les points ?',
  none: 'aucune',
  result: 'Résultat',
  ahead: (names) => `En tête pour l’instant : ${names}`,
  kept: 'Ce que vous saisissez reste sur cet appareil : vous pouvez fermer la page et continuer plus tard.',
  print: 'Imprimer une feuille de score vierge',
  startOver: 'Recommencer',
  startOverSure: 'Vraiment tout effacer ?',
  points: 'Somme',
};
