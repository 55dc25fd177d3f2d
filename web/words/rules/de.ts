import type { RulesWords } from './words.ts';

export const words: RulesWords = {
  tryIt: (title) => `Selbst ausprobieren: ${title}`,
  byTheBook: 'Den Zug aus der Anleitung spielen',
  tryAnother: 'Einen anderen Zug probieren',
  inTheBook: (so) => `Mit dem Zug aus der Anleitung: ${so}`,
  points: 'Punkte jetzt',
  search: 'In den Regeln suchen',
  found: (n) => (n === 0 ? 'Keine Regel gefunden' : n === 1 ? '1 Regel gefunden' : `${n} Regeln gefunden`),
  allEditions: 'Alle Ausgaben',
  print: 'Zusammenfassung auf einer Seite drucken',
  inAllGames: {
    title: 'In allen Spielen',
    rules: {
      E1: 'Gespielt werden nur Züge des Spiels; alles andere ändert nichts.',
      E2: 'Ist die Partie zu Ende, wird nichts mehr gespielt und nichts mehr rückgängig gemacht.',
      E3: 'Du kannst deinen letzten Zug rückgängig machen, bis jemand anders zieht, und nur, wenn kein Zufall im Spiel war und nichts aufgedeckt wurde. Weiter zurück geht es nur, wenn alle einverstanden sind.',
    },
  },
};
