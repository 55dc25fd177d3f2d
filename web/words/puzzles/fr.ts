import type { PuzzlesWords } from './words.ts';

export const words: PuzzlesWords = {
  puzzles: 'Problèmes',
  about: 'De vraies positions avec un seul meilleur coup. Votre première réponse compte.',
  ask: 'À vous : quel est le meilleur coup ?',
  right: 'Bravo !',
  wrong: 'Il y avait mieux.',
  best: (move) => `Le meilleur : ${move}`,
  next: 'Problème suivant',
  tryAgain: 'Réessayer',
  others: 'Tous les problèmes',
  streak: (n) => `Série : ${n}`,
  longest: (n) => `Plus longue série : ${n}`,
  solved: (n, of) => `${n} sur ${of} ${n > 1 ? 'résolus' : 'résolu'}`,
  allDone: 'Vous avez répondu à tous les problèmes.',
  startOver: 'Recommencer',
};
