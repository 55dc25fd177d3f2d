import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { addressOf, newPlace, onPostgres } from '../tests/postgres.ts';
import { PostgresDatabase } from './postgres.ts';

const PID = 'SELECT pg_backend_pid() AS pid';

test('a connection that breaks between two statements of a transaction takes nothing else with it', async (t) => {
  const address = await addressOf(newPlace());
  const db = new PostgresDatabase(address);
  t.after(() => db.close());
  const broken = db.transaction(async (within) => {
    const row = await within.get(PID);
    await onPostgres(address, `SELECT pg_terminate_backend(${row?.pid}, 10000)`);
    await within.get(PID);
  });
  await assert.rejects(broken);
  assert.equal(typeof (await db.get(PID))?.pid, 'number');
});

test('whoever gets no answer is told so, within a transaction or not, and the next connection serves', async (t) => {
  const db = new PostgresDatabase(await addressOf(newPlace()), { patience: 300 });
  t.after(() => db.close());
  const NEVER = 'SELECT pg_sleep(60)';
  await assert.rejects(db.get(NEVER));
  await assert.rejects(db.transaction((within) => within.get(NEVER)));
  assert.equal(typeof (await db.get(PID))?.pid, 'number');
});

test('a statement whose columns a newer server changes is prepared anew, within a transaction or not', async (t) => {
  const address = await addressOf(newPlace());
  const db = new PostgresDatabase(address);
  t.after(() => db.close());
  await onPostgres(address, 'CREATE TABLE one (id BIGINT); INSERT INTO one VALUES (1)');
  const [ALL, AGAIN] = ['SELECT * FROM one', 'UPDATE one SET id = id RETURNING *'];
  const both = () => db.transaction(async (within) => [await within.get(ALL), await within.get(AGAIN)]);
  assert.deepEqual([await db.get(ALL), await db.run(AGAIN), await both()], [{ id: 1 }, 1, [{ id: 1 }, { id: 1 }]]);
  await onPostgres(address, `ALTER TABLE one ADD COLUMN more TEXT DEFAULT 'x'`);
  assert.deepEqual(await both(), [
    { id: 1, more: 'x' },
    { id: 1, more: 'x' },
  ]);
  await onPostgres(address, 'ALTER TABLE one ADD COLUMN most BIGINT DEFAULT 2');
  assert.deepEqual([await db.get(ALL), await db.run(AGAIN)], [{ id: 1, more: 'x', most: 2 }, 1]);
});

/** Neither `count(*)` nor a product. */
const STAR = /(?:\b(?:SELECT|DISTINCT|RETURNING)|,|\b[a-z_]+\.)[ \n]*\*/;
const LITERAL = /`(?:[^`\\]|\\.)*`|'(?:[^'\n\\]|\\.)*'/g;

test('no statement asks for all columns there are: a newer server may add some', () => {
  const server = join(import.meta.dirname, '..');
  const starred: string[] = [];
  for (const file of globSync('**/*.ts', { cwd: server, exclude: ['**/*.test.ts', '**/tests/**'] }))
    for (const [text] of readFileSync(join(server, file), 'utf8').matchAll(LITERAL))
      if (/\b(?:SELECT|RETURNING)\b/.test(text) && STAR.test(text)) starred.push(`${file}: ${text}`);
  assert.deepEqual(starred, []);
});
