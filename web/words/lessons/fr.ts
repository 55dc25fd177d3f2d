import type { LessonsWords } from './words.ts';

export const words: LessonsWords = {
  next: 'Compris',
  leave: 'Quitter la leçon',
  instead: 'C’est permis, mais essayons d’abord ce que je propose.',
  readFirst: 'Un instant : lisez d’abord la suite.',
  playOn: 'Continuer la partie',
  result: 'Voir le résultat',
  newGame: 'Jouer une vraie partie',
  nextLesson: (title) => `Leçon suivante : ${title}`,
  step: (n, of) => `Étape ${n} sur ${of}`,
};
