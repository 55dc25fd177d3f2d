import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readMines } from '#bots/puzzles/puzzle';
import { newFolder, run } from './tests/shell.ts';

test('what is mined can be kept as it is printed, and asked again it is the same', (t) => {
  const { code, out, err } = run(['puzzles', 'king-of-the-dice', '--games', '1', '--most', '1', '--seed', '101']);
  assert.equal(code, 0, err);
  const [{ plies, puzzles, seats } = assert.fail('no puzzle')] = readMines(out);
  assert.deepEqual([puzzles.length, puzzles[0]?.at, seats], [1, plies.length, 2]);
  const file = join(newFolder(t), 'puzzles.jsonl');
  writeFileSync(file, out);
  assert.equal(run(['puzzles', 'king-of-the-dice', '--again', file]).out, out);
});
