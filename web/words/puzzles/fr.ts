import { countIn } from '#engine';
import type { PuzzlesWords } from './words.ts';

const { isOne } = countIn('fr');

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
  solved: (n, of) => `${n} sur ${of} ${isOne(n) ? 'résolu' : 'résolus'}`,
  allDone: 'Vous avez répondu à tous les problèmes.',
  startOver: 'Recommencer',
};
