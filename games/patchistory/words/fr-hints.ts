import { hintsIn } from './hints.ts';

export const hints = hintsIn('fr', {
  colon: ' :',
  action: (name) => `Et « ${name} » ?`,
  bid: (tile, own, bid) => `Vaut une mise : ${tile}. ${bid > 0 ? `Mise : ${bid}` : 'Aucune encore'} ; vous avez ${own}.`,
  wait: 'Une meilleure Tuile viendra peut-être.',
  put: 'Où un Ouvrier rapporte-t-il le plus ?',
  workers: 'L’un de vos Ouvriers est-il mal placé ?',
  done: 'Vous en avez peut-être assez fait ici.',
  effect: 'Un Héros ou une Merveille peut-il aider ?',
  money: (own, bid) => (bid > 0 ? `La plus haute mise est de ${bid} ; vous avez ${own}.` : `Pas encore de mise. Vous avez ${own}.`),
  food: (need, has, makes) => `L’entretien coûte ${need} de Nourriture ; réserve ${has}, production ${makes}.`,
  level: (name, own, most) => `Vous avez ${own} en ${name}, le meilleur des autres ${most}.`,
  march: (workers, transport) =>
    `${workers} ${workers < 2 ? 'Ouvrier peut' : 'Ouvriers peuvent'} encore se déplacer ; votre Transport est de ${transport}.`,
  facing: (name, own, theirs, defence) => `Votre niveau Militaire est de ${own}. ${name} a ${theirs}, et ${defence} de plus en Défense.`,
  powers: (name, own, theirs) => `Votre Puissance est pour l’instant de ${own}, contre ${theirs} pour ${name}.`,
  votes: (own) => `Vous avez ${own}.`,
  offered: (name, goods) => `${name} vous offre ${goods}.`,
  levels: 'Vos niveaux',
  goods: 'Tout de suite',
  grows: (n) => `Votre territoire s’agrandit de ${n} carré${n < 2 ? '' : 's'}.`,
  leads: (levels) => `Vous auriez le niveau le plus haut de tous en ${levels}.`,
  more: (culture) =>
    `Estimation grossière : environ ${culture} de Culture de plus pour vous en fin de partie qu’avec le meilleur des autres coups.`,
});
