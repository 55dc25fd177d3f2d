import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  exchange: {
    title: 'Drie grondstoffen ruilen',
    ask: 'Je niveau van vervoer is 3. Ruil 3 grondstoffen voor 2 geld en 4 voedsel.',
    so: 'Een grondstof is 2 voedsel of 2 geld waard, door elkaar zoals je wilt. 6 voedsel, of 5 geld en 1 voedsel, had ook gemogen.',
  },
  exchangeOne: {
    title: 'Weinig vervoer',
    ask: 'Je niveau van vervoer is 1. Ruil een grondstof voor 1 voedsel en 1 geld.',
    so: 'Zoveel eenheden als je niveau van vervoer, meer niet: je andere grondstof houd je.',
  },
};
