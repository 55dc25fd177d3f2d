/** Servers in processes of their own that come and go while people play. */

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { FastChance, type GameRecord, Match } from '#engine';
import { ugo as game } from '#games/ugo';
import { type SeatTaken, sightOf, type TableInfo, VERSION } from '#protocol';
import { arrived, openWebhook, until } from './notices/tests/receivers.ts';
import { openPostgres } from './postgres.ts';
import { ask, Guest, makeTable, newFolder, type Sat, serve } from './tests/guest.ts';
import { addressOf, newPlace, onPostgres, overhear } from './tests/postgres.ts';
import { addressOf as addressOfModule, kill, spawnServer } from './tests/process.ts';
import { as, at, noOf, playTo, seated } from './tests/seated.ts';

test('a bot whose server is killed before it has moved is moved by another one', async (t) => {
  const database = await addressOf(newPlace());
  const claim = 1500;
  const first = await spawnServer(t, newFolder(t), database, { claim, thinking: { threads: 0 } });
  const second = await spawnServer(t, newFolder(t), database, { claim });
  /** A table that waits for a bot, and somebody who looks on there. */
  const waiting = async (): Promise<Guest> => {
    for (;;) {
      const { info } = await makeTable(first.port, {
        game: 'ugo',
        options: {},
        seats: ['bot random', 'bot random', 'person'],
        name: 'Ann',
      });
      const guest = await Guest.join(first.port, info.id);
      if (!game.toAct(guest.sight?.table).includes(2)) return guest;
    }
  };
  const [alone, seen] = [await waiting(), await waiting()];
  const looking = await Guest.join(second.port, seen.info?.id ?? '');
  assert.equal(looking.ply, 0);
  await kill(first.child);
  await looking.until(() => looking.ply > 0 && game.toAct(looking.sight?.table).includes(2));
  // Nobody looks at the other one: it is found by what is noted of it.
  const store = await openPostgres(database);
  await overhear(t, database, arrived);
  await until(async () => String((await store.summary(alone.info?.id ?? ''))?.acting) === '2');
  await store.close();
  await kill(second.child);
});

/** What a newer server may do to all tables there are. */
const ADD_TO_ALL = `DO $$ DECLARE one TEXT; BEGIN
  FOR one IN SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' LOOP
    EXECUTE format('ALTER TABLE %I ADD COLUMN of_the_next_version TEXT', one);
  END LOOP;
END $$`;

test('a server goes on while a newer one adds columns to all tables that there are', async (t) => {
  const database = await addressOf(newPlace());
  const { port, child } = await spawnServer(t, newFolder(t), database);
  const OWN = ['', '/tables', '/companions', '/notices', '/blocks', '/follows', '/records', '/export'].map((what) => `/api/me${what}`);
  /** Plays a game, and asks for all there is about it. */
  const goThrough = async () => {
    const sat = await seated(port, ['person', 'person'], ['Ann', 'Bo'], { options: { rounds: 1 } });
    const [{ info, token }] = sat as [Sat];
    const guests = await Promise.all(sat.map((one) => Guest.join(port, info.id, one.token)));
    await playTo(guests, 3);
    const chance = new FastChance(2);
    await Promise.all(guests.map((guest) => guest.playOn(game, chance)));
    const [sitter] = info.seats;
    const person = `/api/people/${sitter?.kind === 'person' ? sitter.id : ''}`;
    const table = `/api/tables/${info.id}`;
    for (const path of [...OWN, table, `${table}/record`, person, `${person}/statistics`, '/api/lobby', '/api/live'])
      assert.equal((await ask(port, 'GET', path, undefined, as(token))).status, 200, path);
  };
  await goThrough();
  await onPostgres(database, ADD_TO_ALL);
  await goThrough();
  await kill(child);
});

/** A server that has the next version of the rules. */
const NEWER = `const { gameOf } = await import(${JSON.stringify(addressOfModule('../../games/index.ts'))});
  const { meta } = gameOf('ugo');
  meta.rules++;`;

test('a table of newer rules is left to the servers that know them: nobody else tells of it, minds its clock or plays there', async (t) => {
  const database = await addressOf(newPlace());
  // Until they are due by hand.
  const options = { opening: 0, notices: { grace: 3_600_000, inside: true, anyPort: true } };
  const older = await spawnServer(t, newFolder(t), database, options);
  const newer = await spawnServer(t, newFolder(t), database, options, NEWER);
  const webhook = await openWebhook(t);
  const [ann, bo] = (await Promise.all(['Ann', 'Bo'].map((name) => ask(older.port, 'POST', '/api/me', { name })))).map(({ token = '' }) =>
    as(token),
  );
  for (const person of [ann, bo]) await ask(older.port, 'POST', '/api/me/notices/webhook', { url: webhook.url, shape: 'slack' }, person);
  const store = await openPostgres(database);
  t.after(() => store.close());
  await overhear(t, database, arrived);
  /** A table at which it is somebody's turn. */
  const makeAt = async (port: number) => {
    const timeControl = { kind: 'realtime', bank: 3600, move: 60 } as const;
    const made = await ask(port, 'POST', '/api/tables', { game: 'ugo', options: {}, seats: ['person', 'person'], timeControl }, ann);
    const { info } = made.json as SeatTaken;
    assert.equal((await ask(port, 'POST', `/api/tables/${info.id}/seats`, {}, bo)).status, 200);
    await until(async () => (await store.summary(info.id))?.started !== undefined);
    return info;
  };
  const known = await makeAt(older.port);
  const unknown = await makeAt(newer.port);
  assert.deepEqual([known.rules, unknown.rules], [game.meta.rules, game.meta.rules + 1]);
  await kill(newer.child);
  await onPostgres(database, 'UPDATE notices SET at = 1; UPDATE tables SET due = 1');

  const dueOf = async ({ id }: TableInfo) => (await store.summary(id))?.due;
  const isTold = ({ id }: TableInfo) => JSON.stringify(webhook.posts).includes(id);
  await until(() => isTold(known));
  await until(async () => (await dueOf(known)) !== 1);
  assert.deepEqual([isTold(unknown), await dueOf(unknown)], [false, 1]);

  const { id } = unknown;
  const token = ann?.authorization.slice('Bearer '.length);
  const guest = await Guest.at(older.port);
  guest.say({ v: VERSION, kind: 'join', table: id, token, since: 0 });
  await guest.until(() => guest.closed !== undefined);
  assert.deepEqual([guest.closed, guest.count('refused')], [1012, 0]);
  assert.equal((await ask(older.port, 'GET', `/api/tables/${id}`)).status, 200, 'what its rows tell is told');
  const left = await at(older.port, id, 'leave', token);
  assert.deepEqual([left.status, noOf(left)], [503, 'newer rules']);

  const next = await spawnServer(t, newFolder(t), database, options, NEWER);
  await until(() => isTold(unknown));
  await until(async () => (await dueOf(unknown)) !== 1);
  const back = await Guest.join(next.port, id, token);
  assert.equal(back.seat, 0);
  await back.leave();
  for (const { child } of [older, next]) await kill(child);
});

test('a page of the next version is understood as far as it says nothing new, and one of the version after that is not', async (t) => {
  const { port } = await serve(t);
  const { info, token } = await makeTable(port, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Ann' });
  const join = { kind: 'join', table: info.id, token, since: 0 };
  const next = await Guest.at(port);
  next.say({ ...join, v: VERSION + 1 });
  await next.until(() => next.seat === 0);
  assert.deepEqual(await next.refusedFor({ ...join, v: VERSION + 1, whim: true }), { kind: 'version', speaks: VERSION });
  assert.deepEqual(await next.refusedFor({ ...join, v: VERSION + 2 }), { kind: 'version', speaks: VERSION });
});

test('a server that is asked to stop sends everybody to the next one, who play on as if nothing had been', async (t) => {
  const database = await addressOf(newPlace());
  const nodes = [await spawnServer(t, newFolder(t), database), await spawnServer(t, newFolder(t), database)] as const;
  const chance = new FastChance(5);
  const tables: { id: string; sat: Sat[] }[] = [];
  for (let n = 0; n < 4; n++) {
    const sat = await seated(nodes[0].port, ['person', 'person'], ['Ann', 'Bo'], { options: { rounds: 1 } });
    tables.push({ id: sat[0]?.info.id ?? '', sat });
  }
  const ended = once(nodes[0].child, 'exit');
  /** Plays to the end, and comes back to the other server when this one goes. */
  const play = async (id: string, { token }: Sat, from: number): Promise<Guest> => {
    let guest = await Guest.join(nodes[from]?.port ?? 0, id, token);
    for (;;) {
      try {
        await guest.playOn(game, chance);
        return guest;
      } catch (error) {
        // Anything else than a connection that ended is a fault of its own.
        if (guest.closed === undefined) throw error;
        assert.equal(guest.closed, 1012, 'the server has said that it goes');
        const before = guest.plies.slice();
        assert.deepEqual([guest.count('refused'), guest.closed], [0, 1012]);
        guest = await Guest.back(nodes[1].port, guest, token);
        // Also where the other server has not yet heard of the last move: it looks for what somebody has seen already.
        assert.equal(guest.last('welcome')?.since, before.length);
        assert.deepEqual(guest.plies.slice(0, before.length), before);
      }
    }
  };
  const playing = tables.flatMap(({ id, sat }) => sat.map((one, n) => play(id, one, n % 2)));
  const watcher = await Guest.join(nodes[0].port, tables[0]?.id ?? '');
  await watcher.until(() => watcher.ply >= 3);
  nodes[0].child.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
  const guests = await Promise.all(playing);
  for (const { id } of tables) {
    const { json } = await ask(nodes[1].port, 'GET', `/api/tables/${id}/record`);
    const match = Match.fromRecord(game, json as GameRecord) as Match;
    assert.ok(match.isOver);
    for (const guest of guests.filter(({ info }) => info?.id === id)) assert.deepEqual(guest.sight, sightOf(match, guest.seat));
  }
  for (const guest of guests) await guest.leave();
  await kill(nodes[1].child);
});
