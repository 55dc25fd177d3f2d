import type { CountWords } from '#engine';

const points = (n: number) => (Math.abs(n) === 1 ? (n < 0 ? '−1 punt' : '1 punt') : n < 0 ? `−${-n} punten` : `${n} punten`);

export const count: CountWords = {
  about: 'Vul voor elke speler in hoeveel kaarten van elke waarde er in zijn koninkrijk liggen.',
  field: (name, n) => (name === 'fairies' ? 'Aantal feeën' : points(n)),
};
