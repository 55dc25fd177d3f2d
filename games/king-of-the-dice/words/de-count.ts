import type { CountWords } from '#engine';

const points = (n: number) => (Math.abs(n) === 1 ? (n < 0 ? '−1 Punkt' : '1 Punkt') : n < 0 ? `−${-n} Punkte` : `${n} Punkte`);

export const count: CountWords = {
  about: 'Trag für jeden Spieler ein, wie viele Karten jedes Werts in seinem Königreich liegen.',
  field: (name, n) => (name === 'fairies' ? 'Anzahl der Feen' : points(n)),
};
