import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOf, run } from './tests/shell.ts';

test('bots are asked in as many hidden states as wished', () => {
  const { code, out, err } = run(['fairness', 'ugo', '--bots', 'greedy,level-1', '--worlds', '60']);
  assert.equal(code, 0, err);
  const lines = linesOf(out);
  assert.equal(lines[0], 'ugo, 4 seats, greedy: 60 hidden states, one decision for all that look the same');
  assert.deepEqual(JSON.parse(lines.at(-1) as string).rows, [
    { bot: 'greedy', alike: 60 },
    { bot: 'level-1', alike: 60 },
  ]);
});
