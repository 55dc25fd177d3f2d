import type { LessonsWords } from './words.ts';

export const words: LessonsWords = {
  next: 'Verstanden',
  leave: 'Überspringen',
  instead: 'Das ist erlaubt, aber probier erst meinen Vorschlag.',
  readFirst: 'Moment noch: Lies erst weiter.',
  playOn: 'Weiterspielen',
  result: 'Ergebnis ansehen',
  newGame: 'Eine ganze Partie spielen',
  nextLesson: (title) => `Nächste Lektion: ${title}`,
  step: (n, of) => `Schritt ${n} von ${of}`,
};
