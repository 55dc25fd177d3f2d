import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  exchange: {
    title: 'Drie grondstoffen ruilen',
    ask: 'Je niveau van vervoer is 3. Ruil 3 grondstoffen voor 2 geld en 4 voedsel.',
    so: 'Een grondstof is 2 voedsel of 2 geld waard, door elkaar zoals je wilt. 6 voedsel, of 5 geld en 1 voedsel, had ook gemogen.',
  },
};
