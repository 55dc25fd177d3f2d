import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { judgeNotices } from './notices/store.contract.ts';
import { judgePeople } from './people/store.contract.ts';
import { judgeResults } from './ratings/store.contract.ts';
import { judgeSafety } from './safety/store.contract.ts';
import { judgeSocial } from './social/store.contract.ts';
import { FILE, openSqlite } from './sqlite.ts';
import { type Judged, judgeStore } from './store.contract.ts';

const root = mkdtempSync(join(tmpdir(), 'royaumes-store-'));
after(() => rmSync(root, { recursive: true }));

let places = 0;
const newPlace = () => join(root, 'made when missing', String(places++));

const sqlite: Judged = {
  name: 'sqlite',
  isShared: false,
  newPlace,
  open: async (place) => openSqlite(place),
  openCramped: async (place) => openSqlite(place, { mostPages: 100 }),
};
judgeStore(sqlite);
judgeResults(sqlite);
judgeNotices(sqlite);
judgePeople(sqlite);
judgeSocial(sqlite);
judgeSafety(sqlite);

test('the data folder and its files are for the owner alone, also where they were not', async () => {
  const place = newPlace();
  const modeOf = (name: string) => statSync(join(place, name)).mode & 0o777;
  mkdirSync(place, { recursive: true, mode: 0o777 });
  const db = new DatabaseSync(join(place, FILE));
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE x (y)');
  writeFileSync(join(place, 'notes.txt'), 'of whoever runs the server');
  for (const name of ['', FILE, `${FILE}-wal`, `${FILE}-shm`, 'notes.txt']) chmodSync(join(place, name), name === '' ? 0o755 : 0o644);
  db.close();
  const store = openSqlite(place);
  assert.deepEqual([modeOf(''), modeOf(FILE), modeOf(`${FILE}-wal`)], [0o700, 0o600, 0o600]);
  assert.equal(modeOf('notes.txt'), 0o644);
  await store.close();
  const fresh = newPlace();
  const other = openSqlite(fresh);
  for (const name of readdirSync(fresh)) assert.equal(statSync(join(fresh, name)).mode & 0o777, 0o600, name);
  await other.close();
});

test('a file of a newer server is left alone, with a sentence', async () => {
  const place = newPlace();
  await openSqlite(place).close();
  const db = new DatabaseSync(join(place, FILE));
  db.exec('PRAGMA user_version = 1000');
  db.close();
  assert.throws(() => openSqlite(place), /version 1000/);
});
