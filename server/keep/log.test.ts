/** A log that is lost or broken is told, and nothing that is whole is. */

import assert from 'node:assert/strict';
import { appendFileSync, copyFileSync, existsSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { untilThere } from '#tools/changes';
import { openSqlite } from '../sqlite.ts';
import { ask, makeTable, newFolder } from '../tests/guest.ts';
import { addressOf, kill, spawnScript, spawnServer } from '../tests/process.ts';
import { type Files, filesOf } from './files.ts';
import { readWal, WalFollower } from './wal.ts';

const ID = 'abcdefgh0123';
const ENTRIES = 500;

/** What a store is left like when its process is killed just after the last entry was acknowledged. */
async function leftBehind(t: TestContext): Promise<Files> {
  const folder = newFolder(t);
  const { child } = await spawnScript(
    t,
    `const { openSqlite } = await import(${JSON.stringify(addressOf('../sqlite.ts'))});
    const cells = new Int32Array(new SharedArrayBuffer(8));
    const store = openSqlite(${JSON.stringify(folder)}, { gate: { cells, most: Infinity } });
    await store.create({ id: '${ID}', game: 'ugo', rules: 1, options: {}, seed: '', commit: '', host: 0, created: 1, listed: false,
      rated: false, timeControl: { kind: 'unlimited' }, seats: [{ kind: 'open' }, { kind: 'open' }] });
    for (let ply = 1; ply <= ${ENTRIES}; )
      await Promise.all(Array.from({ length: 10 }, () => store.append({ table: '${ID}', ply, seat: 0, text: 'g8', at: ply++ })));
    // The thread that writes stops before it commits another: what the log holds is nowhere else.
    Atomics.store(cells, 0, 1);
    store.append({ table: '${ID}', ply: ${ENTRIES} + 1, seat: 0, text: 'g8', at: 1 });
    store.flush();
    process.stdout.write('done');`,
  );
  await kill(child);
  return filesOf(folder);
}

async function entriesIn({ folder }: Files): Promise<number | undefined> {
  const store = openSqlite(folder);
  try {
    return (await store.load(ID))?.plies.length;
  } finally {
    await store.close();
  }
}

function flip(file: string, at: number): void {
  const bytes = readFileSync(file);
  bytes[at] = bytes[at]! ^ 1;
  writeFileSync(file, bytes);
}

/** The bytes of frame n, counted from 1. */
const frame = (n: number) => 32 + (n - 1) * (24 + 4096);

test('whoever is killed has lost nothing, and nothing is complained of', async (t) => {
  const files = await leftBehind(t);
  assert.match(readFileSync(files.mark, 'utf8'), /^open \d+ \d+ \d+ \d+ +\n$/);
  assert.equal(await entriesIn(files), ENTRIES);
  assert.match(readFileSync(files.mark, 'utf8'), /^closed +\n$/);
  assert.equal(await entriesIn(files), ENTRIES);
});

test('a log that is gone is told, and so is an empty one, or one whose head is broken', async (t) => {
  const files = await leftBehind(t);
  const whole = readFileSync(files.wal);
  const tell = () => assert.throws(() => openSqlite(files.folder), /latest changes are gone.*royaumes\.db-wal is missing or unreadable/);
  rmSync(files.wal);
  tell();
  assert.ok(!existsSync(files.wal), 'and nothing is made in its place');
  writeFileSync(files.wal, '');
  tell();
  for (const at of [0, 9, 17, 25]) {
    writeFileSync(files.wal, whole);
    flip(files.wal, at);
    tell();
  }
  writeFileSync(files.wal, whole);
  assert.equal(await entriesIn(files), ENTRIES, 'put back, all is well');
});

test('a broken log is told, wherever it is broken', async (t) => {
  const files = await leftBehind(t);
  const whole = readFileSync(files.wal);
  const { frames } = readWal(files.wal) ?? { frames: 0 };
  assert.ok(frames > ENTRIES / 20, `${frames} frames`);
  for (const [n, offset] of [
    [1, 24 + 100],
    [2, 0],
    [Math.floor(frames / 2), 9],
    [Math.floor(frames / 2), 24 + 4095],
    [frames, 17],
    [frames, 24],
  ] as const) {
    writeFileSync(files.wal, whole);
    flip(files.wal, frame(n) + offset);
    assert.throws(
      () => openSqlite(files.folder),
      new RegExp(`is broken \\(\\d+ of ${frames} pages are left\\)`),
      `frame ${n}, byte ${offset}`,
    );
  }
  for (const end of [frame(2), frame(frames), frame(frames + 1) - 1]) {
    writeFileSync(files.wal, whole);
    truncateSync(files.wal, end);
    assert.throws(() => openSqlite(files.folder), /is broken/, `cut off at ${end}`);
  }
  writeFileSync(files.wal, whole);
  assert.equal(await entriesIn(files), ENTRIES);
});

test('what was not acknowledged may be broken', async (t) => {
  const files = await leftBehind(t);
  const { frames } = readWal(files.wal) ?? { frames: 0 };
  truncateSync(files.wal, frame(frames + 1));
  appendFileSync(files.wal, readFileSync(files.wal).subarray(frame(3), frame(5) - 7));
  assert.equal(await entriesIn(files), ENTRIES);
});

test('an older log in the place of the last is told', async (t) => {
  const files = await leftBehind(t);
  const { generation = 0, salt, frames } = readWal(files.wal) ?? {};
  const markAt = (known: number) => writeFileSync(files.mark, `open ${known >>> 0} ${salt} ${frames} 0`.padEnd(63).concat('\n'));
  markAt(generation + 1);
  assert.throws(() => openSqlite(files.folder), /is broken/);
  markAt(generation - 1);
  assert.equal(await entriesIn(files), ENTRIES, 'a newer one only came after the mark');
});

test('who deletes the mark, and the log where that is said, goes on with what is left', async (t) => {
  for (const isStored of [false, true]) {
    const files = await leftBehind(t);
    const { generation, salt, frames } = readWal(files.wal) ?? { frames: 0 };
    if (isStored) {
      const db = new DatabaseSync(files.store);
      db.exec('PRAGMA wal_checkpoint(PASSIVE)');
      copyFileSync(files.wal, `${files.wal}.kept`);
      db.close();
      renameSync(`${files.wal}.kept`, files.wal);
    }
    const stored = isStored ? frames : 0;
    writeFileSync(files.mark, `open ${generation} ${salt} ${frames} ${stored}`.padEnd(63).concat('\n'));
    flip(files.wal, frame(Math.floor(frames / 2)) + 24);
    const advice = isStored ? 'delete royaumes.db-mark and move royaumes.db-wal away' : 'delete royaumes.db-mark';
    assert.throws(() => openSqlite(files.folder), new RegExp(`to continue with what is left, ${advice}$`));
    rmSync(files.mark);
    if (isStored) rmSync(files.wal);
    const left = (await entriesIn(files)) ?? 0;
    assert.ok(isStored ? left === ENTRIES : left > 0 && left < ENTRIES, `${left} entries`);
    assert.equal(await entriesIn(files), left);
  }
});

test('a store that is gone is told, and a new folder is not', async (t) => {
  const files = await leftBehind(t);
  const whole = readFileSync(files.store);
  const tell = () => assert.throws(() => openSqlite(files.folder), /the store royaumes\.db is gone/);
  rmSync(files.store);
  tell();
  assert.ok(!existsSync(files.store));
  writeFileSync(files.store, '');
  tell();
  rmSync(files.mark);
  tell();
  writeFileSync(files.store, whole);
  assert.equal(await entriesIn(files), ENTRIES);
  rmSync(files.store);
  tell();
  const fresh = filesOf(newFolder(t));
  assert.equal(await entriesIn(fresh), undefined);
});

test('a log that is gone is told even when nobody could mark how far it had come', async (t) => {
  const files = await leftBehind(t);
  writeFileSync(files.mark, 'open 0 0 0 0'.padEnd(63).concat('\n'));
  renameSync(files.wal, `${files.wal}.kept`);
  assert.throws(() => openSqlite(files.folder), /missing or unreadable/);
  renameSync(`${files.wal}.kept`, files.wal);
  assert.equal(await entriesIn(files), ENTRIES);
});

test('without a mark the whole store is looked through', async (t) => {
  const files = await leftBehind(t);
  assert.equal(await entriesIn(files), ENTRIES);
  rmSync(files.mark);
  assert.equal(await entriesIn(files), ENTRIES, 'as an older server leaves it');
  rmSync(files.mark);
  const bytes = readFileSync(files.store);
  bytes.fill(0xaa, 4096 * 3, 4096 * 4);
  writeFileSync(files.store, bytes);
  assert.throws(() => openSqlite(files.folder), /the store is damaged/);
});

test('a server takes its log into the store within seconds: if it is lost then, that is told, and all the rest is there', async (t) => {
  const folder = newFolder(t);
  const files = filesOf(folder);
  const { child, port } = await spawnServer(t, folder);
  const made = await makeTable(port, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Ada' });
  const isStored = () => {
    // The mark may be older than the log, which has all that was acknowledged.
    const all = readWal(files.wal)?.frames ?? 0;
    const [, , , frames, stored] = readFileSync(files.mark, 'utf8').trim().split(' ').map(Number);
    return all > 0 && frames === all && stored === all;
  };
  await untilThere(folder, isStored);
  await kill(child);
  assert.ok(statSync(files.wal).size > 0);
  rmSync(files.wal);
  assert.throws(() => openSqlite(folder), /missing or unreadable/);
  rmSync(files.mark);
  const next = await spawnServer(t, folder);
  assert.deepEqual((await ask(next.port, 'GET', `/api/tables/${made.info.id}`)).json, made.info);
});

test('a log is followed through its generations, as SQLite counts them', async (t) => {
  const { folder, wal } = filesOf(newFolder(t));
  const db = new DatabaseSync(`${folder}/royaumes.db`);
  db.exec('PRAGMA journal_mode = WAL; CREATE TABLE x (y)');
  const follower = new WalFollower(wal);
  for (let round = 0; round < 5; round++) {
    for (let n = 0; n < 20; n++) db.exec(`INSERT INTO x VALUES (hex(randomblob(${n * 500})))`);
    db.exec('BEGIN; INSERT INTO x VALUES (1); ROLLBACK');
    const place = follower.place();
    assert.deepEqual(place, readWal(wal));
    const { log } = db.prepare('PRAGMA wal_checkpoint(PASSIVE)').get() as { log: number };
    assert.equal(place?.frames, log);
  }
  follower.close();
  db.close();
});
