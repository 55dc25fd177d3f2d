import type { KeepsakeWords } from './words.ts';

export const words: KeepsakeWords = {
  title: 'A picture of this game',
  shows: (title, scores) => `The end of a game of ${title}: ${scores}`,
  share: 'Share',
  download: 'Save picture',
  copy: 'Copy picture',
  failed: 'That didn’t work. Please try again.',
};
