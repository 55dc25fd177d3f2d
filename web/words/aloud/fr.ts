import { countIn } from '#engine';
import type { AloudWords } from './words.ts';

const { isOne, written } = countIn('fr');

export const words: AloudWords = {
  moves: 'Coups',
  find: 'Chercher un coup',
  keys: 'Tapez une partie du nom, choisissez avec les flèches et validez avec Entrée. Alt+L ouvre et ferme cette liste, Alt+P dit où en est la partie.',
  count: (n) => (isOne(n) ? `${n} coup possible` : `${written(n)} coups possibles`),
  more: (n) => `${written(n)} de plus : tapez pour réduire la liste`,
  none: 'Aucun coup possible ne porte ce nom.',
  notNow: 'Ce n’est pas votre tour. Entrée passe à la suite.',
  held: 'Votre coup est sur le plateau, mais pas encore confirmé : confirmez-le ou annulez-le.',
  again: (warning) => `${warning} Choisissez-le encore une fois pour le jouer.`,
  position: 'Où en est la partie',
  last: (told) => `Dernier coup : ${told}`,
  about: (what, told) => `${what} : ${told}`,
};
