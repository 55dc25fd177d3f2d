import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, run } from './tests/shell.ts';

test('laws are checked for every number of seats, or for one', () => {
  const { code, out, err } = run(['laws', 'ugo', '--games', '4', '--seed', '2']);
  assert.equal(code, 0, err);
  const lines = linesOf(out);
  assert.equal(lines.length, 4);
  assert.match(lines[0]!, /^ugo, 2 seats: 4 games, \d+ plies, no law broken/);
  const { reports } = JSON.parse(lines[3]!);
  assert.deepEqual(
    reports.map(({ seats, games, broken }: { seats: number; games: number; broken: unknown[] }) => [seats, games, broken.length]),
    [
      [2, 4, 0],
      [3, 4, 0],
      [4, 4, 0],
    ],
  );
  assert.equal(linesOf(run(['laws', 'ugo', '--games', '2', '--seats', '3']).out).length, 2);
});
