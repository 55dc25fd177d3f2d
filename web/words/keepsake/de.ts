import type { KeepsakeWords } from './words.ts';

export const words: KeepsakeWords = {
  title: 'Diese Partie als Bild',
  shows: (title, scores) => `Das Ende einer Partie ${title}: ${scores}`,
  share: 'Teilen',
  download: 'Bild speichern',
  copy: 'Bild kopieren',
  failed: 'Das hat nicht geklappt. Versuch es noch einmal.',
};
