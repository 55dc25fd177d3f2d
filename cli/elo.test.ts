import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ratingsOf } from './elo.ts';

test('who wins ten games of eleven is 400 points better, through others as well', () => {
  const met = [
    { first: 0, second: 1, won: 10_000, games: 11_000 },
    { first: 1, second: 2, won: 10_000, games: 11_000 },
  ];
  const [best = 0, middle = 0, last = 0] = ratingsOf(3, met, 1, 1500);
  assert.equal(Math.round(middle), 1500);
  assert.ok(Math.abs(best - 1900) < 5, `${best}`);
  assert.ok(Math.abs(last - 1100) < 5, `${last}`);
});

test('equals are equal, and nobody is infinitely better', () => {
  const [one = 0, other = 0] = ratingsOf(2, [{ first: 0, second: 1, won: 50, games: 100 }], 0, 1500);
  assert.ok(Math.abs(one - other) < 1e-6);
  const [always = 0, never = 0] = ratingsOf(2, [{ first: 0, second: 1, won: 100, games: 100 }], 1, 1500);
  assert.equal(Math.round(never), 1500);
  assert.ok(always > 2000 && always < 2600, `${always}`);
});
