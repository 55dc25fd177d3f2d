import { countIn } from '#engine';
import type { AloudWords } from './words.ts';

const { written } = countIn('nl');

export const words: AloudWords = {
  moves: 'Zetten',
  find: 'Zoek een zet',
  keys: 'Typ een deel van de naam, kies met de pijltjestoetsen en druk op Enter. Alt+L opent en sluit deze lijst, Alt+P vertelt hoe het ervoor staat.',
  count: (n) => (n === 1 ? '1 mogelijke zet' : `${written(n)} mogelijke zetten`),
  more: (n) => `Nog ${written(n)}: typ om de lijst korter te maken`,
  none: 'Geen enkele mogelijke zet heet zo.',
  notNow: 'Je bent niet aan de beurt. Met Enter ga je verder.',
  held: 'Je zet ligt op het bord, maar is nog niet bevestigd: bevestig hem daar, of maak hem ongedaan.',
  again: (warning) => `${warning} Kies hem nog een keer om hem te spelen.`,
  position: 'Hoe het ervoor staat',
  last: (told) => `Laatste zet: ${told}`,
  about: (what, told) => `${what}: ${told}`,
};
