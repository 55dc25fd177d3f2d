import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { GameRecord } from '#engine';
import { run } from './tests/shell.ts';

const folder = new URL('../games/medina/replays/', import.meta.url);
const recordsIn = (replays: URL) =>
  readdirSync(replays).map((file): GameRecord => JSON.parse(readFileSync(new URL(file, replays), 'utf8')).record);
const verified = (list: readonly GameRecord[]) => run(['verify', '-'], { input: list.map((record) => JSON.stringify(record)).join('\n') });

for (const game of ['medina', 'patchistory']) {
  test(`records of every version of the rules of ${game} are verified, each by its own`, () => {
    const records = recordsIn(new URL(`../games/${game}/replays/`, import.meta.url));
    assert.deepEqual([...new Set(records.map(({ rules }) => rules))].sort(), [1, 2]);
    const { code, out } = verified(records);
    assert.match(out, new RegExp(`^${records.length} game files verified`));
    assert.equal(code, 0);
  });
}

test('a record that holds by version 1 is wrong by version 2 where the versions differ, and unknown by version 3', () => {
  const { record } = JSON.parse(readFileSync(new URL('shared-victory.json', folder), 'utf8'));
  const later = verified([{ ...record, rules: 2 }]);
  assert.equal(later.code, 1);
  assert.match(later.out, /ply 132.*M3\.4/s);
  const unknown = verified([{ ...record, rules: 3 }]);
  assert.notEqual(unknown.code, 0);
  assert.match(unknown.out + unknown.err, /rules version 3 of medina is unknown \(known: 1 to 2\)/);
});
