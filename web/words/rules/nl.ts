import type { RulesWords } from './words.ts';

export const words: RulesWords = {
  tryIt: (title) => `Probeer het zelf: ${title}`,
  byTheBook: 'Speel de zet uit het spelregelboek',
  tryAnother: 'Probeer een andere zet',
  inTheBook: (so) => `Met de zet uit het spelregelboek: ${so}`,
  points: 'Punten nu',
};
