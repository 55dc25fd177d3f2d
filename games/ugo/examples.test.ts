/** What the rulebooks say of their lettered examples, beyond the points that games/examples.test.ts counts. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples } from './examples.ts';
import { drawFarmers, drawKingdom, legal, playAll, position } from './position.ts';
import { kingdomWorth, spaceWorth } from './score.ts';

/** The state after so many moves of an example, all of them unless told. */
function after(name: keyof typeof examples, moves?: number) {
  const state = position(examples[name].drawn);
  playAll(state, examples[name].plays.slice(0, moves));
  return state;
}

/** Red is led, one seat is void; the red 6 wins four cards of two colours. */
function redSix() {
  const won = after('redSix', 4);
  assert.deepEqual(won.table.turn, { kind: 'lay', seat: 2 });
  assert.deepEqual(won.table.farmers, [0, 0, 1, 0]);
  assert.deepEqual(legal(won, 2), ['lay b5 r3', 'lay b5 r4', 'lay b5 r6', 'lay r3 b5', 'lay r4 b5', 'lay r6 b5']);
  const { table } = after('redSix');
  assert.equal(drawKingdom(table, 2), 'r3 r4 r6 | b5');
  assert.equal(kingdomWorth(table, 2), 11);
  assert.deepEqual(table.turn, { kind: 'play', seat: 2 });
}

test('[U2.5] [U3.5] [U4.1] IELLO example A: the red 6 wins, goes on top, and the kingdom is worth 11', redSix);
test('[U2.5] [U3.5] [U4.1] PLAYthisONE example a: the red 6 wins, goes on top, and the kingdom is worth 11', redSix);

test('[U1.2] [U4.5] IELLO example B: the first farmer earned stands on the third space', () => {
  assert.equal(drawFarmers(after('firstFarmer', 0).table, 2), '1 1 0 0 0');
  assert.equal(drawFarmers(after('firstFarmer').table, 2), '1 1 1 0 0');
});

/** The winner of the red 6 leads the blue 8, and gets a new colour and a red 0. */
function blueEight() {
  const won = after('blueEight', 4);
  assert.deepEqual(won.table.turn, { kind: 'lay', seat: 2 });
  assert.deepEqual(won.table.farmers, [1, 0, 1, 0]);
  assert.deepEqual(legal(won, 2), ['lay r0 b1 g6', 'lay r0 b8 g6']);
  assert.equal(drawKingdom(after('blueEight').table, 2), 'r3 r4 r6 r0 | b1 b5 b8 | g6');
}

test('[U3.3] [U4.2] IELLO example C: the 0 buries the 6, and the blue 1 brings one farmer', blueEight);
test('[U3.3] [U4.2] PLAYthisONE example b: the 0 buries the 6, and the blue 1 brings one farmer', blueEight);

/** Two 7s, one of them in the led colour. */
function twoSevens() {
  const { table } = after('twoSevens');
  assert.deepEqual(table.turn, { kind: 'lay', seat: 3 });
  assert.deepEqual(table.farmers, [0, 0, 2, 1]);
}

test('[U2.6] [U4.2] IELLO example D: the 7 in the led colour wins, the red 1 brings two farmers', twoSevens);
test('[U2.6] [U4.2] PLAYthisONE example c: the 7 in the led colour wins, the red 1 brings two farmers', twoSevens);

/** Two 8s, neither in the led colour. */
function twoEights() {
  const { table } = after('twoEights');
  assert.deepEqual(table.turn, { kind: 'lay', seat: 1 });
  assert.deepEqual(table.farmers, [1, 0, 1, 0]);
}

test('[U2.6] [U4.3] IELLO example E: the first 8 wins, both 2s bring a farmer', twoEights);
test('[U2.6] [U4.3] PLAYthisONE example d: the first 8 wins, both 2s bring a farmer', twoEights);

/** One 2 has the colour of the winning card, the other that of the lead. */
function twoTwos() {
  const { table } = after('twoTwos');
  assert.deepEqual(table.turn, { kind: 'lay', seat: 2 });
  assert.deepEqual(table.farmers, [0, 0, 0, 1]);
}

test('[U4.3] [U4.4] IELLO example F: the blue 2 brings a farmer, the green 2 does not', twoTwos);
test('[U4.3] [U4.4] PLAYthisONE example e: the blue 2 brings a farmer, the green 2 does not', twoTwos);

function farmerShort() {
  const { table } = after('farmerShort');
  assert.deepEqual([spaceWorth(table, 2, 0), spaceWorth(table, 2, 1), spaceWorth(table, 2, 2)], [0, 8, -5]);
  assert.equal(kingdomWorth(table, 2), 3);
}

test('[U5.2] [U5.4] IELLO example G: a farmer short on the third space, 0 + 8 − 5 = 3', farmerShort);
test('[U5.2] [U5.4] PLAYthisONE example f: a farmer short on the third space, 0 + 8 − 5 = 3', farmerShort);

/** Three piles and a fourth space that has its farmers but no card. */
function emptyFourth() {
  const { table } = after('emptyFourth');
  assert.equal(drawFarmers(table, 0), '1 1 2 3 0');
  assert.equal(spaceWorth(table, 0, 3), 3);
  assert.equal(kingdomWorth(table, 0), 19);
}

test('[U5.2] [U5.3] IELLO second example G / H: 8 + 6 + 2 and the printed 3 make 19', emptyFourth);
test('[U5.2] [U5.3] PLAYthisONE example g: 8 + 6 + 2 and the printed 3 make 19', emptyFourth);
