import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lineOf } from './pages/person/plot.ts';
import { lineOf as chancesLine, HEIGHT, plyAt, WIDTH } from './table/study/plot.ts';

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

test('chances are drawn from certainty on top to none at the bottom, over the whole game, and a tap finds its entry', () => {
  const points = [
    { ply: 0, chances: [0.5, 0.5] },
    { ply: 5, chances: [1, 0] },
    { ply: 20, chances: [0, 1] },
  ];
  assert.equal(chancesLine(points, 0, 20), `M0 ${HEIGHT / 2}L${WIDTH / 4} 0L${WIDTH} ${HEIGHT}`);
  assert.deepEqual(
    [-1, 0, 0.24, 0.5, 1, 2].map((share) => plyAt(share, 20)),
    [0, 0, 5, 10, 20, 20],
  );
});
