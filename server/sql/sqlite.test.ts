import assert from 'node:assert/strict';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { SqliteDatabase } from './sqlite.ts';

const ADD = 'INSERT INTO notes (text) VALUES (?)';

test('nothing comes between the statements of a transaction, and nothing else is taken back with it', async () => {
  const file = new DatabaseSync(':memory:');
  file.exec('CREATE TABLE notes (text TEXT NOT NULL)');
  const db = new SqliteDatabase(file);
  const texts = async () => (await db.all('SELECT text FROM notes')).map(({ text }) => text);
  const failed = db.transaction(async (within) => {
    await within.run(ADD, 'taken back');
    await within.run(ADD, 'taken back, too');
    throw new Error('no room');
  });
  const stored = db.transaction(async (within) => {
    await within.run(ADD, 'one');
    const before = await within.all('SELECT text FROM notes');
    await within.run(ADD, 'two');
    return before.length;
  });
  const seen = texts();
  const alone = db.run(ADD, 'alone');
  await assert.rejects(failed, /no room/);
  assert.equal(await stored, 1);
  assert.deepEqual(await seen, ['one', 'two']);
  await alone;
  assert.deepEqual(await texts(), ['one', 'two', 'alone']);
});
