import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { type LobbyTable, type MyTable, type TableInfo, VERSION } from '#protocol';
import { infoOf } from './info.ts';
import { Lobby } from './lobby.ts';
import { openSqlite } from './sqlite.ts';
import { tableOf } from './store.contract.ts';
import type { NewTable } from './store.ts';
import { ask, Guest, makeTable, newFolder, serve, takeSeat } from './tests/guest.ts';

const TABLE = { game: 'ugo', options: {}, seats: ['person', 'person', 'bot random'] } as const;
interface Listed {
  readonly count: number;
  readonly tables: readonly LobbyTable[];
}

test('an open table is listed until no seat is open, also after a restart; one by link never is', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const made = await makeTable(first.port, { ...TABLE, listed: true, name: 'Ada' });
  await makeTable(first.port, { ...TABLE, name: 'Bo' });
  const list = async (port: number, query = '') => (await ask(port, 'GET', `/api/lobby${query}`)).json as Listed;
  const { count, tables } = await list(first.port);
  assert.deepEqual([count, tables.map(({ id }) => id)], [1, [made.info.id]]);
  assert.deepEqual(tables[0]?.seats, made.info.seats);
  await first.close();

  const { port } = await serve(t, { data });
  assert.deepEqual(await list(port), { count, tables });
  assert.equal((await list(port, '?game=ugo')).count, 1);
  assert.equal((await list(port, '?game=medina')).count, 0);
  await takeSeat(port, made.info.id, 'Cy');
  assert.deepEqual(await list(port), { count: 0, tables: [] });
});

test('whoever watches the lobby is told of every table that opens, changes and fills', async (t) => {
  const { port } = await serve(t);
  const watcher = await Guest.at(port);
  watcher.say({ v: VERSION, kind: 'lobby' });
  await watcher.until(() => watcher.count('lobby') === 1);
  assert.deepEqual(watcher.last('lobby'), { kind: 'lobby', count: 0, tables: [] });
  const made = await makeTable(port, { ...TABLE, seats: ['person', 'person', 'person'], listed: true, name: 'Ada' });
  await watcher.until(() => watcher.count('open') === 1);
  assert.equal(watcher.last('open')?.table.id, made.info.id);
  await takeSeat(port, made.info.id, 'Bo');
  await watcher.until(() => watcher.count('open') === 2);
  assert.deepEqual(
    watcher.last('open')?.table.seats.map(({ kind }) => kind),
    ['person', 'person', 'open'],
  );
  await takeSeat(port, made.info.id, 'Cy');
  await watcher.until(() => watcher.count('filled') === 1);
  assert.deepEqual(watcher.last('filled'), { kind: 'filled', id: made.info.id, count: 0 });
  // Who looks at a table watches the lobby no more.
  await watcher.join(made.info.id);
  await makeTable(port, { ...TABLE, listed: true, name: 'Di' });
  assert.equal(watcher.count('open'), 2);
});

test('of five thousand open tables the latest are told, and no seed', async (t) => {
  const open = Array.from(
    { length: 5000 },
    (_, n): NewTable => ({
      id: String(n).padStart(12, '0'),
      game: n % 2 ? 'ugo' : 'medina',
      rules: 1,
      options: {},
      seed: 'secret seed',
      commit: '',
      host: 0,
      created: n,
      listed: true,
      rated: false,
      timeControl: { kind: 'unlimited' },
      seats: [{ kind: 'person', name: 'Ada', person: 'ada' }, { kind: 'open' }],
    }),
  );
  const { port } = await serve(t, { openStore: (folder) => Object.assign(openSqlite(folder), { open: async () => open }) });
  const { json } = await ask(port, 'GET', '/api/lobby');
  const { count, tables } = json as Listed;
  assert.deepEqual([count, tables.length, tables[0]?.created, tables.at(-1)?.created], [5000, 60, 4999, 4940]);
  assert.deepEqual(tables[0]?.seats[0], { kind: 'person', name: 'Ada', id: 'ada' });
  assert.ok(!JSON.stringify(json).includes('secret'));
  const some = (await ask(port, 'GET', '/api/lobby?game=medina')).json as Listed;
  assert.deepEqual([some.count, some.tables[0]?.created], [2500, 4998]);
  assert.equal((await ask(port, 'GET', '/api/lobby?colour=red')).status, 400);
});

test('a text that a table brings along is in no list, and told to whoever asks about the table', async (t) => {
  const text = readFileSync('games/patchistory/replays/own-tiles.json', 'utf8');
  const { options, seats } = (
    JSON.parse(text) as { readonly record: { readonly options: { readonly data: string }; readonly seats: number } }
  ).record;
  assert.ok(options.data.length > 100);
  const data = newFolder(t);
  const first = await serve(t, { data });
  const watcher = await Guest.at(first.port);
  watcher.say({ v: VERSION, kind: 'lobby' });
  await watcher.until(() => watcher.count('lobby') === 1);
  const table = { game: 'patchistory', options, seats: Array.from({ length: seats }, () => 'person' as const), listed: true, name: 'Ada' };
  const blank = ' '.repeat(1000);
  const made = await makeTable(first.port, { ...table, options: { ...options, data: `${blank}${options.data}${blank}` } });
  await watcher.until(() => watcher.count('open') === 1);
  const { data: _, ...others } = made.info.options;
  assert.deepEqual(watcher.last('open')?.table.options, others);
  const lists = async (port: number) => {
    const lobby = (await ask(port, 'GET', '/api/lobby')).json as Listed;
    const { tables } = (await ask(port, 'GET', '/api/me/tables', undefined, { cookie: `royaumes=${made.token}` })).json as {
      readonly tables: readonly MyTable[];
    };
    return [...lobby.tables.map((listed) => listed.options), ...tables.map(({ info }) => info.options)];
  };
  assert.deepEqual(await lists(first.port), [others, others]);
  await first.close();
  const { port } = await serve(t, { data });
  assert.deepEqual(await lists(port), [others, others]);
  assert.deepEqual(((await ask(port, 'GET', `/api/tables/${made.info.id}`)).json as TableInfo).options, made.info.options);
  assert.equal(made.info.options.data, options.data.trim(), 'blanks around it are not kept');
});

test('my tables come with those that wait for me first, and to me alone', async (t) => {
  const { port } = await serve(t);
  const mine = await makeTable(port, { ...TABLE, seats: ['person', 'person'], name: 'Ada' });
  const headers = { cookie: `royaumes=${mine.token}` };
  const second = (await ask(port, 'POST', '/api/tables', { ...TABLE, seats: ['person', 'person'] }, headers)).json as { info: TableInfo };
  const bo = await takeSeat(port, mine.info.id, 'Bo');
  const tables = async (token: string) =>
    ((await ask(port, 'GET', '/api/me/tables', undefined, { cookie: `royaumes=${token}` })).json as { tables: MyTable[] }).tables;
  const [ada, his] = [await tables(mine.token), await tables(bo.token)];
  assert.deepEqual(new Set(ada.map(({ info }) => info.id)), new Set([mine.info.id, second.info.id]));
  assert.deepEqual(
    his.map(({ info }) => info.id),
    [mine.info.id],
  );
  // One of the two is to move at the table that has begun.
  const waiting = [ada.find(({ info }) => info.started), his[0]].filter((table) => table?.waits);
  assert.equal(waiting.length, 1);
  if (ada.some(({ waits }) => waits)) assert.equal(ada[0]?.waits, true);
  assert.deepEqual((await ask(port, 'GET', '/api/me/tables')).json, { tables: [] });
});

test('what is noted while the whole list is read is not undone by the list', async () => {
  const lobby = new Lobby([]);
  let tell: (open: readonly NewTable[]) => void = () => undefined;
  const renewed = lobby.renew(() => new Promise((resolve) => (tell = resolve)));
  await new Promise(setImmediate);
  lobby.note(infoOf({ ...tableOf('a'), game: 'ugo' }, false), 1);
  tell([]);
  await renewed;
  assert.equal(lobby.list().count, 1);
});
