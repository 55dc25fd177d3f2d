import type { ScoreWords } from './words.ts';

export const words: ScoreWords = {
  title: (game) => `De punten van een partij ${game} tellen`,
  players: 'Spelers',
  player: (n) => `Speler ${n}`,
  nameOf: (n) => `Naam van speler ${n}`,
  whichRound: 'Welke ronde?',
  whose: 'Van wie tel je de punten?',
  none: 'geen',
  result: 'Uitslag',
  ahead: (names) => `Voorlopig aan kop: ${names}`,
  kept: 'Wat je invult, blijft op dit apparaat: je kunt de pagina sluiten en later verdergaan.',
  print: 'Leeg scoreblad afdrukken',
  startOver: 'Opnieuw beginnen',
  startOverSure: 'Echt alles wissen?',
  points: 'Punten',
};
