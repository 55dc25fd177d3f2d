import assert from 'node:assert/strict';
import { test } from 'node:test';
import { viewOf } from '#engine';
import { writeMove } from './notation.ts';
import { ahead, orders } from './orders.ts';
import type { UgoState } from './pieces.ts';
import { after, playAll, position } from './position.ts';

const forced = (state: UgoState, seat: number) => {
  const move = orders.forced?.obey(viewOf(state, seat));
  return move && writeMove(move);
};
const early = (state: UgoState, seat: number) => ahead(viewOf(state, seat)).map(writeMove).sort();

test('[U2.3] the only card of the led colour is played by order, and of two none', () => {
  const state = position({ seats: 3, tricks: 7, hands: ['r3 b1 g1', 'r6 b5 g4', 'r7 r8 y1'] });
  assert.equal(forced(state, 0), undefined, 'the leader plays what it likes');
  playAll(state, ['r3']);
  assert.equal(forced(state, 1), 'r6');
  playAll(state, ['r6']);
  assert.equal(forced(state, 2), undefined);
});

test('[U2.4] whoever cannot follow has a choice, unless it is the last card', () => {
  const two = position({ seats: 3, tricks: 8, hands: ['r3 b1', 'b5 g4', 'r7 r8'] });
  playAll(two, ['r3']);
  assert.equal(forced(two, 1), undefined);
  const one = position({ seats: 3, tricks: 9, hands: ['r3', 'b5', 'r7'] });
  assert.equal(forced(one, 0), 'r3');
});

test('[U2.1] [U2.7] any card of the hand can be played ahead while others play or lay, and none on one’s own turn', () => {
  const state = position({ seats: 2, tricks: 7, hands: ['r3 b1 g1', 'r6 b5 g4'] });
  assert.deepEqual(early(state, 0), []);
  assert.deepEqual(early(state, 1), ['b5', 'g4', 'r6']);
  const lay = after({ seats: 2, tricks: 0, trick: 'r5 b0' });
  assert.equal(lay.table.turn.kind, 'lay');
  assert.deepEqual(early(lay, 0), [], 'first the trick is laid');
  assert.equal(early(lay, 1).length, 9);
});

test('[U6.2] nothing is played ahead when the game is over', () => {
  const state = position({ seats: 2, rounds: 1, tricks: 9, hands: ['r3', 'r6'] });
  playAll(state, ['r3 r6']);
  assert.deepEqual([early(state, 0), early(state, 1)], [[], []]);
});
