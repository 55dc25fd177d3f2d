import assert from 'node:assert/strict';
import { cpSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openSqlite } from '../sqlite.ts';
import { newFolder } from '../tests/guest.ts';
import { FILE, filesOf } from './files.ts';

const OLD = join(import.meta.dirname, '../fixtures/medina-rules-1', FILE);

test('before an old store is brought up to date it is copied; the last three copies stay', async (t) => {
  const { folder, store } = filesOf(newFolder(t));
  const copies = () => globSync(`${store}.*`);
  const seen = new Set<string>();
  for (let times = 1; times <= 5; times++) {
    cpSync(OLD, store);
    await openSqlite(folder).close();
    for (const copy of copies()) seen.add(copy);
    assert.equal(copies().length, Math.min(times, 3));
    await openSqlite(folder).close();
    assert.equal(copies().length, Math.min(times, 3), 'what is up to date is not copied');
  }
  assert.ok(seen.size >= 5, 'none was written over');
  for (const copy of copies()) {
    assert.match(copy, /royaumes\.db\.version-9\.\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z(\.\d+)?$/);
    assert.equal(statSync(copy).mode & 0o777, 0o600);
    const db = new DatabaseSync(copy, { readOnly: true });
    const old = new DatabaseSync(OLD, { readOnly: true });
    assert.equal(db.prepare('PRAGMA user_version').get()?.user_version, 9);
    for (const table of ['tables', 'seats', 'plies', 'people'])
      assert.deepEqual(db.prepare(`SELECT * FROM ${table}`).all(), old.prepare(`SELECT * FROM ${table}`).all());
    db.close();
    old.close();
  }
});

test('a new store has nothing to copy', async (t) => {
  const { folder, store } = filesOf(newFolder(t));
  await openSqlite(folder).close();
  assert.deepEqual(globSync(`${store}.*`), []);
});
