import { hintsIn } from './hints.ts';

export const hints = hintsIn('en', {
  colon: ':',
  action: (name) => `How about “${name}”?`,
  bid: 'A bid is worth it here. How high would you go?',
  wait: 'Maybe a better tile is still to come.',
  put: 'Where would a worker bring you the most?',
  workers: 'Look at your workers: does one stand in the wrong place?',
  done: 'Maybe you have done enough here.',
  effect: 'Think about what a hero or wonder could do for you.',
  levels: 'Your levels',
  goods: 'At once',
  more: (culture) => `Our rough estimate: about ${culture} more culture for you by the end of the game than with the next best move.`,
});
