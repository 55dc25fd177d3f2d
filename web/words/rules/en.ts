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
  inAllGames: {
    title: 'In all games',
    rules: {
      E1: 'Only moves of the game are played; anything else changes nothing.',
      E2: 'Once the game is over, nothing more is played and nothing is undone.',
      E3: 'You can undo your own last move until somebody else moves, and only if nothing was left to chance and nothing hidden was shown. To go further back, everybody has to agree.',
    },
  },
};
