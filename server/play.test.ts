import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitTo, FastChance, type GameRecord, Match, numberedSeed, writeSeed } from '#engine';
import { patchistory } from '#games/patchistory';
import { ugo as game } from '#games/ugo';
import { retell, sightOf, VERSION } from '#protocol';
import { openSqlite } from './sqlite.ts';
import { ask, Guest, makeTable, newFolder, type Sat, serve, takeSeat } from './tests/guest.ts';
import { addressOf, newPlace } from './tests/postgres.ts';
import { hashOf, newId } from './tokens.ts';

async function recordOf(port: number, id: string): Promise<Match> {
  const { status, json } = await ask(port, 'GET', `/api/tables/${id}/record`);
  assert.equal(status, 200);
  const match = Match.fromRecord(game, json as GameRecord);
  assert.ok(match instanceof Match && match.isOver);
  return match;
}

/** It folded the truth, and heard every entry once, as its seat may see it. */
function assertSawAll(guest: Guest, match: Match): void {
  assert.deepEqual(guest.sight, sightOf(match, guest.seat));
  assert.deepEqual(guest.plies, JSON.parse(JSON.stringify(retell(Match.atSetup(game, match), match.plies, { seat: guest.seat }).plies)));
}

for (const { seats, store } of [
  { seats: 2, store: 'SQLite' },
  { seats: 3, store: 'SQLite' },
  { seats: 4, store: 'SQLite' },
  { seats: 4, store: 'PostgreSQL' },
]) {
  test(`${seats} people play a whole game over sockets and each sees what is true, with ${store}`, async (t) => {
    const { port } = await serve(t, store === 'PostgreSQL' ? { database: await addressOf(newPlace()) } : {});
    const made = await makeTable(port, { game: 'ugo', options: { rounds: 2 }, seats: Array(seats).fill('person'), name: 'Ada' });
    const { id } = made.info;
    const guests = [await Guest.join(port, id, made.token), await Guest.join(port, id)];
    for (let seat = 1; seat < seats; seat++) {
      const { token, info } = await takeSeat(port, id, `guest ${seat}`);
      assert.equal(info.started, seat === seats - 1);
      guests.push(await Guest.join(port, id, token));
    }
    const chance = new FastChance(seats);
    await Promise.all(guests.map((guest) => guest.playOn(game, chance)));
    const match = await recordOf(port, id);
    for (const guest of guests) assertSawAll(guest, match);
    assert.deepEqual(guests.map(({ seat }) => seat).sort(), [...Array(seats).keys(), undefined].sort());
  });
}

test('whoever waits at a table is told of seats, and of the start, as they come', async (t) => {
  const { port } = await serve(t);
  const made = await makeTable(port, { game: 'ugo', options: {}, seats: ['person', 'bot random', 'person', 'person'], name: 'Ada' });
  const { id } = made.info;
  const host = await Guest.join(port, id, made.token);
  const spectator = await Guest.join(port, id);
  assert.equal(host.last('welcome')?.start, undefined);
  const [ada, ...others] = host.info?.seats ?? [];
  assert.equal(ada?.kind === 'person' && ada.name, 'Ada');
  assert.deepEqual(others, [{ kind: 'bot', bot: 'random' }, { kind: 'open' }, { kind: 'open' }]);
  const { seat } = await takeSeat(port, id, 'Bo', 3);
  assert.equal(seat, 3);
  await spectator.until(() => spectator.info?.seats[3]?.kind === 'person');
  assert.equal(spectator.info?.started, false);
  assert.equal((await takeSeat(port, id, 'Cy')).seat, 2);
  for (const guest of [host, spectator]) {
    await guest.until(() => guest.sight !== undefined);
    assert.equal(guest.info?.started, true);
    assert.equal(guest.last('welcome')?.since, 0);
  }
  assert.ok(Array.isArray(host.sight?.hand));
  assert.deepEqual(Object.keys(spectator.sight ?? {}), ['table']);
});

test('a table whose other seats are for bots starts at once, and bots play whenever it is their turn', async (t) => {
  const { port } = await serve(t);
  const made = await makeTable(port, {
    game: 'ugo',
    options: {},
    seats: ['bot random', 'person', 'bot random', 'bot random'],
    name: 'Ada',
  });
  assert.equal(made.info.started, true);
  assert.equal(made.seat, 1);
  const guest = await Guest.join(port, made.info.id, made.token);
  await guest.playOn(game, new FastChance(1));
  assertSawAll(guest, await recordOf(port, made.info.id));
});

test('the host gives the open seats to a bot and play begins', async (t) => {
  const { port } = await serve(t);
  const made = await makeTable(port, { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person', 'person'], name: 'Ada' });
  const { id } = made.info;
  const host = await Guest.join(port, id, made.token);
  const guest = await takeSeat(port, id, 'Bo');
  const fill = (token: string) => ask(port, 'POST', `/api/tables/${id}/fill`, { bot: 'random' }, { authorization: `Bearer ${token}` });
  assert.deepEqual(await fill(guest.token), { status: 403, json: { no: { kind: 'not host' } } });
  assert.deepEqual(await fill(`${made.token}x`), { status: 401, json: { no: { kind: 'not signed in' } } });
  assert.equal((await fill(made.token)).status, 200);
  assert.deepEqual(await fill(made.token), { status: 409, json: { no: { kind: 'no open seat' } } });
  const other = await Guest.join(port, id, guest.token);
  const chance = new FastChance(2);
  await Promise.all([host.playOn(game, chance), other.playOn(game, chance)]);
  assertSawAll(host, await recordOf(port, id));
});

test('a bot that is to move goes on when somebody looks at a table that a server before this one left', async (t) => {
  const data = newFolder(t);
  const seed = numberedSeed(1, 1);
  const store = openSqlite(data);
  const id = newId();
  const options = { rounds: 1, pool: 'full' };
  await store.create({
    id,
    game: 'ugo',
    rules: game.meta.rules,
    options,
    seed: writeSeed(seed),
    commit: commitTo(seed),
    host: 0,
    created: 0,
    listed: false,
    rated: false,
    timeControl: { kind: 'unlimited' },
    seats: [
      { kind: 'person', name: 'Ada', person: 'ada' },
      { kind: 'bot', bot: 'random' },
    ],
  });
  const session = { hash: hashOf('token'), kind: 'browser', label: '', created: 0, seen: 0, ends: Number.MAX_SAFE_INTEGER } as const;
  await store.people.add({ id: 'ada', name: 'Ada', created: 0 }, session);
  const match = new Match(game, options, 2, seed);
  while (match.ply === 0 || match.toAct()[0] !== 1) {
    const seat = match.toAct()[0]!;
    const move = match.legal(seat)[0]!;
    match.submit(seat, move);
    await store.append({ table: id, ply: match.ply, seat, text: move, at: match.ply });
  }
  await store.close();
  const { port } = await serve(t, { data });
  const spectator = await Guest.join(port, id);
  await spectator.until(() => spectator.ply > match.ply);
  const guest = await Guest.join(port, id, 'token');
  await guest.playOn(game, new FastChance(3));
  assertSawAll(guest, await recordOf(port, id));
});

test('who comes back is told exactly what was missed', async (t) => {
  const { port } = await serve(t);
  const made = await makeTable(port, { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'], name: 'Ada' });
  const { id } = made.info;
  const { token } = await takeSeat(port, id, 'Bo');
  const seats: [string, Guest][] = [];
  for (const one of [made.token, token]) seats.push([one, await Guest.join(port, id, one)]);
  const spectator = await Guest.join(port, id);
  const chance = new FastChance(4);
  while (spectator.ply < 12) {
    const ply = spectator.ply;
    for (const [, guest] of seats) {
      const { seat, sight } = guest;
      if (seat === undefined || !sight || !game.toAct(sight.table).includes(seat)) continue;
      guest.move(game.writeMove(chance.pick(game.moves({ seat, table: sight.table, hand: sight.hand }))));
    }
    for (const guest of [spectator, ...seats.map(([, seated]) => seated)]) await guest.until(() => guest.ply > ply);
  }
  for (const [one, guest] of [...seats, [undefined, spectator] as const]) {
    for (const since of [1, 5, 11]) {
      const back = await Guest.join(port, id, one, since);
      const welcome = back.last('welcome');
      assert.equal(welcome?.start, undefined);
      assert.equal(welcome?.since, since);
      assert.deepEqual(welcome?.plies, guest.plies.slice(since));
    }
    const upToDate = (await Guest.join(port, id, one, 12)).last('welcome');
    assert.deepEqual([upToDate?.since, upToDate?.start, upToDate?.plies], [12, undefined, []]);
    for (const since of [0, 13, 999]) {
      const anew = await Guest.join(port, id, one, since);
      assert.equal(anew.last('welcome')?.since, 0);
      assert.deepEqual(anew.sight, guest.sight);
      assert.deepEqual(anew.plies, guest.plies);
    }
  }
});

test('whatever is told of a game says how far it is, so that a gap is seen at once', async (t) => {
  const { port } = await serve(t);
  const timeControl = { kind: 'realtime', bank: 60, move: 60 } as const;
  const made = await makeTable(port, { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'], timeControl, name: 'Ada' });
  const guest = await Guest.join(port, made.info.id, made.token);
  const bo = await Guest.join(port, made.info.id, (await takeSeat(port, made.info.id, 'Bo')).token);
  await Promise.all([guest, bo].map((one, n) => one.playOn(game, new FastChance(1, n))));
  let ply = 0;
  let told = 0;
  for (const message of guest.heard) {
    if (message.kind === 'ply') ply = message.ply;
    if (message.kind !== 'table' && message.kind !== 'clock') continue;
    assert.equal(message.ply, ply);
    told++;
  }
  assert.ok(told > 10 && ply > 10);
});

test('one socket looks at one table at a time: joining again brings another table, or another seat, and nothing of the one before', async (t) => {
  const { port } = await serve(t);
  const tables: Sat[] = [];
  for (const name of ['Ada', 'Bo', 'Cy']) {
    tables.push(await makeTable(port, { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'bot random'], name }));
  }
  const [before, , after] = tables as [Sat, Sat, Sat];
  const guest = await Guest.at(port);
  // Asked for at once: the last one stays.
  for (const { info } of tables) guest.say({ v: VERSION, kind: 'join', table: info.id, since: 0 });
  await guest.until(() => guest.count('welcome') === tables.length);
  assert.equal(guest.info?.id, after.info.id);
  assert.equal(guest.seat, undefined);
  await guest.join(after.info.id, after.token);
  assert.equal(guest.seat, 0);
  const move = { v: VERSION, kind: 'move', table: before.info.id, ply: 0, move: 'r6' };
  assert.deepEqual(await guest.refusedFor(move), { kind: 'not joined' });

  const chance = new FastChance(5);
  const players: Guest[] = [];
  for (const { info, token } of tables) players.push(await Guest.join(port, info.id, token));
  await Promise.all(players.map((player) => player.playOn(game, chance)));
  await guest.until(() => guest.info?.over === true);
  assertSawAll(guest, await recordOf(port, after.info.id));
});

test('an undo is an entry that all are told, and none comes after the end', async (t) => {
  const { port } = await serve(t);
  const made = await makeTable(port, { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'], name: 'Ada' });
  const { token } = await takeSeat(port, made.info.id, 'Bo');
  const guests = [await Guest.join(port, made.info.id, made.token), await Guest.join(port, made.info.id, token)];
  const mover = guests.find(({ sight, seat }) => game.toAct(sight?.table).includes(seat!)) as Guest;
  const before = mover.sight;
  mover.move(game.writeMove(game.moves({ seat: mover.seat!, table: before?.table, hand: before?.hand })[0]));
  await mover.until(() => mover.ply === 1);
  mover.move('undo');
  for (const guest of guests) await guest.until(() => guest.ply === 2);
  assert.deepEqual(mover.sight, before);
  const chance = new FastChance(6);
  await Promise.all(guests.map((guest) => guest.playOn(game, chance)));
  for (const { socket, ply, info } of guests) {
    socket.send(JSON.stringify({ v: VERSION, kind: 'move', table: info?.id, ply, move: 'undo' }));
  }
  for (const guest of guests) {
    await guest.until(() => guest.count('refused') > 0);
    assert.deepEqual(guest.last('refused')?.no, { kind: 'rule', refusal: { rule: 'E3' }, ply: guest.ply });
  }
  for (const guest of guests) assertSawAll(guest, await recordOf(port, made.info.id));
});

test('where all act at once nobody waits for another, and a move that is sent twice is played once', async (t) => {
  const { port } = await serve(t);
  const made = await makeTable(port, { game: 'patchistory', options: {}, seats: ['person', 'person'], name: 'Ada' });
  const { id } = made.info;
  const bo = await takeSeat(port, id, 'Bo');
  const ada = await Guest.join(port, id, made.token);
  const other = await Guest.join(port, id, bo.token);
  assert.deepEqual(patchistory.toAct(ada.sight?.table), [0, 1]);
  // Both bid at the sight of the set-up; the first message comes twice.
  ada.move('bid 1 1', 0);
  ada.move('bid 1 1', 0);
  other.move('bid 2 1', 0);
  for (const guest of [ada, other]) await guest.until(() => guest.ply >= 2);
  await ada.until(() => ada.count('refused') === 1);
  assert.equal(ada.last('refused')?.answers, 0);
  assert.equal(ada.last('refused')?.no.kind, 'stale');
  assert.equal(other.count('refused'), 0);
  const bids = other.plies.flatMap(({ events }) => events.filter(({ kind }) => kind === 'bidShown'));
  assert.equal(bids.length, 2);
});
