import type { CountWords } from '#engine';

const fields: Readonly<Record<string, string>> = {
  buildings: 'Gebäude',
  stables: 'Ställe',
  walls: 'Mauern daneben',
  merchants: 'Händler daneben',
  well: 'Felder am Brunnen',
  grey: 'Graues Plättchen',
  black: 'Schwarzes Plättchen',
  brown: 'Braunes Plättchen',
  orange: 'Oranges Plättchen',
  purple: 'Violettes Plättchen',
};

export const count: CountWords = {
  about:
    'Trag für jeden Spieler ein, was im Palast jeder Farbe und direkt daneben steht, und welche Plättchen er hat. Ecken und Türme zählen nicht. Am Brunnen zählen die Felder des Palasts, die genau zwei Schritte entfernt sind.',
  field: (name, n) => (name === 'tower' ? `Turm ${n}` : n > 0 ? `${fields[name]} (${n})` : fields[name]!),
};
