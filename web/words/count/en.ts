import type { ScoreWords } from './words.ts';

export const words: ScoreWords = {
  title: (game) => `Score a game of ${game}`,
  players: 'Players',
  player: (n) => `Player ${n}`,
  nameOf: (n) => `Name of player ${n}`,
  whichRound: 'Which round?',
  whose: 'Whose points are you counting?',
  none: 'none',
  result: 'Result',
  ahead: (names) => `Ahead so far: ${names}`,
  kept: 'What you enter stays on this device, so you can close the page and go on later.',
  print: 'Print an empty score sheet',
  startOver: 'Start over',
  startOverSure: 'Really clear everything?',
  points: 'Points',
};
