import type { CountWords } from '#engine';

const spaces = ['First space', 'Second space', 'Third space', 'Fourth space', 'Fifth space'];

export const count: CountWords = {
  about:
    'At the end of a round, before the kingdoms are cleared, enter the top card of each space and the farmers each player has earned (at most nine, without the two they start with).',
  field: (name, n) => (name === 'top' ? spaces[n - 1]! : 'Farmers earned'),
};
