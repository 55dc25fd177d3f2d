import type { PuzzlesWords } from './words.ts';

export const words: PuzzlesWords = {
  puzzles: 'Puzzles',
  about: 'Real positions with one best move. Your first answer counts.',
  ask: 'Your turn: what’s the best move?',
  right: 'Right!',
  wrong: 'Not the best move.',
  best: (move) => `Best: ${move}`,
  next: 'Next puzzle',
  tryAgain: 'Try again',
  others: 'All puzzles',
  streak: (n) => `Streak: ${n}`,
  longest: (n) => `Longest streak: ${n}`,
  solved: (n, of) => `${n} of ${of} solved`,
  allDone: 'You’ve answered every puzzle.',
  startOver: 'Start over',
};
