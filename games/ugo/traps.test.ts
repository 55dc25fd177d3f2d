/** The traps that a programmer of this game falls into, by their number on the facts page. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, drawFarmers, drawKingdom, legal, playAll, position, refusalOf } from './position.ts';
import { kingdomWorth, spaceWorth } from './score.ts';

/** Who won the trick, when it is laid or waits to be. */
const winner = (state: ReturnType<typeof after>) => (state.table.turn.kind === 'lay' ? state.table.turn.seat : state.table.leader);

test('[U4.2] [U4.4] trap 1: a 1 that wins earns nothing, two 1s that lose to another colour earn two each', () => {
  const state = after({ trick: 'r1 b1 g1' });
  assert.equal(winner(state), 0);
  assert.deepEqual(state.table.farmers, [0, 2, 2]);
});

test('[U2.6] [U4.3] [U4.4] trap 2: of two 2s the led one wins and earns nothing, the other earns one', () => {
  const state = after({ trick: 'b2 b0 r2' });
  assert.equal(winner(state), 0);
  assert.deepEqual(state.table.farmers, [0, 0, 1]);
});

test('[U4.4] trap 3: a 1 that followed suit but lost to another colour earns two', () => {
  const state = after({ trick: 'b4 b1 g8' });
  assert.equal(winner(state), 2);
  assert.deepEqual(state.table.farmers, [0, 2, 0]);
});

test('[U4.3] [U4.4] trap 4: the led 2 earns one from the green 8, the green 2 none', () => {
  const state = after({ trick: 'b2 g2 g8 b6' });
  assert.equal(winner(state), 2);
  assert.deepEqual(state.table.farmers, [1, 0, 0, 0]);
});

test('[U2.6] [U4.3] trap 5: of two 7s off suit the first wins, and the led 2 earns one', () => {
  const state = after({ trick: 'r6 g7 y7 r2' });
  assert.equal(winner(state), 1);
  assert.deepEqual(state.table.farmers, [0, 1, 0, 1]);
});

test('[U2.6] [U4.1] trap 6: when both play a 0 the leader wins two cards and no farmer', () => {
  const state = after({ trick: 'r0 b0' });
  assert.equal(winner(state), 0);
  assert.deepEqual(state.table.farmers, [0, 0]);
  playAll(state, ['lay b0 r0']);
  assert.equal(drawKingdom(state.table, 0), 'b0 | r0');
});

test('[U3.5] trap 7: a 0 won alone buries the 8; of a 0 and a 5 either may be the new top, never the 8', () => {
  const alone = after({ kingdoms: ['r8 | b1'], trick: 'b7 r0' });
  assert.equal(drawKingdom(alone.table, 0), 'r8 r0 | b1 b7');
  const both = after({ seats: 2, kingdoms: ['r8'], trick: 'r5 r0' });
  assert.deepEqual(legal(both, 0), ['lay r0', 'lay r5']);
  assert.equal(refusalOf(both, 0, 'lay r8'), 'U3.5');
});

test('[U3.4] trap 8: four new colours have 24 orders; beside two piles, two new colours have two', () => {
  const empty = after({ trick: 'r7 b3 g4 y5' });
  assert.equal(legal(empty, 0).length, 24);
  const later = after({ kingdoms: ['r5 | b5'], trick: 'r7 y3 k4' });
  assert.deepEqual(legal(later, 0), ['lay r7 k4 y3', 'lay r7 y3 k4']);
  playAll(later, ['lay r7 k4 y3']);
  assert.equal(drawKingdom(later.table, 0), 'r5 r7 | b5 | k4 | y3');
});

test('[U5.3] [U5.5] trap 9: without a trick, nine farmers are worth 9, eight are worth 4', () => {
  assert.equal(kingdomWorth(position({ farmers: [9] }).table, 0), 9);
  const eight = position({ farmers: [8] }).table;
  assert.equal(drawFarmers(eight, 0), '1 1 2 3 3');
  assert.equal(kingdomWorth(eight, 0), 4);
});

test('[U5.4] trap 10: five piles and four farmers come to −7', () => {
  const { table } = position({ kingdoms: ['r8 | b6 | g4 | y7 | k3'], farmers: [4] });
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((space) => spaceWorth(table, 0, space)),
    [8, 6, 4, -5, -20],
  );
  assert.equal(kingdomWorth(table, 0), -7);
});

test('[U4.6] [U6.1] trap 11: with eight farmers and two more, nine are held and one is lost; the next round starts at none', () => {
  const state = after({ tricks: 9, farmers: [8, 0], trick: 'r3 r0' });
  assert.equal(state.table.farmers[0], 9);
  playAll(state, ['lay r3']);
  assert.equal(state.table.round, 1);
  assert.deepEqual(state.table.farmers, [0, 0]);
});

test('[U5.3] trap 12: the first two spaces never give printed points', () => {
  const { table } = position({ kingdoms: ['r8 | b6', ''], farmers: [5, 0] });
  assert.equal(kingdomWorth(table, 0), 8 + 6 + 1 + 3);
  assert.equal(kingdomWorth(table, 1), 0);
  assert.equal(spaceWorth(table, 1, 0), 0);
  assert.equal(spaceWorth(table, 1, 1), 0);
});

test('[U3.1] [U3.4] [U5.1] trap 13: the winner of the tenth trick chooses the order before the count', () => {
  const state = after({ tricks: 9, trick: 'r8 b3' });
  assert.deepEqual(state.table.turn, { kind: 'lay', seat: 0 });
  assert.deepEqual(state.table.points, []);
  assert.deepEqual(legal(state, 0), ['lay b3 r8', 'lay r8 b3']);
  const events = playAll(state, ['lay b3 r8']);
  assert.deepEqual(state.table.points, [11, 0]);
  assert.deepEqual(
    events.map((event) => event.kind),
    ['laid', 'scored', 'dealt'],
  );
});
