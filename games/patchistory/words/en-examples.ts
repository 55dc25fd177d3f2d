import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  exchange: {
    title: 'Three resources exchanged',
    ask: 'Your transport level is 3. Exchange 3 resources for 2 money and 4 food.',
    so: 'A resource is worth 2 food or 2 money, mixed as you like. 6 food, or 5 money and 1 food, would have been fine, too.',
  },
  exchangeOne: {
    title: 'Little transport',
    ask: 'Your transport level is 1. Exchange a resource for 1 food and 1 money.',
    so: 'As many units as your transport level, no more: your other resource stays.',
  },
};
