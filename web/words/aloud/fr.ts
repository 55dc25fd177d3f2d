import type { AloudWords } from './words.ts';

export const words: AloudWords = {
  moves: 'Coups',
  find: 'Chercher un coup',
  keys: 'Tapez une partie du nom, choisissez avec les flèches et validez avec Entrée. L ouvre cette liste, P dit où en est la partie (ici : Alt+P).',
  count: (n) => (n === 1 ? '1 coup possible' : `${n} coups possibles`),
  more: (n) => `${n} de plus : tapez pour réduire la liste`,
  none: 'Aucun coup possible ne porte ce nom.',
  notNow: 'Ce n’est pas votre tour. Entrée passe à la suite.',
  position: 'Où en est la partie',
  last: (told) => `Dernier coup : ${told}`,
  about: (what, told) => `${what} : ${told}`,
};
