import type { LessonsWords } from './words.ts';

export const words: LessonsWords = {
  next: 'Got it',
  leave: 'Skip the lesson',
  instead: 'That’s allowed, but let’s try my suggestion first.',
  readFirst: 'One moment: read on first.',
  playOn: 'Play on',
  result: 'See the result',
  newGame: 'Play a full game',
  nextLesson: (title) => `Next lesson: ${title}`,
  step: (n, of) => `Step ${n} of ${of}`,
};
