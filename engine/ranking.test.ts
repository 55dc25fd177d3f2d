import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placesOf, rankBy, rankForfeit } from './index.ts';

test('the highest score comes first, and the level ones stand together in the order of their seats', () => {
  assert.deepEqual(rankBy([3, 9, -2, 9]), [[1, 3], [0], [2]]);
  assert.deepEqual(rankBy([0, 0, 0]), [[0, 1, 2]]);
  assert.deepEqual(rankBy([]), []);
});

test('a tie-break parts those who are level in all before it, and nobody else', () => {
  assert.deepEqual(rankBy([5, 5, 7, 5], [-1, 0, -9, -1]), [[2], [1], [0, 3]]);
  assert.deepEqual(rankBy([5, 5, 5], [1, 1, 1], [0, 2, 1]), [[1], [2], [0]]);
});

test('places count those before', () => {
  assert.deepEqual(placesOf([[2], [0, 3], [1]]), [2, 4, 1, 2]);
  assert.deepEqual(placesOf([[0, 1]]), [1, 1]);
});

test('whoever gives up comes last, and all others share the first place', () => {
  assert.deepEqual(rankForfeit(2, { seat: 0, why: 'time' }), [[1], [0]]);
  assert.deepEqual(placesOf(rankForfeit(4, { seat: 2, why: 'resigned' })), [1, 1, 4, 1]);
});
