import type { PuzzlesWords } from './words.ts';

export const words: PuzzlesWords = {
  puzzles: 'Rätsel',
  about: 'Echte Stellungen mit einem besten Zug. Deine erste Antwort zählt.',
  ask: 'Du bist dran: Was ist am besten?',
  right: 'Richtig!',
  wrong: 'Es gab einen besseren Zug.',
  best: (move) => `Am besten: ${move}`,
  next: 'Nächstes Rätsel',
  tryAgain: 'Noch einmal versuchen',
  others: 'Alle Rätsel',
  streak: (n) => `Serie: ${n}`,
  longest: (n) => `Längste Serie: ${n}`,
  solved: (n, of) => `${n} von ${of} gelöst`,
  allDone: 'Du hast alle Rätsel durch.',
  startOver: 'Von vorn anfangen',
};
