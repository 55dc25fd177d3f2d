import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { openSqlite } from '#server';
import { addressOf, newPlace } from '#server/tests/postgres';
import { linesOf, newFolder, run } from './tests/shell.ts';

test('export and import move a store from the data folder into a database, and say what it holds', async (t) => {
  const folder = newFolder(t);
  const [ROYAUMES_DATA, file] = [join(folder, 'data'), join(folder, 'store.jsonl')];
  const store = openSqlite(ROYAUMES_DATA);
  const session = { hash: new Uint8Array([1]), kind: 'browser', label: '', created: 1, seen: 1, ends: 9 } as const;
  await store.people.add({ id: 'ada', name: 'Ada', created: 1 }, session);
  await store.close();
  const told = (args: string[], env: Record<string, string>) => {
    const { code, out, err } = run(args, { env: { ROYAUMES_DATA, ...env } });
    return [code, ...linesOf(out), ...linesOf(err)];
  };
  const HELD = '0 tables, 0 moves and 1 person';
  const DATABASE_URL = await addressOf(newPlace());
  assert.deepEqual(told(['export', file], {}), [0, `${file} contains ${HELD}`]);
  assert.deepEqual(told(['export', file], {}), [2, `royaumes: ${file} already exists`]);
  assert.deepEqual(told(['import', file], { DATABASE_URL }), [0, `The store contains ${HELD}`]);
  const full = 'royaumes: the store is not empty: import into an empty one';
  assert.deepEqual(told(['import', file], { DATABASE_URL }), [2, full]);
  assert.deepEqual(told(['import', file], {}), [2, full]);
});
