import type { KeepsakeWords } from './words.ts';

export const words: KeepsakeWords = {
  title: 'Deze partij als plaatje',
  shows: (title, scores) => `Het einde van een partij ${title}: ${scores}`,
  share: 'Delen',
  download: 'Plaatje opslaan',
  copy: 'Plaatje kopiëren',
  failed: 'Dat lukte niet. Probeer het nog eens.',
};
