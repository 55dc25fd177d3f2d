import type { CountWords } from '#engine';

const points = (n: number) => (Math.abs(n) === 1 ? (n < 0 ? '−1 point' : '1 point') : n < 0 ? `−${-n} points` : `${n} points`);

export const count: CountWords = {
  about: 'Pour chaque joueur, indiquez combien de cartes de chaque valeur se trouvent dans son royaume.',
  field: (name, n) => (name === 'fairies' ? 'Nombre de fées' : points(n)),
};
