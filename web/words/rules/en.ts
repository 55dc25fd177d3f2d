import type { RulesWords } from './words.ts';

export const words: RulesWords = {
  tryIt: (title) => `Try it: ${title}`,
  byTheBook: 'Play the rulebook’s move',
  tryAnother: 'Try another move',
  inTheBook: (so) => `With the rulebook’s move: ${so}`,
  points: 'Points now',
  search: 'Search the rules',
  found: (n) => (n === 0 ? 'No rule found' : n === 1 ? '1 rule found' : `${n} rules found`),
  allEditions: 'All editions',
  print: 'Print a one-page summary',
};
