import type { KeepsakeWords } from './words.ts';

export const words: KeepsakeWords = {
  title: 'Cette partie en image',
  shows: (title, scores) => `La fin d’une partie de ${title} : ${scores}`,
  share: 'Partager',
  download: 'Enregistrer l’image',
  copy: 'Copier l’image',
  failed: 'Ça n’a pas marché. Réessayez.',
};
