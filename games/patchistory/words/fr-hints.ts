import { hintsIn } from './hints.ts';

export const hints = hintsIn('fr', {
  colon: ' :',
  action: (name) => `Et « ${name} » ?`,
  bid: 'Une mise vaut le coup ici. Jusqu’où iriez-vous ?',
  wait: 'Une meilleure Tuile viendra peut-être.',
  put: 'Où un Ouvrier vous rapporterait-il le plus ?',
  workers: 'Regardez vos Ouvriers : l’un d’eux est-il mal placé ?',
  done: 'Vous en avez peut-être assez fait ici.',
  effect: 'Pensez à ce qu’un Héros ou une Merveille peut faire pour vous.',
  levels: 'Vos niveaux',
  goods: 'Tout de suite',
  more: (culture) =>
    `Estimation grossière : environ ${culture} de Culture de plus pour vous en fin de partie qu’avec le meilleur des autres coups.`,
});
