import type { CountWords } from '#engine';

const points = (n: number) => (Math.abs(n) === 1 ? (n < 0 ? '−1 point' : '1 point') : n < 0 ? `−${-n} points` : `${n} points`);

export const count: CountWords = {
  about: 'For each player, enter how many cards of each value lie in their kingdom.',
  field: (name, n) => (name === 'fairies' ? 'Number of fairies' : points(n)),
};
