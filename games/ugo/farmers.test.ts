import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rules } from './index.ts';
import { after, cards, type Drawn, drawFarmers, playAll, position } from './position.ts';

/** Farmers of each seat after a trick that nobody earned anything before. */
const earned = (trick: string) => after({ trick }).table.farmers;
const farmerEvents = (drawn: Drawn & { trick: string }) =>
  playAll(position(drawn), [drawn.trick]).flatMap((event) => (event.kind === 'farmers' ? [[event.seat, event.earned, event.got]] : []));

test('[U4.1] the winner gets the farmers on the winning card', () => {
  for (const [value, farmers] of [0, 0, 0, 2, 2, 2, 1, 1, 0].entries()) {
    const trick = value === 0 ? 'r0 b0' : `r${value} r0`;
    assert.deepEqual(earned(trick), [farmers, 0], trick);
  }
});

test('[U4.1] only the winning card pays: a 3 that loses brings nothing', () => {
  assert.deepEqual(earned('r3 r4 r5 r8'), [0, 0, 0, 0]);
  assert.deepEqual(earned('r3 b4 k7 g0'), [0, 0, 1, 0]);
});

test('[U4.2] a 1 that loses brings one farmer from its own colour and two from another', () => {
  assert.deepEqual(earned('r8 r1'), [0, 1]);
  assert.deepEqual(earned('r8 b1'), [0, 2]);
  assert.deepEqual(earned('b1 g8'), [2, 0]);
});

test('[U4.3] a 2 that loses brings one farmer from another colour and none from its own', () => {
  assert.deepEqual(earned('r8 r2'), [0, 0]);
  assert.deepEqual(earned('r8 b2'), [0, 1]);
  assert.deepEqual(earned('b2 g8'), [1, 0]);
});

test('[U4.4] a 1 or a 2 that wins brings none', () => {
  assert.deepEqual(earned('r1 r0'), [0, 0]);
  assert.deepEqual(earned('r2 r0'), [0, 0]);
});

test('[U4.4] the winning colour counts, not the led one', () => {
  assert.deepEqual(earned('b5 b1 b2 g8'), [0, 2, 1, 0]);
  assert.deepEqual(earned('b5 g1 g2 g8'), [0, 1, 0, 0]);
});

test('[U4.4] every losing 1 and 2 is judged by itself, also against a 1 or a 2', () => {
  assert.deepEqual(earned('r1 b1 g1 k1'), [0, 2, 2, 2]);
  assert.deepEqual(earned('r2 r1 g1 k2'), [0, 1, 2, 1]);
  assert.deepEqual(earned('r8 r1 b1 b2'), [0, 1, 2, 1]);
});

test('[U4.5] farmers fill the places from left to right', () => {
  const drawn = ['1 1 0 0 0', '1 1 1 0 0', '1 1 2 0 0', '1 1 2 1 0', '1 1 2 2 0', '1 1 2 3 0', '1 1 2 3 1', '1 1 2 3 2', '1 1 2 3 3'];
  for (const [n, places] of [...drawn, '1 1 2 3 4'].entries()) assert.equal(drawFarmers(position({ farmers: [n] }).table, 0), places);
});

test('[U4.5] farmers are earned before the trick is laid, and stay when it is', () => {
  const state = after({ trick: 'r3 b5 r6 r4' });
  assert.equal(state.table.farmers[2], 1);
  playAll(state, ['lay r6 b5']);
  assert.equal(state.table.farmers[2], 1);
});

test('[U4.6] with all nine places full, further farmers are lost', () => {
  assert.deepEqual(farmerEvents({ farmers: [9, 0], trick: 'r3 r0' }), [[0, 2, 0]]);
  assert.deepEqual(farmerEvents({ farmers: [8, 0], trick: 'r3 r0' }), [[0, 2, 1]]);
  assert.deepEqual(farmerEvents({ farmers: [0, 8], trick: 'r8 b1' }), [[1, 2, 1]]);
  const full = after({ farmers: [9, 0], trick: 'r3 r0' });
  assert.equal(full.table.farmers[0], 9);
});

test('[U4.6] a lost farmer stays in the pool', () => {
  const state = position({ farmers: [8, 0], trick: 'r3 r0' });
  const before = rules.inventory(state);
  playAll(state, ['r3 r0']);
  assert.deepEqual(rules.inventory(state), before);
});

test('[U4.7] with the pool of twelve the last farmers go to the winner first', () => {
  assert.deepEqual(farmerEvents({ pool: 'twelve', farmers: [6, 3], trick: 'r5 b1' }), [
    [0, 2, 2],
    [1, 2, 1],
  ]);
  assert.deepEqual(farmerEvents({ pool: 'twelve', farmers: [4, 6], trick: 'r1 b5' }), [
    [1, 2, 2],
    [0, 2, 0],
  ]);
  assert.deepEqual(farmerEvents({ pool: 'twelve', farmers: [6, 6], trick: 'r5 b1' }), [
    [0, 2, 0],
    [1, 2, 0],
  ]);
  assert.deepEqual(farmerEvents({ farmers: [6, 6], trick: 'r5 b1' }), [
    [0, 2, 2],
    [1, 2, 2],
  ]);
});

test('[U4.6] [U4.7] what was short is told: places, or farmers in the pool', () => {
  const isDry = (drawn: Drawn & { trick: string }) =>
    playAll(position(drawn), [drawn.trick]).flatMap((event) => (event.kind === 'farmers' ? [event.dry] : []));
  assert.deepEqual(isDry({ farmers: [8, 0], trick: 'r3 r0' }), [undefined]);
  assert.deepEqual(isDry({ pool: 'twelve', farmers: [9, 3], trick: 'r3 r0' }), [undefined]);
  assert.deepEqual(isDry({ pool: 'twelve', farmers: [6, 3], trick: 'r5 b1' }), [undefined, true]);
});

test('[U4.7] the others are served clockwise from the winner', () => {
  assert.deepEqual(
    farmerEvents({ leader: 1, trick: 'b2 r1 g5 k1' }).map(([seat]) => seat),
    [3, 0, 1, 2],
  );
});

test('[U4.7] [U6.1] the pool of twelve is whole again in the next round', () => {
  const state = after({ pool: 'twelve', farmers: [6, 6], tricks: 9, trick: 'r8 r5' });
  playAll(state, ['lay r8']);
  assert.equal(state.table.round, 1);
  assert.equal(state.table.pool, 12);
  assert.deepEqual(state.table.farmers, [0, 0]);
});

test('[U4.1] an event says who earned how many with which card', () => {
  const events = playAll(position({ trick: 'b3 g7 r1 b7' }), ['b3 g7 r1 b7']);
  assert.deepEqual(events.slice(4), [
    { kind: 'won', seat: 3, card: cards('b7')[0] },
    { kind: 'farmers', seat: 3, card: cards('b7')[0], earned: 1, got: 1 },
    { kind: 'farmers', seat: 2, card: cards('r1')[0], earned: 2, got: 2 },
  ]);
});
