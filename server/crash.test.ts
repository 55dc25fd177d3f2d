import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { FastChance, type GameRecord, Match } from '#engine';
import { ugo as game } from '#games/ugo';
import { sightOf } from '#protocol';
import { startServer } from './index.ts';
import { openSqlite } from './sqlite.ts';
import type { Entry, Store } from './store.ts';
import { ask, Guest, makeTable, newFolder, type Sat, serve, takeSeat } from './tests/guest.ts';
import { addressOf, newPlace } from './tests/postgres.ts';
import { kill, spawnServer } from './tests/process.ts';

for (const store of ['SQLite', 'PostgreSQL']) {
  test(`a server killed in a burst of moves has every acknowledged move when it is back, and play goes on, with ${store}`, async (t) => {
    const data = newFolder(t);
    const database = store === 'PostgreSQL' ? await addressOf(newPlace()) : undefined;
    const first = await spawnServer(t, data, database);
    const tables: { id: string; tokens: string[]; guests: Guest[] }[] = [];
    for (let n = 0; n < 8; n++) {
      const made = await makeTable(first.port, {
        game: 'ugo',
        options: { rounds: 1 },
        seats: ['person', 'person', 'person', 'bot random'],
        name: 'Ada',
      });
      const { id } = made.info;
      const tokens = [made.token];
      for (const name of ['Bo', 'Cy']) tokens.push((await takeSeat(first.port, id, name)).token);
      const guests: Guest[] = [];
      for (const token of [...tokens, undefined]) guests.push(await Guest.join(first.port, id, token));
      tables.push({ id, tokens, guests });
    }
    const all = tables.flatMap(({ guests }) => guests);
    const heardBy = () => all.reduce((sum, { plies }) => sum + plies.length, 0);
    const enough = Promise.race(all.map((guest) => guest.until(() => heardBy() >= 600)));
    const chance = new FastChance(1);
    const playing = Promise.allSettled(all.map((guest) => guest.playOn(game, chance)));
    await enough;
    await kill(first.child);
    await playing;

    const second = await spawnServer(t, data, database);
    for (const { id, tokens, guests } of tables) {
      const back: Guest[] = [];
      for (const [n, guest] of guests.entries()) {
        const again = await Guest.join(second.port, id, tokens[n]);
        assert.deepEqual(again.plies.slice(0, guest.ply), guest.plies);
        const rest = await Guest.join(second.port, id, tokens[n], guest.ply);
        assert.equal(rest.last('welcome')?.since, guest.ply);
        back.push(again);
      }
      await Promise.all(back.map((guest) => guest.playOn(game, chance)));
      const { json } = await ask(second.port, 'GET', `/api/tables/${id}/record`);
      const match = Match.fromRecord(game, json as GameRecord);
      assert.ok(match instanceof Match && match.isOver);
      for (const guest of back) assert.deepEqual(guest.sight, sightOf(match, guest.seat));
    }
    await kill(second.child);
  });
}

test('a data folder is for one server at a time, and free again when that one has been killed', async (t) => {
  const data = newFolder(t);
  const { child, port } = await spawnServer(t, data);
  const made = await makeTable(port, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Ada' });
  await assert.rejects(startServer({ port: 0, data }), /another server is using the data folder/);
  await kill(child);
  const next = await serve(t, { data });
  assert.deepEqual((await ask(next.port, 'GET', `/api/tables/${made.info.id}`)).json, made.info);
  await assert.rejects(startServer({ port: next.port, data: newFolder(t) }), /EADDRINUSE/);
});

/** A real store that at the word refuses what it should append or load. */
class Failing implements Store {
  failAppends = 0;
  /** So many are stored, and nobody says so. */
  loseAnswers = 0;
  failLoads = 0;
  failSits = 0;
  /** The seats whose entries may fail. */
  seats = [0, 1];
  readonly #store: Store;

  constructor(folder: string) {
    this.#store = openSqlite(folder);
  }

  get peers(): Store['peers'] {
    return this.#store.peers;
  }

  get seekers(): Store['seekers'] {
    return this.#store.seekers;
  }

  get daily(): Store['daily'] {
    return this.#store.daily;
  }

  get people(): Store['people'] {
    return this.#store.people;
  }

  get results(): Store['results'] {
    return this.#store.results;
  }

  get social(): Store['social'] {
    return this.#store.social;
  }

  get notices(): Store['notices'] {
    return this.#store.notices;
  }

  get safety(): Store['safety'] {
    return this.#store.safety;
  }

  pack(...asked: Parameters<Store['pack']>): ReturnType<Store['pack']> {
    return this.#store.pack(...asked);
  }

  append(entry: Entry): Promise<void> {
    const fails = this.seats.includes(entry.seat) && this.failAppends-- > 0;
    if (fails) return Promise.reject(new Error('no room'));
    const stored = this.#store.append(entry);
    return this.loseAnswers-- > 0 ? stored.then(() => Promise.reject(new Error('no answer'))) : stored;
  }

  load(...asked: Parameters<Store['load']>): ReturnType<Store['load']> {
    return this.failLoads-- > 0 ? Promise.reject(new Error('no answer')) : this.#store.load(...asked);
  }

  sit(...seat: Parameters<Store['sit']>): Promise<boolean> {
    return this.failSits-- > 0 ? Promise.reject(new Error('no room')) : this.#store.sit(...seat);
  }

  summary: Store['summary'] = (table) => this.#store.summary(table);
  latest: Store['latest'] = (...asked) => this.#store.latest(...asked);
  tablesOf: Store['tablesOf'] = (...asked) => this.#store.tablesOf(...asked);
  noteActing: Store['noteActing'] = (...noted) => this.#store.noteActing(...noted);
  start: Store['start'] = (...started) => this.#store.start(...started);
  setDue: Store['setDue'] = (...due) => this.#store.setDue(...due);
  forfeit: Store['forfeit'] = (...cut) => this.#store.forfeit(...cut);
  due: Store['due'] = (...asked) => this.#store.due(...asked);
  open: Store['open'] = () => this.#store.open();
  create: Store['create'] = (...made) => this.#store.create(...made);
  fill: Store['fill'] = (...seats) => this.#store.fill(...seats);
  flush: Store['flush'] = () => this.#store.flush();
  close: Store['close'] = () => this.#store.close();
}

async function failingTable(t: TestContext, seats: ('person' | 'bot random')[]): Promise<{ port: number; store: Failing; made: Sat }> {
  const stores: Failing[] = [];
  const openStore = (folder: string) => {
    const store = new Failing(folder);
    stores.push(store);
    return store;
  };
  const { port } = await serve(t, { openStore });
  const made = await makeTable(port, { game: 'ugo', options: { rounds: 1 }, seats, name: 'Ada' });
  return { port, store: stores[0]!, made };
}

async function assertTrue(guests: Guest[], port: number, id: string): Promise<void> {
  const { json } = await ask(port, 'GET', `/api/tables/${id}/record`);
  const match = Match.fromRecord(game, json as GameRecord) as Match;
  for (const guest of guests) assert.deepEqual(guest.sight, sightOf(match, guest.seat));
}

test('a move that could not be stored did not happen, for anybody', async (t) => {
  const { port, store, made } = await failingTable(t, ['person', 'person']);
  const { id } = made.info;
  const { token } = await takeSeat(port, id, 'Bo');
  const guests = [await Guest.join(port, id, made.token), await Guest.join(port, id, token), await Guest.join(port, id)];
  const mover = guests.find(({ sight, seat }) => game.toAct(sight?.table).includes(seat!)) as Guest;
  const before = guests.map(({ sight }) => sight);
  const move = game.writeMove(game.moves({ seat: mover.seat!, table: mover.sight?.table, hand: mover.sight?.hand })[0]);

  store.failAppends = 1;
  mover.move(move);
  for (const guest of guests) await guest.until(() => guest.count('welcome') === 2);
  assert.deepEqual(mover.last('refused')?.no, { kind: 'not stored' });
  assert.deepEqual(
    guests.map(({ sight }) => sight),
    before,
  );
  assert.ok(guests.every((guest) => guest.count('ply') === 0));
  assert.deepEqual((await store.load(id))?.plies, []);

  mover.move(move);
  for (const guest of guests) await guest.until(() => guest.ply === 1);
  assert.deepEqual((await store.load(id))?.plies, [[mover.seat, move]]);
  const chance = new FastChance(2);
  await Promise.all(guests.map((guest) => guest.playOn(game, chance)));
  await assertTrue(guests, port, id);
});

test('a move that is on disk was played, though nobody said that it could be stored', async (t) => {
  const { port, store, made } = await failingTable(t, ['person', 'person']);
  const { id } = made.info;
  const { token } = await takeSeat(port, id, 'Bo');
  const guests = [await Guest.join(port, id, made.token), await Guest.join(port, id, token), await Guest.join(port, id)];
  const mover = guests.find(({ sight, seat }) => game.toAct(sight?.table).includes(seat!)) as Guest;
  store.loseAnswers = 1;
  mover.move(game.writeMove(game.moves({ seat: mover.seat!, table: mover.sight?.table, hand: mover.sight?.hand })[0]));
  for (const guest of guests) await guest.until(() => guest.ply === 1);
  assert.equal(mover.last('refused'), undefined);
  const chance = new FastChance(6);
  await Promise.all(guests.map((guest) => guest.playOn(game, chance)));
  await assertTrue(guests, port, id);
});

test('when not even the table can be loaded again, all are sent away, and come back to what is true', async (t) => {
  const { port, store, made } = await failingTable(t, ['person', 'person']);
  const { id } = made.info;
  const { token } = await takeSeat(port, id, 'Bo');
  const guests = [await Guest.join(port, id, made.token), await Guest.join(port, id, token), await Guest.join(port, id)];
  const mover = guests.find(({ sight, seat }) => game.toAct(sight?.table).includes(seat!)) as Guest;
  store.failAppends = 1;
  store.failLoads = 1;
  mover.move(game.writeMove(game.moves({ seat: mover.seat!, table: mover.sight?.table, hand: mover.sight?.hand })[0]));
  for (const guest of guests) await guest.until(() => guest.closed !== undefined);
  assert.deepEqual(
    guests.map(({ closed, plies }) => [closed, plies.length]),
    Array(3).fill([1011, 0]),
  );
  assert.equal(mover.last('refused'), undefined, 'nobody knows whether it is stored');
  const back = [await Guest.join(port, id, made.token), await Guest.join(port, id, token)];
  const chance = new FastChance(3);
  await Promise.all(back.map((guest) => guest.playOn(game, chance)));
  await assertTrue(back, port, id);
});

test('a seat that could not be stored is not taken', async (t) => {
  const { port, store, made } = await failingTable(t, ['person', 'person']);
  store.failSits = 1;
  const path = `/api/tables/${made.info.id}`;
  const { status, json } = await ask(port, 'POST', `${path}/seats`, { name: 'Bo' });
  assert.deepEqual([status, json], [503, { no: { kind: 'not stored' } }]);
  assert.deepEqual((await ask(port, 'GET', path)).json, made.info);
  assert.equal((await takeSeat(port, made.info.id, 'Bo')).seat, 1);
});

test('a bot whose move could not be stored moves again', async (t) => {
  const { port, store, made } = await failingTable(t, ['person', 'bot random']);
  const guest = await Guest.join(port, made.info.id, made.token);
  store.seats = [1];
  store.failAppends = 3;
  await guest.playOn(game, new FastChance(4));
  assert.ok(store.failAppends <= 0);
  await assertTrue([guest], port, made.info.id);
});
