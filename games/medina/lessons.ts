/** The first turns of each edition, led by the hand. */

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
    end: ['larger', 'neutral', 'over', 'count', 'done'],
    shows: { tile: 'palaceTile', tower: 'tower', well: 'well', tea: 'tea', larger: 'palaceTile' },
  },
  first: {
    options: { edition: 'first' },
    seats: 3,
    seed: '0303030303030303030303030303030303030303030303030303030303030303',
    first: [],
    turns: [
      { say: ['open', 'market'], play: 'm h6', reply: [] },
      { say: ['turn', 'orange'], play: 'b orange g7', reply: [] },
      { say: ['corner'], play: 'b grey a11', reply: ['b grey a10', 's g6', 'b orange f7', 'b black i6'] },
      { say: ['shared', 'roof'], play: 'r grey', reply: [] },
      { say: ['wall'], play: 'w W11', reply: ['b orange f8', 'r orange', 'b black i5', 'b brown b1'] },
      { say: ['late', 'black'], play: 'r black', reply: [] },
      { say: ['merchant'], play: 'm h5', reply: ['s f6', 'm h7', 'b brown c1', 'b brown c2'] },
    ],
    end: ['street', 'arms', 'count', 'done'],
    shows: { wall: 'tower', arms: 'tower' },
  },
  ditt: {
    options: { edition: 'ditt' },
    seats: 2,
    seed: '0202020202020202020202020202020202020202020202020202020202020202',
    first: [],
    turns: [
      { say: ['open', 'market'], play: 'm h6', reply: ['b grey g6'] },
      { say: ['grow', 'build'], play: 'b orange a11', reply: [] },
      { say: ['dome'], play: 'r orange', reply: ['w N1', 'b orange a1', 'b black i6'] },
      { say: ['three', 'wall'], play: 'w W11', reply: [] },
      { say: ['stable'], play: 's b11', reply: [] },
      { say: ['block', 'black'], play: 'n black', reply: ['b orange a2', 's b1', 'r orange'] },
    ],
    end: ['larger', 'count', 'done'],
    shows: { wall: 'tower', larger: 'palaceTile' },
  },
};
