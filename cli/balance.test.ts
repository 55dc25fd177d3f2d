import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, run } from './tests/shell.ts';

interface Result {
  games: number;
  seats: { bot: string; share: number; score: number }[];
  rows: { what: string; all: number; winners: number }[];
  pieces: { what: string; taken: number; price?: number; share: number; margin: number }[];
}

function balance(...args: string[]): Result {
  const { code, out, err } = run(['balance', ...args]);
  assert.equal(code, 0, err);
  return JSON.parse(linesOf(out).at(-1) as string);
}

test('the shares of the seats add up, and the rows to the mean score', () => {
  const { games, seats, rows } = balance('medina', '--bots', 'random', '--seats', '3', '--games', '20');
  assert.equal(games, 20);
  assert.equal(seats.length, 3);
  assert.ok(Math.abs(seats.reduce((sum, { share }) => sum + share, 0) - 1) < 1e-3);
  const mean = seats.reduce((sum, { score }) => sum + score, 0) / 3;
  assert.ok(Math.abs(rows.reduce((sum, { all }) => sum + all, 0) - mean) < 0.1);
  assert.ok(rows.reduce((sum, { winners }) => sum + winners, 0) > mean, 'who wins has more');
});

test('the strongest bot plays at all seats unless another is named, with as many seats as can', () => {
  const { seats } = balance('ugo', '--games', '1', '--options', 'rounds=1');
  assert.deepEqual(new Set(seats.map(({ bot }) => bot)), new Set(['level-5']));
  assert.equal(seats.length, 4);
});

test('the same seed gives the same balance, and a game without a tally has no pieces', () => {
  const first = balance('ugo', '--bots', 'random', '--games', '5', '--seed', '3');
  assert.deepEqual(balance('ugo', '--bots', 'random', '--games', '5', '--seed', '3'), first);
  assert.deepEqual(first.pieces, []);
});
