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
  inAllGames: {
    title: 'In alle spellen',
    rules: {
      E1: 'Je speelt alleen zetten van het spel; al het andere verandert niets.',
      E2: 'Is de partij voorbij, dan wordt er niets meer gespeeld en niets meer ongedaan gemaakt.',
      E3: 'Je kunt je eigen laatste zet ongedaan maken tot iemand anders zet, en alleen als het toeval niet meespeelde en er niets verborgens is getoond. Verder terug kan alleen als iedereen het ermee eens is.',
    },
  },
};
