import type { PuzzlesWords } from './words.ts';

export const words: PuzzlesWords = {
  puzzles: 'Puzzels',
  about: 'Echte stellingen met één beste zet. Je eerste antwoord telt.',
  ask: 'Jij bent aan zet: wat is het beste?',
  right: 'Goed zo!',
  wrong: 'Er was een betere zet.',
  best: (move) => `De beste: ${move}`,
  next: 'Volgende puzzel',
  tryAgain: 'Probeer opnieuw',
  others: 'Alle puzzels',
  streak: (n) => `Reeks: ${n}`,
  longest: (n) => `Langste reeks: ${n}`,
  solved: (n, of) => `${n} van ${of} opgelost`,
  allDone: 'Je hebt alle puzzels gehad.',
  startOver: 'Opnieuw beginnen',
};
