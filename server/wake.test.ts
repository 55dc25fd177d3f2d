import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { commitTo, FastChance, type Game, Match, numberedSeed, writeSeed } from '#engine';
import { gameOf } from '#games';
import { type MyTable, type Proposal, type TableInfo, VERSION } from '#protocol';
import { MOST_IDLE } from './awake.ts';
import { arrived, until } from './notices/tests/receivers.ts';
import type { StoredSeat } from './sitters.ts';
import { FILE, openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { ask, Guest, member, newFolder, type Sat, satOf, serve } from './tests/guest.ts';
import { hashOf, newId } from './tokens.ts';

const game = gameOf('ugo') as Game;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const DUEL = { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'] } as const;

/** How many stored entries have been played again since, and how many matches were made at all. */
function count(t: TestContext): { entries(): number; matches(): number } {
  const { mock: playLog } = t.mock.method(Match.prototype, 'playLog');
  const { mock: setup } = t.mock.method(game, 'setup');
  return {
    entries: () => playLog.calls.reduce((sum, { arguments: [log] }) => sum + log.length, 0),
    matches: () => setup.callCount(),
  };
}

/** A store that says when an entry, or an end, is on disk. */
function telling(folder: string): Store {
  const store = openSqlite(folder);
  const { append, forfeit } = store;
  const told = <T>(stored: Promise<T>): Promise<T> => {
    stored.then(arrived, arrived);
    return stored;
  };
  return Object.assign(store, {
    append: (...entry: Parameters<Store['append']>) => told(append.apply(store, entry)),
    forfeit: (...end: Parameters<Store['forfeit']>) => told(forfeit.apply(store, end)),
  });
}

/** Ada and Bo, who can sit down together at any number of tables. */
async function friends(port: number) {
  const [ada, bo] = [await member(port, 'Ada'), await member(port, 'Bo')];
  const make = async (more: object = {}) => satOf(await ask(port, 'POST', '/api/tables', { ...DUEL, ...more }, bearer(ada)));
  const act = (token: string, table: Sat, path: string, body: object = {}) =>
    ask(port, 'POST', `/api/tables/${table.info.id}/${path}`, body, bearer(token));
  const meet = async (more: object = {}) => {
    const table = await make(more);
    await act(bo, table, 'seats');
    return table;
  };
  /** Both play until so many entries are made, or the game is over, and go. */
  const play = async (table: Sat, plies = Number.POSITIVE_INFINITY) => {
    const guests = [await Guest.join(port, table.info.id, ada), await Guest.join(port, table.info.id, bo)] as const;
    const [first, second] = guests;
    const chance = new FastChance(5);
    while (first.ply < plies && !game.outcome(first.sight?.table)) {
      const { ply } = first;
      const mover = guests.find(({ seat, sight }) => game.toAct(sight?.table).includes(seat!)) as Guest;
      mover.move(game.writeMove(chance.pick(game.moves({ seat: mover.seat!, table: undefined, hand: undefined, ...mover.sight }))));
      await Promise.all([first.until(() => first.ply > ply), second.until(() => second.ply > ply)]);
    }
    await Promise.all(guests.map((guest) => guest.leave()));
  };
  return { ada, bo, make, meet, act, play };
}

const tablesOf = async (port: number, token: string) =>
  ((await ask(port, 'GET', '/api/me/tables', undefined, bearer(token))).json as { tables: readonly MyTable[] }).tables;

test('a table that wakes plays its log once, for its clock and for all who come to look', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const { ada, bo, meet, play } = await friends(first.port);
  const table = await meet({ timeControl: { kind: 'realtime', bank: 3600, move: 60 } });
  await play(table, 6);
  await first.close();
  const played = count(t);
  const { port } = await serve(t, { data });
  const guests = [
    await Guest.join(port, table.info.id, ada),
    await Guest.join(port, table.info.id, bo),
    await Guest.join(port, table.info.id),
  ];
  assert.equal(played.entries(), 6);
  for (const guest of guests) {
    assert.equal(guest.ply, 6);
    assert.ok(guest.last('welcome')?.clocks?.due.some((due) => due > 0));
  }
  const late = await Guest.join(port, table.info.id, ada, 4);
  assert.deepEqual(
    late.last('welcome')?.plies.map(({ ply }) => ply),
    [5, 6],
  );
  assert.deepEqual(late.last('welcome')?.plies, guests[0]?.plies.slice(4));
  assert.equal(played.entries(), 6, 'who comes later is told from memory');
});

/** Tables at which everything stands otherwise for Ada and Bo. */
async function settle(port: number) {
  const { ada, bo, make, meet, act, play } = await friends(port);
  const propose = (token: string, table: Sat, what: Proposal['what']) => act(token, table, 'propose', { what });
  await play(await meet());
  await play(await meet({ timeControl: { kind: 'correspondence', hours: 24 }, rated: true }), 3);
  await play(await meet(), 4);
  await meet();
  await make({ listed: true });
  await propose(ada, await meet(), { kind: 'call off' });
  await propose(bo, await meet(), { kind: 'call off' });
  const calledOff = await meet();
  const proposed = (await propose(ada, calledOff, { kind: 'call off' })).json as TableInfo;
  await act(bo, calledOff, 'answer', { made: proposed.proposal?.made, agree: true });
  const resigned = await meet();
  await propose(ada, resigned, { kind: 'resign' });
  await act(ada, resigned, 'rematch');
  return { ada, bo, make };
}

test('one’s tables are told asleep as they are told awake: none is woken, and what is over least of all', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const { ada, bo } = await settle(first.port);
  const ids = (await tablesOf(first.port, ada)).map(({ info }) => info.id);
  const lookers = await Promise.all(ids.map((id) => Guest.join(first.port, id)));
  const awake = [await tablesOf(first.port, ada), await tablesOf(first.port, bo)];
  for (const looker of lookers) await looker.leave();
  await first.close();
  const told = awake.flat();
  assert.deepEqual([told.length, told.filter(({ info }) => info.over).length], [19, 6]);
  assert.ok(told.some(({ invited }) => invited));
  assert.ok(told.filter(({ waits }) => waits).length > 3);

  const played = count(t);
  const { port } = await serve(t, { data });
  assert.deepEqual([await tablesOf(port, ada), await tablesOf(port, bo)], awake);
  assert.equal(played.matches(), 0);
});

test('of a store in which who is to act was not noted, the logs tell it, once', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const { ada, bo } = await settle(first.port);
  const before = [await tablesOf(first.port, ada), await tablesOf(first.port, bo)];
  await first.close();
  const db = new DatabaseSync(join(data, FILE));
  db.exec('UPDATE plies SET acting = NULL; UPDATE fresh SET acting = NULL; UPDATE tables SET acting = NULL');
  db.close();

  const played = count(t);
  const second = await serve(t, { data });
  assert.deepEqual([await tablesOf(second.port, ada), await tablesOf(second.port, bo)], before);
  // What is over, or has not begun, sleeps on.
  assert.equal(played.entries(), 3 + 4);
  await second.close();
  const { port } = await serve(t, { data });
  const woken = played.matches();
  assert.deepEqual([await tablesOf(port, ada), await tablesOf(port, bo)], before);
  assert.equal(played.matches(), woken);
});

test('whoever asks about a table, for its record, or moves where they do not look, wakes nobody and hears the same', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const { ada } = await settle(first.port);
  const ids = (await tablesOf(first.port, ada)).map(({ info }) => info.id);
  const lookers = await Promise.all(ids.map((id) => Guest.join(first.port, id)));
  const infos = lookers.map(({ info }) => info);
  const ends = await Promise.all(ids.map((id) => ask(first.port, 'GET', `/api/tables/${id}/record`)));
  await first.close();
  assert.deepEqual(
    [infos.length, infos.filter((info) => info?.over).length, ends.filter(({ status }) => status === 200).length],
    [10, 3, 2],
  );

  const played = count(t);
  const { port } = await serve(t, { data });
  const stranger = await Guest.at(port);
  for (const [n, id] of ids.entries()) {
    assert.deepEqual((await ask(port, 'GET', `/api/tables/${id}`)).json, infos[n]);
    assert.deepEqual(await ask(port, 'GET', `/api/tables/${id}/record`), ends[n]);
    assert.deepEqual(await stranger.refusedFor({ v: VERSION, kind: 'move', table: id, ply: 0, move: 'y7' }), { kind: 'not joined' });
    assert.equal((await ask(port, 'POST', `/api/tables/${id}/mute`, { mute: true }, bearer(ada))).status, 200);
  }
  assert.equal((await ask(port, 'GET', `/api/tables/${newId()}`)).status, 404);
  assert.equal((await ask(port, 'GET', '/api/tables/none/record')).status, 404);
  assert.equal(played.matches(), 0);
});

test('a table stays awake for a while after the last one has gone, and of many such those that were left last', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data, rateLimited: false });
  const { ada, make, meet, play } = await friends(first.port);
  const table = await meet();
  await play(table, 6);
  const others: string[] = [];
  while (others.length < MOST_IDLE) others.push((await make()).info.id);
  await first.close();

  const played = count(t);
  const { port } = await serve(t, { data, rateLimited: false });
  const look = async (id: string) => (await Guest.join(port, id, ada)).leave();
  await look(table.info.id);
  await look(table.info.id);
  assert.equal(played.entries(), 6, 'still awake');
  for (const id of others.slice(1)) await look(id);
  await look(table.info.id);
  assert.equal(played.entries(), 6, 'still awake beside as many as there may be');
  for (const id of others) await look(id);
  await look(table.info.id);
  assert.equal(played.entries(), 12, 'asleep, for others were left later');
});

/** A table of Ada and a bot that is to act, as a server leaves it that is killed then; and how many entries it has. */
async function leaveToBot(data: string, due?: number): Promise<{ id: string; entries: number }> {
  const seed = numberedSeed(1, 1);
  const options = { rounds: 1, pool: 'full' };
  const store = openSqlite(data);
  const session = {
    hash: hashOf('token'),
    kind: 'browser',
    label: '',
    created: 1,
    seen: Date.now(),
    ends: Date.now() + 3_600_000,
  } as const;
  await store.people.add({ id: 'ada', name: 'Ada', created: 0 }, session);
  const match = new Match(game, options, 2, seed);
  const bot = 1 - match.toAct()[0]!;
  const seats: StoredSeat[] = [
    { kind: 'person', name: 'Ada', person: 'ada' },
    { kind: 'person', name: 'Ada', person: 'ada' },
  ];
  seats[bot] = { kind: 'bot', bot: 'random' };
  const id = newId();
  const { rules } = game.meta;
  const secret = { seed: writeSeed(seed), commit: commitTo(seed) };
  const timeControl = { kind: 'unlimited' } as const;
  await store.create({
    id,
    game: 'ugo',
    rules,
    options,
    ...secret,
    host: 1 - bot,
    created: 0,
    listed: false,
    rated: false,
    timeControl,
    seats,
  });
  while (!match.toAct().includes(bot)) {
    const text = match.legal(1 - bot)[0]!;
    match.submit(1 - bot, text);
    await store.append({ table: id, ply: match.ply, seat: 1 - bot, text, at: 0, acting: match.toAct() });
  }
  if (due !== undefined) await store.setDue(id, match.ply, due);
  await store.close();
  return { id, entries: match.ply };
}

test('a table with a bot that is to act is woken when it is listed, so that the bot goes on', async (t) => {
  const data = newFolder(t);
  const { entries } = await leaveToBot(data);
  const { port } = await serve(t, { data });
  const played = count(t);
  assert.equal((await tablesOf(port, 'token')).length, 1);
  assert.equal(played.entries(), entries);
});

test('a table where a bot is to act is woken though nobody comes, and plays its log once; once more tells it to all who come', async (t) => {
  const data = newFolder(t);
  const { id, entries } = await leaveToBot(data, 1);
  const played = count(t);
  const { port } = await serve(t, { data, openStore: telling });
  await until(async () => (await tablesOf(port, 'token')).some(({ waits }) => waits));
  assert.equal(played.entries(), entries);
  for (const token of ['token', undefined]) {
    const guest = await Guest.join(port, id, token);
    assert.ok(guest.ply > entries);
    assert.equal(played.entries(), entries + guest.ply);
  }
});

test('a table where time runs out is woken though nobody comes, and plays its log once; once more tells it to all who come', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const { ada, meet, play } = await friends(first.port);
  const table = await meet({ timeControl: { kind: 'correspondence', hours: 1, out: 'end' } });
  await play(table, 6);
  await first.close();
  const played = count(t);
  const { port } = await serve(t, { data, openStore: telling });
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 2 * 3_600_000 });
  await until(async () => ((await ask(port, 'GET', `/api/tables/${table.info.id}`)).json as TableInfo).over);
  assert.equal(played.entries(), 6);
  for (const token of [ada, undefined]) {
    assert.equal((await Guest.join(port, table.info.id, token)).ply, 6);
    assert.equal(played.entries(), 12);
  }
});
