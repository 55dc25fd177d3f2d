import type { AloudWords } from './words.ts';

export const words: AloudWords = {
  moves: 'Züge',
  find: 'Zug suchen',
  keys: 'Tippe einen Teil des Namens, wähle mit den Pfeiltasten und drücke die Eingabetaste. L öffnet diese Liste, P sagt, wie es steht (hier: Alt+P).',
  count: (n) => (n === 1 ? '1 möglicher Zug' : `${n} mögliche Züge`),
  more: (n) => `${n} weitere: Tippe, um die Liste zu kürzen`,
  none: 'Kein möglicher Zug heißt so.',
  notNow: 'Du bist nicht am Zug. Mit der Eingabetaste geht es weiter.',
  position: 'Wie es steht',
  last: (told) => `Letzter Zug: ${told}`,
  about: (what, told) => `${what}: ${told}`,
};
