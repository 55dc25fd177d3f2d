import type { AloudWords } from './words.ts';

export const words: AloudWords = {
  moves: 'Moves',
  find: 'Find a move',
  keys: 'Type part of a name, choose with the arrow keys and press Enter. L opens this list, P says how things stand (here: Alt+P).',
  count: (n) => (n === 1 ? '1 legal move' : `${n} legal moves`),
  more: (n) => `${n} more: type to narrow the list`,
  none: 'No legal move is called that.',
  notNow: 'It’s not your turn. Press Enter to skip ahead.',
  position: 'How things stand',
  last: (told) => `Last move: ${told}`,
  about: (what, told) => `${what}: ${told}`,
};
