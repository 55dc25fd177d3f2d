import type { CountWords } from '#engine';

const spaces = ['Erstes Feld', 'Zweites Feld', 'Drittes Feld', 'Viertes Feld', 'Fünftes Feld'];

export const count: CountWords = {
  about:
    'Trag am Ende einer Runde, bevor die Königreiche geleert werden, die oberste Karte jedes Felds ein und die Bauern, die der Spieler verdient hat (höchstens neun, ohne die zwei vom Anfang).',
  field: (name, n) => (name === 'top' ? spaces[n - 1]! : 'Verdiente Bauern'),
};
