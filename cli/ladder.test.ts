import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, run } from './tests/shell.ts';

interface Row {
  bot: string;
  rating: number;
  interval: [number, number];
  before: (number | null)[];
  p95: number;
}

function ladder(...args: string[]): { lines: string[]; rows: Row[]; games: number } {
  const { code, out, err } = run(['ladder', 'ugo', '--bots', 'random,hasty,greedy', '--options', 'rounds=1', ...args]);
  assert.equal(code, 0, err);
  const lines = linesOf(out);
  return { lines, ...JSON.parse(lines.at(-1) as string) };
}

test('everybody plays everybody, and stands on one scale with greedy at 1500', () => {
  const { lines, rows, games } = ladder('--games', '40');
  assert.equal(games, 120);
  assert.match(lines[0]!, /^ugo, 2 seats: 120 games/);
  const [random, hasty, greedy] = rows as [Row, Row, Row];
  assert.equal(greedy.rating, 1500);
  assert.ok(random.rating < hasty.rating && hasty.rating < greedy.rating);
  for (const { rating, interval } of rows) assert.ok(interval[0] <= rating && rating <= interval[1]);
  assert.ok(Math.abs(random.before[2]! + greedy.before[0]! - 1) < 0.002);
  assert.equal(random.before[0], null);
  assert.match(lines[2]!, /^ {2}greedy +1500 /, 'the strongest comes first');
});

test('three at a table stand on a scale, too; the same seed gives the same one', () => {
  const args = ['--seats', '3', '--games', '6', '--seed', '5'];
  const ratings = () => ladder(...args).rows.map(({ rating }) => rating);
  assert.deepEqual(ratings(), ratings());
});
