import type { ScoreWords } from './words.ts';

export const words: ScoreWords = {
  title: (game) => `Punkte einer Partie ${game} zählen`,
  players: 'Spieler',
  player: (n) => `Spieler ${n}`,
  nameOf: (n) => `Name von Spieler ${n}`,
  whichRound: 'Welche Runde?',
  whose: 'Wessen Punkte zählst du?',
  none: 'keine',
  result: 'Ergebnis',
  ahead: (names) => `Bisher vorn: ${names}`,
  kept: 'Was du einträgst, bleibt auf diesem Gerät: Du kannst die Seite schließen und später weitermachen.',
  print: 'Leeren Wertungsbogen drucken',
  startOver: 'Von vorn beginnen',
  startOverSure: 'Wirklich alles löschen?',
  points: 'Punkte',
};
