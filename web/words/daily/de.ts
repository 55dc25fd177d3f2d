import type { DailyWords } from './words.ts';

export const words: DailyWords = {
  daily: 'Spiel des Tages',
  about:
    'Alle bekommen dasselbe Spiel gegen dieselben Bots und haben einen Versuch. Spiel deins zu Ende, dann siehst du alle Ergebnisse und Partien.',
  alone: 'Keine Verbindung: Du kannst das heutige Offline-Spiel auf diesem Gerät spielen. Das Ergebnis wird nicht geteilt.',
  begin: 'Spielen',
  results: 'Ergebnisse',
  nobody: 'Niemand hat dieses Spiel beendet.',
  player: 'Spieler',
  place: 'Platz',
  score: 'Punkte',
  dayBefore: 'Vortag',
  today: 'Heute',
};
