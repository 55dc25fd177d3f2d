import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toAct } from './legal.ts';
import { SPACES } from './pieces.ts';
import { after, drawKingdom, legal, playAll, position, refusalOf } from './position.ts';
import { kingdomWorth, outcome, spaceWorth } from './score.ts';

/** What each space of a drawn kingdom is worth. */
function worths(kingdom: string, farmers: number): number[] {
  const { table } = position({ kingdoms: [kingdom], farmers: [farmers] });
  return Array.from({ length: SPACES }, (_, space) => spaceWorth(table, 0, space));
}

test('[U5.1] every kingdom is counted when the tenth trick is laid, not before', () => {
  const ninth = after({ kingdoms: ['r1 | b4'], tricks: 8, trick: 'r8 b5' });
  assert.deepEqual(ninth.table.points, []);
  const tenth = position({ kingdoms: ['r1 | b4', 'g7'], farmers: [2, 3], tricks: 9, trick: 'r8 b5' });
  const events = playAll(tenth, ['r8 b5']);
  assert.deepEqual(tenth.table.points, [8 + 5 + 1, 7 + 1]);
  assert.deepEqual(
    events.find((event) => event.kind === 'scored'),
    { kind: 'scored', round: 0, points: [14, 8] },
  );
});

test('[U5.1] the farmers of the tenth trick count', () => {
  const state = after({ kingdoms: ['r1 | b4 | g8'], farmers: [0, 0], tricks: 9, trick: 'r3 b0' });
  assert.deepEqual(state.table.points, [3 + 0 + 8, 0]);
});

test('[U5.2] a space with all its farmers gives the value of the top card alone', () => {
  assert.deepEqual(worths('r8 r7 r6', 0), [6, 0, 0, 0, 0]);
  assert.deepEqual(worths('r8 | b6 | g4 | y7 | k3', 9), [8, 6, 4, 7, 3]);
});

test('[U5.3] a full space without a card gives its printed points: 1, 3, 5, and none on the first two', () => {
  assert.deepEqual(worths('', 9), [0, 0, 1, 3, 5]);
  assert.deepEqual(worths('', 0), [0, 0, 0, 0, 0]);
});

test('[U5.4] a pile costs 5 for each farmer missing, and its top card counts nothing', () => {
  assert.deepEqual(worths('r8 | b6 | g8 | y8 | k8', 0), [8, 6, -10, -15, -20]);
  assert.deepEqual(worths('r8 | b6 | g8 | y8 | k8', 1), [8, 6, -5, -15, -20]);
  assert.deepEqual(worths('r8 | b6 | g8 | y8 | k8', 4), [8, 6, 8, -5, -20]);
  assert.deepEqual(worths('r8 | b6 | g8 | y8 | k8', 8), [8, 6, 8, 8, -5]);
});

test('[U5.4] a total can be negative', () => {
  assert.equal(kingdomWorth(position({ kingdoms: ['r0 | b1 | g8 | y8 | k8'] }).table, 0), 1 - 45);
});

test('[U5.5] a space with no card and farmers missing gives and costs nothing', () => {
  assert.deepEqual(worths('', 1), [0, 0, 0, 0, 0]);
  assert.deepEqual(worths('r8', 4), [8, 0, 1, 0, 0]);
  assert.deepEqual(worths('r8 | b1', 8), [8, 1, 1, 3, 0]);
});

test('[U5.6] printed points never come on top of a card', () => {
  assert.deepEqual(worths('r0 | b0 | g0 | y0 | k0', 9), [0, 0, 0, 0, 0]);
  assert.deepEqual(worths('r8 | b8 | g2', 9), [8, 8, 2, 3, 5]);
});

test('[U1.3] [U1.4] [U6.1] a new round clears the kingdoms, deals all cards again and passes the deal', () => {
  const state = after({ leader: 2, kingdoms: ['r1 | b4', '', 'k3'], farmers: [3, 0, 2], tricks: 9, trick: 'r8 b5 r2' });
  const { table, hands, box } = state;
  playAll(state, ['lay r8 b5']);
  assert.equal(table.round, 1);
  assert.equal(table.tricks, 0);
  assert.equal(table.dealer, 2);
  assert.equal(table.leader, 0);
  assert.deepEqual(table.turn, { kind: 'play', seat: 0 });
  for (const seat of [0, 1, 2]) assert.equal(drawKingdom(table, seat), '');
  assert.deepEqual(table.farmers, [0, 0, 0]);
  assert.equal(table.pool, 27);
  assert.equal(table.points.length, 3);
  assert.deepEqual(
    hands.map((hand) => hand.length),
    [10, 10, 10],
  );
  assert.notEqual(state.box, box);
  assert.equal(new Set([...state.hands.flat(), ...state.box]).size, 45);
});

test('[U1.4] over four rounds of three seats the leaders go round', () => {
  const leaders: number[] = [];
  const state = position({ seats: 3, leader: 1 });
  for (let round = 0; round < 4; round++) {
    leaders.push(state.table.leader);
    while (state.table.turn.kind !== 'over' && state.table.round === round) {
      playAll(state, [legal(state, toAct(state.table)[0]!)[0]!]);
    }
  }
  assert.deepEqual(leaders, [1, 2, 0, 1]);
  assert.equal(state.table.turn.kind, 'over');
});

test('[U1.5] [U6.2] the game ends after the last round, and nobody can move', () => {
  for (const rounds of [1, 2, 3, 4]) {
    const state = after({ rounds, round: rounds - 1, tricks: 9, trick: 'r8 r5' });
    assert.equal(outcome(state.table), undefined);
    playAll(state, ['lay r8']);
    assert.deepEqual(state.table.turn, { kind: 'over' });
    assert.deepEqual(toAct(state.table), []);
    assert.deepEqual(legal(state, 0), []);
    assert.equal(refusalOf(state, 0, 'r1'), 'U6.2');
    assert.equal(outcome(state.table)?.breakdown.length, rounds);
  }
});

test('[U6.2] the highest total over all rounds wins', () => {
  const { table } = position({ seats: 3, rounds: 2, round: 2, points: [5, 20, -3, 9, -10, 30] });
  table.turn = { kind: 'over' };
  assert.deepEqual(outcome(table), {
    ending: 'rounds',
    scores: [14, 10, 27],
    breakdown: [
      { what: 'round', n: 1, points: [5, 20, -3] },
      { what: 'round', n: 2, points: [9, -10, 30] },
    ],
    ranking: [[2], [0], [1]],
    winners: [2],
  });
});

test('[U6.3] a tie for the first place is a shared victory', () => {
  const { table } = position({ seats: 4, rounds: 1, round: 1, points: [7, 12, 12, -4] });
  table.turn = { kind: 'over' };
  assert.deepEqual(outcome(table)?.winners, [1, 2]);
  assert.deepEqual(outcome(table)?.ranking, [[1, 2], [0], [3]]);
  const { table: all } = position({ seats: 2, rounds: 1, round: 1, points: [-7, -7] });
  all.turn = { kind: 'over' };
  assert.deepEqual(outcome(all)?.winners, [0, 1]);
});
