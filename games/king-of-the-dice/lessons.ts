/** The first turns, led by the hand: numbers, colours, homes, an extra turn, a dragon, pairs and a penalty. */

import type { Lessons } from '#engine';

export const lessons: Lessons = {
  turns: {
    options: {},
    seats: 2,
    seed: '0202020202020202020202020202020202020202020202020202020202020202',
    first: [],
    turns: [
      { say: ['welcome', 'wish', 'roll'], play: 'roll', reply: [] },
      { say: ['dwarf', 'keep'], play: 'keep 1 5 6', reply: [] },
      { say: ['reached'], play: 'take 5', reply: ['roll', 'keep 1 2 5 6', 'keep 1 3 4 5 6', 'take 4'] },
      { say: ['row', 'next'], play: 'roll', reply: [] },
      { say: ['colours', 'green'], play: 'keep 2 3 4 5 6', reply: [] },
      { say: ['home'], play: 'take 5', reply: [] },
      { say: ['extra'], play: 'roll', reply: [] },
      { say: ['sixes'], play: 'keep 3 5', reply: [] },
      { say: ['sum', 'safe'], play: 'keep 1 2 3 4 5', reply: [] },
      { say: ['dragon'], play: 'take 2', reply: ['roll', 'keep 2 6', 'keep 3 4 5', 'take 3'] },
      { say: ['orc'], play: 'roll', reply: [] },
      { say: ['pair'], play: 'keep 3 5 6', reply: [] },
      { say: ['two'], play: 'keep 2 3 4 5 6', reply: [] },
      { say: ['three'], play: 'take 2', reply: ['roll', 'keep 5 6', 'keep 1 4', 'stop'] },
    ],
    end: ['penalty', 'end', 'done'],
    shows: {
      wish: 'row',
      roll: 'rolls',
      home: 'forest',
      sum: 'dragon',
      orc: 'orc',
      penalty: 'penalty',
      end: 'left',
    },
  },
};
