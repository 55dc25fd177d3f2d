/**
 * That each example shows the rules it names, beyond the points that games/examples.test.ts counts. The rulebooks letter them alike,
 * A to H (IELLO, whose H is a second G) and a to g (PLAYthisONE, which has no B).
 */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples } from './examples.ts';
import { drawFarmers, drawKingdom, legal, playAll, position, refusalOf } from './position.ts';
import { kingdomWorth, spaceWorth } from './score.ts';

type Name = keyof typeof examples;

/** The state after so many moves of an example, all of them unless told. */
function after(name: Name, moves?: number) {
  const state = position(examples[name].drawn);
  playAll(state, examples[name].plays.slice(0, moves));
  return state;
}

test('[U2.3] [U2.4] [U2.5] [U2.7] redSix: red is followed but by whoever has none, and the 6 wins all four cards and the lead', () => {
  assert.deepEqual(legal(after('redSix', 2), 2), ['r2', 'r6']);
  assert.ok(legal(after('redSix', 1), 1).length > 1);
  const won = after('redSix', 4);
  assert.deepEqual(won.table.turn, { kind: 'lay', seat: 2 });
  assert.deepEqual(after('redSix').table.turn, { kind: 'play', seat: 2 });
});

test('[U3.4] [U3.5] [U4.1] redSix: any of three red cards on top, the colours in any order, and one farmer', () => {
  const won = after('redSix', 4);
  assert.deepEqual(won.table.farmers, [0, 0, 1, 0]);
  assert.deepEqual(legal(won, 2), ['lay b5 r3', 'lay b5 r4', 'lay b5 r6', 'lay r3 b5', 'lay r4 b5', 'lay r6 b5']);
  const { table } = after('redSix');
  assert.equal(drawKingdom(table, 2), 'r3 r4 r6 | b5');
  assert.equal(kingdomWorth(table, 2), 11);
});

test('[U1.2] [U4.5] firstFarmer: the first farmer earned stands on the third space', () => {
  assert.equal(drawFarmers(after('firstFarmer', 0).table, 2), '1 1 0 0 0');
  assert.equal(drawFarmers(after('firstFarmer').table, 2), '1 1 1 0 0');
});

test('[U3.2] [U3.3] [U4.2] blueEight: the 0 buries the 6, the new colour gets a space, and the blue 1 brings one farmer', () => {
  const won = after('blueEight', 4);
  assert.deepEqual(won.table.turn, { kind: 'lay', seat: 2 });
  assert.deepEqual(won.table.farmers, [1, 0, 1, 0]);
  assert.deepEqual(legal(won, 2), ['lay r0 b1 g6', 'lay r0 b8 g6']);
  assert.equal(refusalOf(won, 2, 'lay g6 b8 r0'), 'U3.3');
  assert.equal(drawKingdom(after('blueEight').table, 2), 'r3 r4 r6 r0 | b1 b5 b8 | g6');
});

test('[U2.6] [U4.1] [U4.2] twoSevens: the 7 in the led colour wins and brings one, the red 1 brings two', () => {
  const { table } = after('twoSevens');
  assert.deepEqual(table.turn, { kind: 'lay', seat: 3 });
  assert.deepEqual(table.farmers, [0, 0, 2, 1]);
});

test('[U2.6] [U4.1] [U4.3] twoEights: the first 8 wins and brings none, both 2s bring a farmer', () => {
  const { table } = after('twoEights');
  assert.deepEqual(table.turn, { kind: 'lay', seat: 1 });
  assert.deepEqual(table.farmers, [1, 0, 1, 0]);
});

test('[U4.3] [U4.4] twoTwos: the blue 2 brings a farmer, the green 2 does not', () => {
  const { table } = after('twoTwos');
  assert.deepEqual(table.turn, { kind: 'lay', seat: 2 });
  assert.deepEqual(table.farmers, [0, 0, 0, 1]);
});

test('[U5.2] [U5.4] farmerShort: a farmer short on the third space, 0 + 8 − 5 = 3', () => {
  const { table } = after('farmerShort');
  assert.deepEqual([spaceWorth(table, 2, 0), spaceWorth(table, 2, 1), spaceWorth(table, 2, 2)], [0, 8, -5]);
  assert.equal(kingdomWorth(table, 2), 3);
});

test('[U4.2] [U5.2] [U5.3] emptyFourth: the last farmer of the fourth space, and 8 + 6 + 2 with its printed 3 make 19', () => {
  const { table } = after('emptyFourth');
  assert.equal(drawFarmers(table, 0), '1 1 2 3 0');
  assert.equal(spaceWorth(table, 0, 3), 3);
  assert.equal(kingdomWorth(table, 0), 19);
});
