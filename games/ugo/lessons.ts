/** A first round, led by the hand: following, winning, laying, farmers and the count. */

import type { Lessons } from '#engine';

export const lessons: Lessons = {
  round: {
    options: { rounds: 1 },
    seats: 3,
    seed: '0000000000000000000000000000000000000000000000000000000000000000',
    first: ['g7'],
    turns: [
      { say: ['welcome', 'trick', 'follow'], play: 'g5', reply: ['g6', 'lay g7', 'r6'] },
      { say: ['lost', 'win'], play: 'r8', reply: ['r7'] },
      { say: ['won', 'top'], play: 'lay r8', reply: [] },
      { say: ['lead'], play: 'k7', reply: ['k4', 'k1'] },
      { say: ['farmer', 'second'], play: 'lay k7', reply: [] },
      { say: ['again'], play: 'y7', reply: ['y1', 'y0'] },
      { say: ['third', 'printed'], play: 'lay y7', reply: [] },
      { say: ['danger', 'low'], play: 'b3', reply: ['b6', 'b7', 'lay b7', 'g4'] },
      { say: ['free', 'one'], play: 'b1', reply: ['r0', 'g3'] },
      { say: ['gift', 'discard'], play: 'y3', reply: ['b8', 'lay g3 y3 b8', 'r4', 'g2'] },
      { say: ['highest', 'red'], play: 'r3', reply: ['lay g2 r4', 'y4', 'g1'] },
      { say: ['must'], play: 'y5', reply: [] },
      { say: ['full', 'buried'], play: 'lay y5 g1', reply: [] },
      { say: ['last'], play: 'k0', reply: ['b4', 'g8'] },
    ],
    end: ['count', 'done'],
    shows: { welcome: 'space', follow: 'led', farmer: 'farmer', printed: 'printed', danger: 'gap', buried: 'pile' },
  },
};
