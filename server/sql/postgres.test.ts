import assert from 'node:assert/strict';
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
