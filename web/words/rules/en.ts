import type { RulesWords } from './words.ts';

export const words: RulesWords = {
  tryIt: (title) => `Try it: ${title}`,
  byTheBook: 'Play the rulebook’s move',
  tryAnother: 'Try another move',
  inTheBook: (so) => `With the rulebook’s move: ${so}`,
  points: 'Points now',
};
