import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { judgeDaily } from './daily/store.contract.ts';
import { judgeNotices } from './notices/store.contract.ts';
import { judgePeople } from './people/store.contract.ts';
import { judgeBots } from './ratings/bots.contract.ts';
import { judgeResults } from './ratings/store.contract.ts';
import { judgeSafety } from './safety/store.contract.ts';
import { judgeSocial } from './social/store.contract.ts';
import { FILE, openSqlite } from './sqlite.ts';
import { type Judged, judgeStore, tableOf } from './store.contract.ts';

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
judgeBots(sqlite);
judgeDaily(sqlite);
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

test('a large batch is told in portions, in order, and others have their turn between them', async () => {
  const store = openSqlite(newPlace());
  const count = 200;
  await store.create(tableOf('a'));
  const told: number[] = [];
  for (let ply = 1; ply <= count; ply++) {
    store.append({ table: 'a', ply, seat: 0, text: 'x', at: ply }).then(() => told.push(ply));
  }
  const between = new Set<number>();
  while (told.length < count) {
    between.add(told.length);
    await new Promise(setImmediate);
  }
  assert.ok(
    [...between].some((many) => many > 0),
    'somebody saw a part of it told',
  );
  assert.deepEqual(
    told,
    Array.from({ length: count }, (_, n) => n + 1),
  );
  await store.close();
});

test('a file of a newer server is left alone, with a sentence', async () => {
  const place = newPlace();
  await openSqlite(place).close();
  const db = new DatabaseSync(join(place, FILE));
  db.exec('PRAGMA user_version = 1000');
  db.close();
  assert.throws(() => openSqlite(place), /version 1000/);
});
