import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf } from './pages/person/plot.ts';

test('the line goes from the first game to the last, the highest rating on top and the lowest at the bottom', () => {
  const points = [
    { ended: 100, rating: 1500 },
    { ended: 150, rating: 1700 },
    { ended: 300, rating: 1600 },
  ];
  assert.deepEqual(lineOf(points), { path: 'M36 85L101 5L294 45', last: { x: 294, y: 45 }, low: 1500, high: 1700 });
});

test('a single game is a point in the middle', () => {
  assert.deepEqual(lineOf([{ ended: 100, rating: 1500 }]), { path: 'M165 45', last: { x: 165, y: 45 }, low: 1500, high: 1500 });
});
