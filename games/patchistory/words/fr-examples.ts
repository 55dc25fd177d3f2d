import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  exchange: {
    title: 'Échanger trois Ressources',
    ask: 'Votre niveau de Transport est de 3. Échangez 3 Ressources contre 2 Argent et 4 Nourriture.',
    so: 'Une Ressource vaut 2 Nourriture ou 2 Argent, dans le mélange de votre choix. 6 Nourriture, ou 5 Argent et 1 Nourriture, auraient convenu aussi.',
  },
};
