/** Several servers on one PostgreSQL, side by side: whoever is at which of them makes no difference. */

import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { commitTo, FastChance, type GameRecord, Match, verifyRecord } from '#engine';
import { ugo as game } from '#games/ugo';
import { type DailyDeals, type LobbyTable, type SeatTaken, sightOf, type TableInfo, VERSION } from '#protocol';
import type { Running, ServerOptions } from './index.ts';
import { openWebhook, until } from './notices/tests/receivers.ts';
import { openPostgres } from './postgres.ts';
import { Browser, kindOf } from './tests/browser.ts';
import { ask, Guest, makeTable, newFolder, type Sat, satOf, serve, takeSeat } from './tests/guest.ts';
import { addressOf, newPlace, onPostgres } from './tests/postgres.ts';
import { as, at, infoOf, isMine, legal, noOf, playTo, seated } from './tests/seated.ts';

/** Servers that share a database, each with a data folder of its own. */
async function servers(t: TestContext, count: number, options: Partial<ServerOptions> = {}): Promise<Running[]> {
  const database = await addressOf(newPlace());
  return Promise.all(Array.from({ length: count }, () => serve(t, { database, ...options })));
}

const recordAt = async (port: number, id: string) => (await ask(port, 'GET', `/api/tables/${id}/record`)).json as GameRecord;

/** Each of them has seen what happened, from the first entry to the last. */
async function assertTrue(guests: readonly Guest[], port: number, id: string): Promise<void> {
  const match = Match.fromRecord(game, await recordAt(port, id)) as Match;
  assert.ok(match.isOver);
  for (const guest of guests) {
    assert.deepEqual(
      guest.plies.map(({ ply }) => ply),
      match.plies.map((_, n) => n + 1),
    );
    assert.deepEqual(guest.sight, sightOf(match, guest.seat));
  }
}

test('a whole game is played at three servers, with a bot, and everyone sees every move once', async (t) => {
  const [{ port: one }, { port: two }, { port: three }] = (await servers(t, 3)) as [Running, Running, Running];
  const made = await makeTable(one, {
    game: 'ugo',
    options: { rounds: 1 },
    seats: ['person', 'bot random', 'person', 'person'],
    name: 'Ann',
  });
  const { id } = made.info;
  const early = await Guest.join(one, id, made.token);
  const [bo, cy] = [await takeSeat(two, id, 'Bo'), await takeSeat(three, id, 'Cy')];
  await early.until(() => early.info?.started === true);
  const guests = [early, await Guest.join(two, id, bo.token), await Guest.join(three, id, cy.token), await Guest.join(two, id)];
  const chance = new FastChance(1);
  await Promise.all(guests.map((guest) => guest.playOn(game, chance)));
  await assertTrue(guests, two, id);
  assert.ok(guests.every((guest) => guest.count('refused') === 0));
});

test('a move given to two servers at once is played once, and of two different ones the first', async (t) => {
  const [{ port: one }, { port: two }] = (await servers(t, 2)) as [Running, Running];
  const [ann, bo] = (await seated(one, ['person', 'person'], ['Ann', 'Bo'], { options: { rounds: 1 } })) as [Sat, Sat];
  const { id } = ann.info;
  const pairs = await Promise.all([ann, bo].map(({ token }) => Promise.all([one, two].map((port) => Guest.join(port, id, token)))));
  const all = pairs.flat();
  const [first] = all as [Guest];
  while (!first.info?.over) {
    const { ply } = first;
    const mover = pairs.find(([guest]) => isMine(guest as Guest)) as Guest[];
    const moves = legal(mover[0]!);
    for (const [n, guest] of mover.entries()) guest.move(moves[ply % 2 === 0 ? 0 : n % moves.length]!, ply);
    for (const guest of all) await guest.until(() => guest.ply > ply || guest.info?.over === true);
    for (const guest of all) await guest.until(() => guest.ply === first.ply);
    assert.equal(first.ply, ply + 1);
  }
  for (const guest of all) await guest.until(() => guest.info?.over === true);
  await assertTrue(all, two, id);
  const nos = new Set(all.flatMap(({ heard }) => heard.flatMap((message) => (message.kind === 'refused' ? [message.no.kind] : []))));
  assert.deepEqual([...nos], ['stale']);
});

test('chat, proposals, seats left and taken back, spectators and the end of a game reach everyone, wherever they are', async (t) => {
  const [{ port: one }, { port: two }] = (await servers(t, 2)) as [Running, Running];
  const [ann, bo] = (await seated(one, ['person', 'person'], ['Ann', 'Bo'])) as [Sat, Sat];
  const { id } = ann.info;
  const [here, there] = [await Guest.join(one, id, ann.token), await Guest.join(two, id, bo.token)];
  const spectators = [await Guest.join(one, id), await Guest.join(two, id), await Guest.join(two, id)];
  const all = [here, there, ...spectators];
  for (const guest of all) await guest.until(() => guest.last('spectators')?.count === 3 && String(guest.last('presence')?.here) === '0,1');
  there.say({ v: VERSION, kind: 'away', away: true });
  await here.until(() => String(here.last('presence')?.here) === '0');
  await spectators[2]?.leave();
  await here.until(() => here.last('spectators')?.count === 2);

  for (let n = 1; n <= 4; n++) await at(n % 2 ? one : two, id, 'chat', n % 2 ? ann.token : bo.token, { text: `line ${n}` });
  const linesOf = ({ heard }: Guest) => {
    const lines = new Map<number, string>();
    for (const message of heard) {
      if (message.kind === 'chat') for (const line of message.lines) lines.set(line.n, line.text);
      if (message.kind === 'chat line') lines.set(message.line.n, message.line.text);
    }
    return [...lines.values()].sort();
  };
  for (const guest of [here, there]) await guest.until(() => linesOf(guest).length === 4);
  assert.deepEqual(linesOf(here), linesOf(there));
  assert.deepEqual(linesOf(spectators[1]!), []);

  await playTo([here, there], 5);
  assert.equal(noOf(await at(one, id, 'propose', ann.token, { what: { kind: 'undo', from: 3 } })), undefined);
  await there.until(() => there.info?.proposal !== undefined);
  const made = there.info?.proposal?.made;
  assert.equal(noOf(await at(two, id, 'propose', bo.token, { what: { kind: 'call off' } })), 'another proposal');
  assert.equal(noOf(await at(two, id, 'answer', bo.token, { made, agree: true })), undefined);
  for (const guest of [here, there]) await guest.until(() => guest.ply === 6 && guest.info?.proposal === undefined);
  assert.deepEqual(here.sight?.table, there.sight?.table);
  await playTo([here, there], 8);

  assert.equal(infoOf(await at(two, id, 'leave', bo.token)).over, false);
  await here.until(() => here.info?.seats.some((seat) => seat.kind === 'person' && seat.bot !== undefined) === true);
  assert.equal(noOf(await at(one, id, 'return', bo.token)), undefined);
  await there.until(() => there.info?.seats.every((seat) => seat.kind === 'person' && seat.bot === undefined) === true);
  await at(one, id, 'propose', ann.token, { what: { kind: 'resign' } });
  for (const guest of [here, there]) await guest.until(() => guest.info?.over === true);
  assert.equal(there.info?.forfeit?.seat, 0);
  const rematches = await Promise.all([at(one, id, 'rematch', ann.token), at(two, id, 'rematch', bo.token)]);
  assert.equal(new Set(rematches.map(({ json }) => (json as SeatTaken).info.id)).size, 1, 'there is one rematch');
});

test('the lobby and people are the same at every server: who sits down, is called otherwise, or signs out', async (t) => {
  const [first, second] = (await servers(t, 2)) as [Running, Running];
  const [one, two] = [first.port, second.port];
  const watcher = await Guest.at(two);
  watcher.say({ v: VERSION, kind: 'lobby' });
  await watcher.until(() => watcher.count('lobby') > 0);
  const made = await makeTable(one, { game: 'ugo', options: {}, seats: ['person', 'person', 'person'], listed: true, name: 'Ann' });
  const { id } = made.info;
  await watcher.until(() => watcher.last('open')?.table.id === id);
  const guest = await Guest.join(two, id, made.token);
  const [bo, cy] = await Promise.all([takeSeat(one, id, 'Bo'), takeSeat(two, id, 'Cy')]);
  assert.deepEqual([bo.seat, cy.seat].sort(), [1, 2], 'two who sit down at once get two seats');
  await watcher.until(() => watcher.last('filled')?.id === id);
  const spectator = await Guest.join(one, id);
  for (const eyes of [guest, spectator]) await eyes.until(() => eyes.info?.started === true);
  const live = (await ask(one, 'GET', '/api/live')).json as { tables: readonly LobbyTable[] };
  assert.deepEqual(
    live.tables.map((table) => table.id),
    [id],
  );

  await ask(two, 'POST', '/api/me', { name: 'Anna' }, as(made.token));
  await spectator.until(() => spectator.info?.seats.some((seat) => seat.kind === 'person' && seat.name === 'Anna') === true);
  await guest.until(() => guest.closed !== undefined);
  const back = await Guest.join(two, id, made.token);
  await ask(one, 'POST', '/api/sign-out', { everywhere: true }, as(made.token));
  await back.until(() => back.closed !== undefined);
});

test('who takes two seats at two servers at once has one of them', async (t) => {
  const ports = (await servers(t, 2)).map(({ port }) => port);
  const { token: bo = '' } = await ask(ports[0] as number, 'POST', '/api/me', { name: 'Bo' });
  for (let n = 0; n < 20; n++) {
    const { info } = await makeTable(ports[n % 2] as number, {
      game: 'ugo',
      options: {},
      seats: ['person', 'person', 'person'],
      name: 'Ann',
    });
    const answers = await Promise.all(ports.map((port, at) => ask(port, 'POST', `/api/tables/${info.id}/seats`, { seat: 1 + at }, as(bo))));
    const taken = answers.map(({ json }) => json as SeatTaken);
    assert.equal(new Set(taken.map(({ seat }) => seat)).size, 1);
    for (const { info } of taken) assert.equal(info.seats.filter(({ kind }) => kind === 'open').length, 1);
  }
});

test('whoever looks for opponents finds them at another server', async (t) => {
  const [{ port: one }, { port: two }] = (await servers(t, 2)) as [Running, Running];
  const seek = async (port: number, name: string) => {
    const { token = '' } = await ask(port, 'POST', '/api/me', { name });
    const guest = await Guest.at(port, { cookie: `royaumes=${token}` });
    guest.say({ v: VERSION, kind: 'seek', games: ['ugo'], timeControl: { kind: 'unlimited' }, players: 2 });
    return guest;
  };
  const seekers = await Promise.all([seek(one, 'Ann'), seek(two, 'Bo'), seek(one, 'Cy'), seek(two, 'Di')]);
  for (const guest of seekers) await guest.until(() => guest.count('found') > 0);
  const tables = seekers.map((guest) => guest.last('found')?.table);
  assert.equal(new Set(tables).size, 2);
  for (const id of new Set(tables)) {
    const info = (await ask(two, 'GET', `/api/tables/${id}`)).json as TableInfo;
    assert.ok(info.started && info.seats.every(({ kind }) => kind === 'person'));
  }
});

test('a server that did not hear of a move catches up as soon as it hears again', async (t) => {
  const database = await addressOf(newPlace());
  const [one, two] = [(await serve(t, { database })).port, (await serve(t, { database })).port];
  const [ann, bo] = (await seated(one, ['person', 'person'], ['Ann', 'Bo'], { options: { rounds: 1 } })) as [Sat, Sat];
  const { id } = ann.info;
  const guests = [await Guest.join(one, id, ann.token), await Guest.join(two, id, bo.token)];
  await playTo(guests, 4);
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity, (SELECT current_schema() AS name) AS here
    WHERE pid <> pg_backend_pid() AND query LIKE '%uptime%' AND datname = current_database()`;
  for (let n = 0; n < 3; n++) {
    await onPostgres(database, cut);
    await playTo(guests, 6 + 2 * n);
  }
  const chance = new FastChance(2);
  await Promise.all(guests.map((guest) => guest.playOn(game, chance)));
  await assertTrue(guests, one, id);
});

test('what was read before somebody sat down does not take the seat from them', async (t) => {
  const database = await addressOf(newPlace());
  const store = await openPostgres(database);
  /** What the first server read before is told to it only after this. */
  let gate: Promise<unknown> | undefined;
  let reads = 0;
  const load = store.load.bind(store);
  store.load = async (...asked) => {
    const stored = await load(...asked);
    if (gate) reads++;
    await gate;
    return stored;
  };
  const [one, two] = [(await serve(t, { openStore: () => store })).port, (await serve(t, { database })).port];
  const bo = await makeTable(two, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Bo' });
  const { id } = bo.info;
  const spectator = await Guest.join(one, id);
  let open = () => {};
  gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  await ask(two, 'POST', '/api/me', { name: 'Bob' }, as(bo.token));
  while (reads === 0) await new Promise(setImmediate);
  await takeSeat(one, id, 'Ada');
  await spectator.until(() => spectator.sight !== undefined);
  gate = undefined;
  open();
  await spectator.until(() => spectator.info?.seats.some((seat) => seat.kind === 'person' && seat.name === 'Bob') === true);
  const opened = spectator.heard.filter((told) => 'info' in told && told.info.seats[1]?.kind === 'open');
  assert.deepEqual(
    opened.map(({ kind }) => kind),
    ['welcome'],
    'nobody got up again',
  );
});

test('of two readings of an open table the older one is not told after the newer', async (t) => {
  const database = await addressOf(newPlace());
  const store = await openPostgres(database);
  const summary = store.summary.bind(store);
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  let reads = 0;
  store.summary = async (id) => {
    const found = await summary(id);
    if (reads++ === 0) await told;
    return found;
  };
  const [one, two] = [(await serve(t, { openStore: () => store })).port, (await serve(t, { database })).port];
  const three = { game: 'ugo', options: {}, seats: ['person', 'person', 'person'], listed: true, name: 'Ann' } as const;
  const watcher = await Guest.at(one);
  watcher.say({ v: VERSION, kind: 'lobby' });
  const opens = (id: string) => watcher.until(() => watcher.heard.some((told) => told.kind === 'open' && told.table.id === id));
  const { info } = await makeTable(two, three);
  while (reads === 0) await new Promise(setImmediate);
  for (const name of ['Bo', 'Cy']) await takeSeat(two, info.id, name);
  await opens((await makeTable(two, three)).info.id);
  tell();
  await opens((await makeTable(two, three)).info.id);
  assert.ok(!watcher.heard.some((told) => told.kind === 'open' && told.table.id === info.id), 'it was full by then');
});

test('numbers that devices open at two servers are all in the luck', async (t) => {
  const [{ port: one }, { port: two }] = (await servers(t, 2, { opening: 600_000 })) as [Running, Running];
  const devices = [randomBytes(32), randomBytes(32)] as const;
  const [own, other] = devices.map((number) => commitTo(number)) as [string, string];
  const made = await makeTable(one, { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'], name: 'Ann', seal: own });
  const { id } = made.info;
  const here = await Guest.join(one, id, made.token);
  const bo = satOf(await ask(two, 'POST', `/api/tables/${id}/seats`, { name: 'Bo', seal: other }));
  const guests = [here, await Guest.join(two, id, bo.token)];
  await here.until(() => here.info?.numbers?.length === 2);
  for (const [n, guest] of guests.entries()) guest.say({ v: VERSION, kind: 'number', table: id, number: devices[n]?.toString('hex') });
  for (const guest of guests) await guest.until(() => guest.sight !== undefined);
  const chance = new FastChance(3);
  await Promise.all(guests.map((guest) => guest.playOn(game, chance)));
  await assertTrue(guests, two, id);
  const record = await recordAt(one, id);
  assert.deepEqual(verifyRecord(game, record, made.info.commit), { kind: 'holds' });
  assert.deepEqual(
    record.numbers?.map(({ number }) => number),
    devices.map((number) => number.toString('hex')),
  );
});

test('everybody is told once, by whichever server', async (t) => {
  const webhook = await openWebhook(t);
  const [{ port: one }, { port: two }] = (await servers(t, 2, { notices: { grace: 0, inside: true, anyPort: true } })) as [
    Running,
    Running,
  ];
  const tables: string[] = [];
  const { token: ada = '' } = await ask(one, 'POST', '/api/me', { name: 'Ada' });
  await ask(two, 'POST', '/api/me/notices/webhook', { url: webhook.url, shape: 'slack' }, as(ada));
  const newTurn = async (n: number) => {
    const bo = await makeTable(n % 2 ? one : two, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Bo' });
    const { id } = bo.info;
    await ask(one, 'POST', `/api/tables/${id}/seats`, {}, as(ada));
    const guest = await Guest.join(n % 2 ? two : one, id, bo.token);
    await guest.until(() => guest.sight !== undefined);
    while (isMine(guest)) await playTo([guest], guest.ply + 1);
    tables.push(id);
    await guest.leave();
  };
  const told = () => JSON.stringify(webhook.posts);
  for (let n = 0; n < 5; n++) await newTurn(n);
  await until(() => tables.every((id) => told().includes(id)));
  // What would have been told twice comes no later than this.
  await newTurn(5);
  await until(() => tables.every((id) => told().includes(id)));
  for (const id of tables) assert.equal(told().split(id).length - 1, 1, 'once for each table');
});

test('time is the same at every server, and whoever has none left loses once', async (t) => {
  const [{ port: one }, { port: two }] = (await servers(t, 2)) as [Running, Running];
  const timeControl = { kind: 'realtime', bank: 0, move: 5, out: 'end' } as const;
  const [ann, bo] = (await seated(one, ['person', 'person'], ['Ann', 'Bo'], { timeControl })) as [Sat, Sat];
  const { id } = ann.info;
  const guests = [await Guest.join(one, id, ann.token), await Guest.join(two, id, bo.token)] as const;
  await playTo([...guests], 4);
  const late = guests.find(isMine)?.seat;
  for (const guest of guests) await guest.until(() => guest.last('clock')?.ply === 4);
  assert.deepEqual(guests[0].last('clock')?.clocks.due, guests[1].last('clock')?.clocks.due);
  for (const guest of guests) await guest.until(() => guest.info?.over === true);
  assert.deepEqual(
    guests.map(({ info }) => info?.forfeit),
    Array(2).fill({ seat: late, why: 'time' }),
  );
  await assert.doesNotReject(recordAt(two, id));
});

test('servers that share a data folder have one door for whoever runs them, and the next one opens it when the first has gone', async (t) => {
  const database = await addressOf(newPlace());
  const data = newFolder(t);
  const first = await serve(t, { database, data });
  await serve(t, { database, data });
  const online = () =>
    new Promise<number | undefined>((resolve) => {
      const asking = request({ socketPath: join(data, 'admin.sock'), path: '/api/host/online' }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      asking.on('error', () => resolve(undefined));
      asking.end();
    });
  assert.equal(await online(), 200);
  await first.close();
  while ((await online()) !== 200) await once(AbortSignal.timeout(100), 'abort');
});

test('the deal of a day is the same at every server, a try begun at one goes on at the other, and so are its results', async (t) => {
  const [{ port: one }, { port: two }] = (await servers(t, 2, { today: () => '2026-11-16' })) as [Running, Running];
  const begin = (port: number, name: string) => ask(port, 'POST', '/api/daily/ugo', { name });
  const [ann, bo] = (await Promise.all([begin(one, 'Ann'), begin(two, 'Bo')])).map(satOf) as [Sat, Sat];
  assert.equal(ann.info.commit, bo.info.commit);
  const same = await Promise.all([one, two].map((port) => ask(port, 'POST', '/api/daily/ugo', {}, as(ann.token))));
  for (const { json } of same) assert.equal((json as SeatTaken).info.id, ann.info.id);
  const guest = await Guest.join(two, ann.info.id, ann.token);
  await guest.playOn(game, new FastChance(1));
  for (const port of [one, two]) {
    const { deals } = (await ask(port, 'GET', '/api/daily', undefined, as(ann.token))).json as DailyDeals;
    assert.deepEqual(
      deals[0]?.tries?.map(({ table }) => table),
      [ann.info.id],
    );
  }
});

test('who guesses at a password at three servers in turn has no more guesses than at one', async (t) => {
  const ports = (await servers(t, 3)).map(({ port }) => port);
  const kinds: (string | undefined)[] = [];
  for (let n = 0; n < 21; n++) kinds.push(kindOf(await new Browser(ports[n % 3]!).signIn('Ada', `guess number ${n}`)));
  assert.deepEqual(new Set(kinds.slice(0, 10)), new Set(['wrong password']));
  assert.equal(kinds.at(-1), 'too fast');
  const passed = kinds.filter((kind) => kind === 'wrong password').length;
  assert.ok(passed < 20, `${passed} guesses at once`);
});
