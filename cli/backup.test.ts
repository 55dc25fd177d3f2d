import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { openSqlite } from '#server';
import { addressOf, kill } from '#server/tests/process';
import { BIN, newFolder, run, start } from './tests/shell.ts';

const READY = /^Royaumes is ready: http:\/\/localhost:(\d+)\n$/;
const STORE = 'royaumes.db';

/** A server with one table, which it names. */
async function serving(t: Parameters<typeof start>[0], data: string) {
  const server = await start(t, ['serve'], { PORT: '0', ROYAUMES_DATA: data });
  const url = `http://localhost:${READY.exec(server.said())?.[1]}`;
  return { ...server, url };
}

async function makeTable(url: string): Promise<string> {
  const response = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Ada' }),
  });
  return ((await response.json()) as { info: { id: string } }).info.id;
}

test('a running server is copied and put back elsewhere, and nobody notices', async (t) => {
  const folder = newFolder(t);
  const [data, other, file] = [join(folder, 'a'), join(folder, 'b'), join(folder, 'copy.db')];
  const { url, complained } = await serving(t, data);
  const id = await makeTable(url);
  const backup = run(['backup', file], { env: { ROYAUMES_DATA: data } });
  assert.equal(backup.err, '');
  assert.match(backup.out, /copy\.db contains 1 table and 0 moves\n$/);
  assert.deepEqual(readdirSync(folder).sort(), ['a', 'copy.db'], 'one file is the whole of it');
  assert.equal(statSync(file).mode & 0o777, 0o600);
  const later = await makeTable(url);
  assert.equal(complained(), '');

  const restored = run(['restore', file], { env: { ROYAUMES_DATA: other } });
  assert.equal(restored.err, '');
  assert.match(restored.out, /b contains 1 table and 0 moves\n$/);
  const { url: second } = await serving(t, other);
  assert.equal((await fetch(`${second}/api/tables/${id}`)).status, 200);
  assert.equal((await fetch(`${second}/api/tables/${later}`)).status, 404);
});

test('what is there is not written over unless that is said, and is kept even then', async (t) => {
  const folder = newFolder(t);
  const env = { ROYAUMES_DATA: join(folder, 'a') };
  const file = join(folder, 'copy.db');
  const { child, url, ended } = await serving(t, env.ROYAUMES_DATA);
  const id = await makeTable(url);
  writeFileSync(file, 'mine');
  const taken = run(['backup', file], { env });
  assert.deepEqual([taken.code, taken.err], [2, `royaumes: ${file} already exists\n`]);
  assert.equal(readFileSync(file, 'utf8'), 'mine');
  assert.equal(run(['backup', file, '--replace'], { env }).code, 0);
  const busy = run(['restore', file, '--replace'], { env });
  assert.equal(busy.code, 2);
  assert.match(busy.err, /a server is using the data folder .*: stop it first\n$/);
  const later = await makeTable(url);
  child.kill('SIGTERM');
  await ended;

  const full = run(['restore', file], { env });
  assert.equal(full.code, 2);
  assert.match(full.err, /there is already a store in the data folder .*\n$/);
  const restored = run(['restore', file, '--replace'], { env });
  assert.equal(restored.err, '');
  const [, aside = ''] = /^The old store is now (.*)\n/.exec(restored.out) ?? [];
  for (const name of readdirSync(env.ROYAUMES_DATA)) assert.equal(statSync(join(env.ROYAUMES_DATA, name)).mode & 0o777, 0o600, name);
  const again = await serving(t, env.ROYAUMES_DATA);
  assert.equal((await fetch(`${again.url}/api/tables/${id}`)).status, 200);
  assert.equal((await fetch(`${again.url}/api/tables/${later}`)).status, 404);
  const old = new DatabaseSync(aside, { readOnly: true });
  assert.deepEqual(old.prepare('SELECT count(*) AS n FROM tables').get()?.n, 2);
  old.close();
});

test('what is no store, or a damaged one, is neither copied nor put back', async (t) => {
  const folder = newFolder(t);
  const env = { ROYAUMES_DATA: join(folder, 'a') };
  const file = join(folder, 'copy.db');
  const tells = (args: string[], what: RegExp) => {
    const { code, err } = run(args, { env });
    assert.equal(code, 2);
    assert.match(err, what);
  };
  tells(['backup', file], /there is no store in the data folder/);
  tells(['restore', file], /there is no backup/);
  writeFileSync(file, 'no store at all');
  tells(['restore', file], /not a database/);
  new DatabaseSync(join(folder, 'empty.db')).exec('CREATE TABLE x (y)');
  tells(['restore', join(folder, 'empty.db')], /is not a Royaumes store/);
  await openSqlite(env.ROYAUMES_DATA).close();
  rmSync(file);
  assert.equal(run(['backup', file], { env }).code, 0);
  const bytes = readFileSync(file);
  bytes.fill(0xaa, 4096 * 3, 4096 * 4);
  writeFileSync(file, bytes);
  tells(['restore', file, '--replace'], /the store is damaged/);
  await openSqlite(env.ROYAUMES_DATA).close();
  cpSync(file, join(env.ROYAUMES_DATA, STORE));
  rmSync(file);
  tells(['backup', file], /damaged|malformed/);
  assert.ok(!existsSync(file) && !existsSync(`${file}.part`), 'and nothing is left that looks like a backup');
});

test('a backup is made while thousands of moves are: all that were acknowledged before are in it, and no log has a gap', async (t) => {
  const folder = newFolder(t);
  const data = join(folder, 'a');
  const tables = 20;
  // Appends as fast as it can, and tells how many entries every table has, once they are acknowledged.
  const script = `const { openSqlite } = await import(${JSON.stringify(addressOf('../index.ts'))});
    const store = openSqlite(${JSON.stringify(data)});
    const ids = Array.from({ length: ${tables} }, (_, n) => 'abcdefgh' + String(n).padStart(4, '0'));
    for (const id of ids) await store.create({ id, game: 'ugo', rules: 1, options: {}, seed: '', commit: '', host: 0, created: 1,
      listed: false, rated: false, timeControl: { kind: 'unlimited' }, seats: [{ kind: 'open' }, { kind: 'open' }] });
    for (let ply = 1; ; ply++) {
      await Promise.all(ids.map((table) => store.append({ table, ply, seat: 0, text: 'g8', at: ply })));
      process.stdout.write(ply + '\\n');
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  t.after(() => child.kill('SIGKILL'));
  let acknowledged = 0;
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    acknowledged = Number(text.trim().split('\n').at(-1));
  });
  const until = async (n: number) => {
    while (acknowledged < n) await once(child.stdout, 'data');
  };
  await until(50);
  const copies: { readonly file: string; readonly before: number; readonly after: number }[] = [];
  for (let n = 0; n < 3; n++) {
    const file = join(folder, `${n}.db`);
    const before = acknowledged;
    const backup = spawn(process.execPath, [BIN, 'backup', file], {
      env: { ...process.env, ROYAUMES_DATA: data },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(backup, 'exit');
    assert.equal(code, 0);
    copies.push({ file, before, after: acknowledged });
    await until(acknowledged + 20);
  }
  await kill(child);
  assert.ok((copies.at(-1)?.after ?? 0) * tables > 2000, 'thousands of moves');
  for (const { file, before, after } of copies) {
    assert.ok(after > before, 'they went on meanwhile');
    const place = `${file}.restored`;
    assert.equal(run(['restore', file], { env: { ROYAUMES_DATA: place } }).code, 0);
    const store = openSqlite(place);
    for (let n = 0; n < tables; n++) {
      const log = await store.load(`abcdefgh${String(n).padStart(4, '0')}`);
      assert.deepEqual(
        log?.times,
        Array.from({ length: log?.plies.length ?? 0 }, (_, ply) => ply + 1),
      );
      assert.ok((log?.plies.length ?? 0) >= before, `${log?.plies.length} of ${before}`);
    }
    await store.close();
  }
  // Killed in the midst of it, the store itself has lost nothing either.
  const store = openSqlite(data);
  assert.ok(((await store.load('abcdefgh0000'))?.plies.length ?? 0) >= acknowledged);
  await store.close();
});

test('what is put back belongs to whom the folder belongs, whoever does it', async (t) => {
  const folder = newFolder(t);
  const [data, file] = [join(folder, 'a'), join(folder, 'copy.db')];
  await openSqlite(data).close();
  const env = { ROYAUMES_DATA: join(folder, 'b') };
  mkdirSync(env.ROYAUMES_DATA);
  if (process.getuid?.() === 0) chownSync(env.ROYAUMES_DATA, 12345, 12345);
  const { uid } = statSync(env.ROYAUMES_DATA);
  const check = () => {
    for (const name of readdirSync(env.ROYAUMES_DATA)) assert.equal(statSync(join(env.ROYAUMES_DATA, name)).uid, uid, name);
  };
  assert.equal(run(['backup', file], { env: { ROYAUMES_DATA: data } }).code, 0);
  assert.equal(run(['restore', file], { env }).code, 0);
  check();
  rmSync(join(env.ROYAUMES_DATA, `${STORE}-lock`));
  assert.equal(run(['backup', join(folder, 'again.db')], { env }).code, 0);
  check();
});

test('a store that was killed can be backed up, unless its log is gone', async (t) => {
  const folder = newFolder(t);
  const env = { ROYAUMES_DATA: join(folder, 'a') };
  const { child, url } = await serving(t, env.ROYAUMES_DATA);
  await makeTable(url);
  await kill(child);
  const backup = run(['backup', join(folder, 'copy.db')], { env });
  assert.match(backup.out, /contains 1 table /);
  rmSync(join(env.ROYAUMES_DATA, `${STORE}-wal`));
  const lost = run(['backup', join(folder, 'other.db')], { env });
  assert.equal(lost.code, 2);
  assert.match(lost.err, /the latest changes are gone/);
  const started = run(['serve'], { env: { ...env, PORT: '0' } });
  assert.equal(started.code, 2);
  assert.match(started.err, /^royaumes: cannot serve from the data folder .*: the latest changes are gone.*\n$/);
  assert.equal(run(['restore', join(folder, 'copy.db'), '--replace'], { env }).code, 0);
  const again = await serving(t, env.ROYAUMES_DATA);
  assert.equal(again.complained(), '');
});
