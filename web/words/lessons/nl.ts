import type { LessonsWords } from './words.ts';

export const words: LessonsWords = {
  next: 'Snap ik',
  leave: 'Les overslaan',
  instead: 'Dat mag, maar probeer eerst wat ik voorstel.',
  readFirst: 'Momentje: lees eerst even verder.',
  playOn: 'Verder spelen',
  result: 'Bekijk de uitslag',
  newGame: 'Een heel spel spelen',
  nextLesson: (title) => `Volgende les: ${title}`,
  step: (n, of) => `Stap ${n} van ${of}`,
};
