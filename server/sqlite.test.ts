import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { judgeNotices } from './notices/store.contract.ts';
import { judgeResults } from './ratings/store.contract.ts';
import { FILE, openSqlite } from './sqlite.ts';
import { type Judged, judgeStore } from './store.contract.ts';

const root = mkdtempSync(join(tmpdir(), 'royaumes-store-'));
after(() => rmSync(root, { recursive: true }));

let places = 0;
const newPlace = () => join(root, 'made when missing', String(places++));

const sqlite: Judged = {
  name: 'sqlite',
  newPlace,
  open: async (place) => openSqlite(place),
  openCramped: async (place) => openSqlite(place, { mostPages: 100 }),
};
judgeStore(sqlite);
judgeResults(sqlite);
judgeNotices(sqlite);

test('a file of a newer server is left alone, with a sentence', async () => {
  const place = newPlace();
  await openSqlite(place).close();
  const db = new DatabaseSync(join(place, FILE));
  db.exec('PRAGMA user_version = 1000');
  db.close();
  assert.throws(() => openSqlite(place), /version 1000/);
});
