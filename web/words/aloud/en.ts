import { countIn } from '#engine';
import type { AloudWords } from './words.ts';

const { written } = countIn('en');

export const words: AloudWords = {
  moves: 'Moves',
  find: 'Find a move',
  keys: 'Type part of a name, choose with the arrow keys and press Enter. Alt+L opens and closes this list, Alt+P says how things stand.',
  count: (n) => (n === 1 ? '1 legal move' : `${written(n)} legal moves`),
  more: (n) => `${written(n)} more: type to narrow the list`,
  none: 'No legal move is called that.',
  notNow: 'It’s not your turn. Press Enter to skip ahead.',
  held: 'Your move is on the board, but not confirmed yet: confirm it there, or undo it.',
  again: (warning) => `${warning} Choose it again to play it.`,
  position: 'How things stand',
  last: (told) => `Last move: ${told}`,
  about: (what, told) => `${what}: ${told}`,
};
