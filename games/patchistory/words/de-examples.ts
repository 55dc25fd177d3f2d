import type { ExampleWords } from '#engine';

export const examples: Readonly<Record<string, ExampleWords>> = {
  exchange: {
    title: 'Drei Rohstoffe tauschen',
    ask: 'Deine Transportstufe ist 3. Tausch 3 Rohstoffe gegen 2 Geld und 4 Nahrung.',
    so: 'Ein Rohstoff ist 2 Nahrung oder 2 Geld wert, beliebig gemischt. 6 Nahrung oder 5 Geld und 1 Nahrung wären auch möglich gewesen.',
  },
  exchangeOne: {
    title: 'Wenig Transport',
    ask: 'Deine Transportstufe ist 1. Tausch einen Rohstoff gegen 1 Nahrung und 1 Geld.',
    so: 'So viele Einheiten wie deine Transportstufe, mehr nicht: Deinen anderen Rohstoff behältst du.',
  },
};
