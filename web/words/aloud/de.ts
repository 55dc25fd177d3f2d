import { countIn } from '#engine';
import type { AloudWords } from './words.ts';

const { written } = countIn('de');

export const words: AloudWords = {
  moves: 'Züge',
  find: 'Zug suchen',
  keys: 'Tippe einen Teil des Namens, wähle mit den Pfeiltasten und drücke die Eingabetaste. Alt+L öffnet und schließt diese Liste, Alt+P sagt, wie es steht.',
  count: (n) => (n === 1 ? '1 möglicher Zug' : `${written(n)} mögliche Züge`),
  more: (n) => `${written(n)} weitere: Tippe, um die Liste zu kürzen`,
  none: 'Kein möglicher Zug heißt so.',
  notNow: 'Du bist nicht am Zug. Mit der Eingabetaste geht es weiter.',
  held: 'Dein Zug liegt auf dem Brett, ist aber noch nicht bestätigt: Bestätige ihn dort oder mach ihn rückgängig.',
  again: (warning) => `${warning} Wähle ihn noch einmal, um ihn zu spielen.`,
  position: 'Wie es steht',
  last: (told) => `Letzter Zug: ${told}`,
  about: (what, told) => `${what}: ${told}`,
};
