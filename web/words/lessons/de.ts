import type { LessonsWords } from './words.ts';

export const words: LessonsWords = {
  next: 'Verstanden',
  leave: 'Lektion überspringen',
  instead: 'Das darfst du auch, aber probier erst den hervorgehobenen Zug.',
  readFirst: 'Moment noch: Lies erst weiter.',
  playOn: 'Weiterspielen',
  newGame: 'Eine ganze Partie spielen',
  nextLesson: (title) => `Nächste Lektion: ${title}`,
  step: (n, of) => `Schritt ${n} von ${of}`,
};
