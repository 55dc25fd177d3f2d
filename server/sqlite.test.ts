import assert from 'node:assert/strict';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, test } from 'node:test';
import { judgeDaily } from './daily/store.contract.ts';
import { backUp } from './keep/backup.ts';
import { judgeNotices } from './notices/store.contract.ts';
import { judgePeople } from './people/store.contract.ts';
import { judgeBots } from './ratings/bots.contract.ts';
import { judgeResults } from './ratings/store.contract.ts';
import { judgeSafety } from './safety/store.contract.ts';
import { judgeSocial } from './social/store.contract.ts';
import { FILE, openSqlite } from './sqlite.ts';
import { type Judged, judgeStore, tableOf } from './store.contract.ts';
import { OutOfDate } from './store.ts';

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

test('entries are sorted into the logs of their tables many at a time, and read wherever they are', async () => {
  const place = newPlace();
  const store = openSqlite(place);
  const ids = Array.from({ length: 30 }, (_, n) => `table ${n}`);
  for (const id of ids) await store.create(tableOf(id));
  const most = 200;
  const append = (plies: readonly number[]) =>
    Promise.all(
      plies.flatMap((ply) => ids.map((table) => store.append({ table, ply, seat: ply % 4, text: `lay ${ply}`, at: ply, acting: [1] }))),
    );
  const numbers = (from: number, to: number) => Array.from({ length: to - from }, (_, n) => from + n);
  for (let ply = 1; ply < most; ply += 10) await append(numbers(ply, ply + 10));
  const file = new DatabaseSync(join(place, FILE), { readOnly: true });
  const count = (table: string) => Number(file.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.n);
  const [sorted, fresh] = [count('plies'), count('fresh')];
  assert.ok(sorted >= 5000 && fresh > 0, `${sorted} are sorted, ${fresh} are not`);
  assert.equal(sorted + fresh, most * ids.length);
  await store.noteActing('table 7', 3, [2]);
  await store.noteActing('table 7', most, [3]);
  for (const id of ids) {
    const { plies = [], times } = (await store.load(id)) ?? {};
    assert.deepEqual(times, numbers(1, most + 1));
    assert.deepEqual([plies.length, plies.at(-1)], [most, [0, `lay ${most}`]]);
    assert.equal((await store.load(id, most - 1))?.plies.length, 1);
  }
  assert.deepEqual((await store.summary('table 7'))?.acting, [3]);
  assert.deepEqual(file.prepare(`SELECT acting FROM entries WHERE table_id = 'table 7' AND ply = 3`).get()?.acting, 1 << 2);
  assert.equal(backUp(place, join(place, 'copy'), { replace: false }).moves, most * ids.length);
  await assert.rejects(store.append({ table: 'table 7', ply: most, seat: 0, text: 'again', at: 1 }), OutOfDate);
  file.close();
  await store.close();
  const again = openSqlite(place);
  await assert.rejects(again.append({ table: 'table 7', ply: most + 2, seat: 0, text: 'a gap', at: 1 }), OutOfDate);
  await again.append({ table: 'table 7', ply: most + 1, seat: 0, text: 'on', at: 1 });
  await again.close();
});

test('nothing comes after a log that is packed', async () => {
  const store = openSqlite(newPlace());
  await store.create(tableOf('a'));
  await store.append({ table: 'a', ply: 1, seat: 0, text: 'x', at: 1 });
  assert.ok(await store.forfeit('a', 1, { seat: 0, why: 'resigned' }, { places: [4, 1, 1, 1], scores: [0, 0, 0, 0], ended: 2 }));
  assert.equal(await store.pack(2, 1), 1);
  for (const ply of [1, 2]) await assert.rejects(store.append({ table: 'a', ply, seat: 0, text: 'y', at: 3 }), OutOfDate);
  assert.equal((await store.load('a'))?.plies.length, 1);
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
