import type { RulesWords } from './words.ts';

export const words: RulesWords = {
  tryIt: (title) => `Probeer het zelf: ${title}`,
  byTheBook: 'Speel de zet uit het spelregelboek',
  tryAnother: 'Probeer een andere zet',
  inTheBook: (so) => `Met de zet uit het spelregelboek: ${so}`,
  points: 'Punten nu',
  search: 'Zoek in de spelregels',
  found: (n) => (n === 0 ? 'Geen regel gevonden' : n === 1 ? '1 regel gevonden' : `${n} regels gevonden`),
  allEditions: 'Alle edities',
  print: 'Druk een samenvatting van één pagina af',
};
