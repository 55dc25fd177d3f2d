import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { openWhole } from '../keep/open.ts';
import { newFolder } from '../tests/guest.ts';
import { HeldDisk } from '../tests/held-disk.ts';
import { SqliteDatabase } from './sqlite.ts';
import { Writer } from './writer.ts';

const ADD = 'INSERT INTO notes (text) VALUES (?)';

function notesIn(t: TestContext, disk = new HeldDisk()) {
  const { db: reader, files, release } = openWhole(newFolder(t));
  reader.exec('CREATE TABLE notes (text TEXT NOT NULL)');
  const db = new SqliteDatabase(reader, new Writer({ files, gate: disk.gate }));
  t.after(async () => {
    disk.letGo();
    await db.close();
    release();
  });
  const texts = async () => (await db.all('SELECT text FROM notes')).map(({ text }) => text);
  return { db, files, texts };
}

test('nothing comes between the statements of a transaction, and nothing else is taken back with it', async (t) => {
  const { db, texts } = notesIn(t);
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

test('whoever reads sees all that was to be written before, be it not yet answered, and nothing that comes later', async (t) => {
  const disk = new HeldDisk();
  const { db, texts } = notesIn(t, disk);
  await db.run(ADD, 'answered');
  disk.hold();
  const seen: unknown[] = [];
  const writing = db.run(ADD, 'asked').then(() => seen.push('written'));
  const reading = texts().then((found) => seen.push(...found));
  const later = db.run(ADD, 'later');
  await disk.isWaitedFor();
  assert.deepEqual(seen, [], 'the disk has it not yet');
  disk.letGo();
  await Promise.all([writing, reading, later]);
  assert.deepEqual(seen, ['written', 'answered', 'asked']);
});

test('while a commit waits for the disk others go on, and nobody else sees what it holds', async (t) => {
  const disk = new HeldDisk();
  const { db, files } = notesIn(t, disk);
  await db.run(ADD, 'before');
  const other = new DatabaseSync(files.store, { readOnly: true });
  t.after(() => other.close());
  const count = () => other.prepare('SELECT count(*) AS n FROM notes').get()?.n;
  disk.hold();
  let isStored = false;
  const storing = db.run(ADD, 'held').then(() => {
    isStored = true;
  });
  await disk.isWaitedFor();
  assert.deepEqual([isStored, count()], [false, 1]);
  disk.letGo();
  await storing;
  assert.equal(count(), 2);
});

test('steps are all taken, in order, or all taken back where one fails', async (t) => {
  const { db, texts } = notesIn(t);
  const steps = {
    text: ADD,
    values: ['a', 'b'],
    width: 1,
    after: [
      [ADD, 'c'],
      ['DELETE FROM notes WHERE text = ?', 'a'],
    ] as const,
  };
  await db.inTurn((within) => within.take(steps));
  assert.deepEqual(await texts(), ['b', 'c']);
  const failing = { text: ADD, values: ['d'], width: 1, after: [['INSERT INTO nowhere VALUES (?)', 'e']] as const };
  await assert.rejects(
    db.inTurn((within) => within.take(failing)),
    /nowhere/,
  );
  assert.deepEqual(await texts(), ['b', 'c']);
});

test('what only reads cannot write, and needs no thread', async (t) => {
  const { db: reader, files, release } = openWhole(newFolder(t));
  const db = new SqliteDatabase(reader, new Writer({ files }));
  assert.deepEqual(await db.get('SELECT 1 AS one'), Object.assign(Object.create(null), { one: 1 }));
  assert.throws(() => reader.exec('CREATE TABLE notes (text TEXT)'), /readonly/);
  await db.close();
  release();
  assert.ok(!existsSync(files.wal), 'whoever was last has emptied the log');
});

test('a store that is closed takes nothing more, and does not open again by itself', async (t) => {
  for (const hasWritten of [true, false]) {
    const { db: reader, files, release } = openWhole(newFolder(t));
    reader.exec('CREATE TABLE notes (text TEXT)');
    const db = new SqliteDatabase(reader, new Writer({ files }));
    if (hasWritten) await db.run(ADD, 'in time');
    await db.close();
    release();
    await assert.rejects(db.run(ADD, 'too late'), /closed/);
    assert.ok(!existsSync(files.wal));
  }
});
