import { type CountWords, countIn } from '#engine';

const { isOne } = countIn('fr');
const points = (n: number) => `${n < 0 ? '−' : ''}${Math.abs(n)} ${isOne(n) ? 'point' : 'points'}`;

export const count: CountWords = {
  about: 'Pour chaque joueur, indiquez combien de cartes de chaque valeur se trouvent dans son royaume.',
  field: (name, n) => (name === 'fairies' ? 'Nombre de fées' : points(n)),
};
