import type { PreviewWords } from './words.ts';

export const words: PreviewWords = {
  title: (game, host) => (host ? `${game} with ${host}` : game),
  open: (free, of) => (free === 1 ? `1 of ${of} seats is free: join the game.` : `${free} of ${of} seats are free: join the game.`),
  full: 'The game is on: come and watch.',
  over: 'The game is over: watch the replay.',
  home: 'Kingdom-building board games in your browser. Play bots right away, or friends with a link.',
  picture: (game) => `Pieces of the board game ${game}`,
};
