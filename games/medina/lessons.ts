/** The first turns of the second edition, led by the hand: palaces and roofs, walls, stables, the well, streets, merchants and tea. */

import type { Lessons } from '#engine';

export const lessons: Lessons = {
  second: {
    options: { edition: 'second' },
    seats: 2,
    seed: '0909090909090909090909090909090909090909090909090909090909090909',
    first: [],
    turns: [
      { say: ['welcome', 'turn', 'build'], play: 'b orange a10', reply: ['b orange a9', 'w N1'] },
      { say: ['shared', 'roof'], play: 'r orange', reply: [] },
      { say: ['tile', 'wall'], play: 'w W10', reply: ['b orange j9', 'b brown h7'] },
      { say: ['tower', 'stable'], play: 's b10', reply: [] },
      { say: ['well', 'grab'], play: 'r brown', reply: ['b brown j5', 'b brown j4'] },
      { say: ['again', 'street'], play: 'b purple m3', reply: [] },
      { say: ['purple'], play: 'r purple', reply: ['b purple l7', 'b purple l6'] },
      { say: ['market'], play: 'm l3', reply: [] },
      { say: ['tea'], play: 'tea', reply: ['b brown i5', 'r brown'] },
    ],
    end: ['larger', 'count', 'done'],
    shows: { tile: 'palaceTile', tower: 'tower', well: 'well', larger: 'palaceTile' },
  },
};
