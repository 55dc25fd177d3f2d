import type { LessonsWords } from './words.ts';

export const words: LessonsWords = {
  next: 'Got it',
  leave: 'Skip the lesson',
  instead: 'You’re allowed to do that, but try the highlighted move first.',
  readFirst: 'One moment: read on first.',
  playOn: 'Play on',
  newGame: 'Play a full game',
  nextLesson: (title) => `Next lesson: ${title}`,
  step: (n, of) => `Step ${n} of ${of}`,
};
