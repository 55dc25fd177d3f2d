import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  exchange: {
    title: 'Échanger trois Ressources',
    ask: 'Votre niveau de Transport est de 3. Échangez 3 Ressources contre 2 Argent et 4 Nourriture.',
    so: 'Une Ressource vaut 2 Nourriture ou 2 Argent, dans le mélange de votre choix. 6 Nourriture, ou 5 Argent et 1 Nourriture, auraient convenu aussi.',
  },
  exchangeOne: {
    title: 'Peu de Transport',
    ask: 'Votre niveau de Transport est de 1. Échangez une Ressource contre 1 Nourriture et 1 Argent.',
    so: 'Autant d’unités que votre niveau de Transport, pas plus : votre autre Ressource vous reste.',
  },
};
