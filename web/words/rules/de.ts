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
};
