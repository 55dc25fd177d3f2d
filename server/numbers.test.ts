/** What people's devices add to the luck of a table: sealed as they sit down, opened at the start, told when the game is over. */

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { commitTo, type DeviceNumber, FastChance, type GameRecord, Match, readSeed, verifyRecord } from '#engine';
import { ugo as game } from '#games/ugo';
import { type MakeTable, type MyTable, sightOf, type TableInfo, VERSION } from '#protocol';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { type Answer, ask, Guest, newFolder, type Sat, satOf, serve } from './tests/guest.ts';
import { hashOf } from './tokens.ts';

/** Longer than any test takes. */
const LONG = 600_000;

interface Device {
  readonly number: string;
  readonly seal: string;
}

function newDevice(): Device {
  const number = randomBytes(32);
  return { number: number.toString('hex'), seal: commitTo(number) };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const noOf = ({ json }: Answer) => (json as { no?: { kind: string } }).no?.kind;
const make = async (port: number, more: Partial<MakeTable> = {}): Promise<Sat> =>
  satOf(await ask(port, 'POST', '/api/tables', { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'], name: 'Ada', ...more }));
const sit = async (port: number, table: string, name: string, more: { seal?: string; seat?: number } = {}): Promise<Sat> =>
  satOf(await ask(port, 'POST', `/api/tables/${table}/seats`, { name, ...more }));
const infoOf = async (port: number, table: string) => (await ask(port, 'GET', `/api/tables/${table}`)).json as TableInfo;

function opening(guest: Guest, number: string): object {
  return { v: VERSION, kind: 'number', table: guest.info?.id ?? '', number };
}

const open = (guest: Guest, { number }: Device) => guest.say(opening(guest, number));

/** Plays the game to its end, and finds that all saw what its record tells, and that the record holds. */
async function playOut(port: number, guests: readonly Guest[]): Promise<GameRecord> {
  const chance = new FastChance(1);
  await Promise.all(guests.map((guest) => guest.playOn(game, chance)));
  const { json } = await ask(port, 'GET', `/api/tables/${guests[0]?.info?.id}/record`);
  const record = json as GameRecord;
  assert.deepEqual(verifyRecord(game, record, guests[0]?.info?.commit), { kind: 'holds' });
  const match = Match.fromRecord(game, record);
  assert.ok(match instanceof Match);
  for (const guest of guests) assert.deepEqual(guest.sight, sightOf(match, guest.seat));
  return record;
}

const begun = (guest: Guest) => guest.until(() => guest.sight !== undefined);

test('the numbers of all are in the luck, play begins when they are opened, and nobody is told them before the end', async (t) => {
  const lines: string[] = [];
  const { port } = await serve(t, { opening: LONG, log: { write: (line) => lines.push(line) } });
  const [a, b] = [newDevice(), newDevice()];
  const ada = await make(port, { seal: a.seal });
  const { id } = ada.info;
  assert.equal(ada.info.numbers, undefined, 'nothing is told while a seat is open');
  const bo = await sit(port, id, 'Bo', { seal: b.seal });
  const sealed = [
    { seat: 0, seal: a.seal },
    { seat: 1, seal: b.seal },
  ];
  assert.deepEqual([bo.info.started, bo.info.numbers, bo.info.commit], [false, sealed, ada.info.commit]);
  const guests = [await Guest.join(port, id, ada.token), await Guest.join(port, id, bo.token), await Guest.join(port, id)] as const;
  for (const guest of guests) assert.equal(guest.sight, undefined);
  assert.deepEqual(await guests[0].refusedFor({ v: VERSION, kind: 'move', table: id, ply: 0, move: 'r1' }), { kind: 'not started' });

  open(guests[0], a);
  for (const guest of guests) await guest.until(() => guest.info?.numbers?.[0]?.opened === true);
  assert.deepEqual((await infoOf(port, id)).started, false);
  open(guests[1], b);
  for (const guest of guests) await begun(guest);
  const { started, numbers } = await infoOf(port, id);
  assert.deepEqual([started, numbers], [true, sealed.map((one) => ({ ...one, opened: true }))]);
  const mine = (await ask(port, 'GET', '/api/me/tables', undefined, bearer(ada.token))).json as { tables: MyTable[] };
  assert.deepEqual([mine.tables[0]?.info.started, mine.tables[0]?.info.numbers], [true, undefined], 'a list needs none of it');

  const record = await playOut(port, guests);
  assert.equal(record.format, 'royaumes/2');
  assert.deepEqual(record.numbers, [
    { seat: 0, ...a },
    { seat: 1, ...b },
  ]);
  for (const { number } of [a, b]) {
    for (const guest of guests) assert.ok(!JSON.stringify(guest.heard).includes(number));
    assert.ok(!lines.join().includes(number));
  }
});

test('a table at which nobody seals a number begins at once, and its record is as ever', async (t) => {
  const { port } = await serve(t, { opening: LONG });
  const ada = await make(port);
  const bo = await sit(port, ada.info.id, 'Bo');
  assert.deepEqual([bo.info.started, bo.info.numbers], [true, undefined]);
  const record = await playOut(port, [await Guest.join(port, ada.info.id, ada.token), await Guest.join(port, ada.info.id, bo.token)]);
  assert.deepEqual([record.format, record.numbers], ['royaumes/1', undefined]);
});

test('who seals none takes no part in it, and neither do bots', async (t) => {
  const { port } = await serve(t, { opening: LONG });
  const a = newDevice();
  const alone = await make(port, { seats: ['bot random', 'person'], seal: a.seal });
  assert.equal(alone.info.started, false);
  const guest = await Guest.join(port, alone.info.id, alone.token);
  open(guest, a);
  await begun(guest);
  assert.deepEqual((await playOut(port, [guest])).numbers, [{ seat: 1, ...a }]);

  const b = newDevice();
  const ada = await make(port);
  const bo = await sit(port, ada.info.id, 'Bo', { seal: b.seal });
  const guests = [await Guest.join(port, ada.info.id, ada.token), await Guest.join(port, ada.info.id, bo.token)] as const;
  assert.deepEqual(await guests[0].refusedFor(opening(guests[0], newDevice().number)), { kind: 'wrong number' });
  open(guests[1], b);
  for (const one of guests) await begun(one);
  assert.deepEqual((await playOut(port, guests)).numbers, [{ seat: 1, ...b }]);
});

test('what fits no seal is refused, and so is what comes from nobody, too early or too late', async (t) => {
  const { port } = await serve(t, { opening: LONG });
  const [a, b] = [newDevice(), newDevice()];
  const ada = await make(port, { seal: a.seal });
  const { id } = ada.info;
  const host = await Guest.join(port, id, ada.token);
  assert.deepEqual(await host.refusedFor(opening(host, a.number)), { kind: 'not started' });
  const bo = await sit(port, id, 'Bo', { seal: b.seal });
  const [other, spectator, stranger] = [await Guest.join(port, id, bo.token), await Guest.join(port, id), await Guest.at(port)];
  assert.deepEqual(await spectator.refusedFor(opening(spectator, a.number)), { kind: 'no seat' });
  assert.deepEqual(await stranger.refusedFor({ ...opening(spectator, a.number) }), { kind: 'not joined' });
  for (const number of [b.number, newDevice().number, a.seal]) {
    assert.deepEqual(await host.refusedFor(opening(host, number)), { kind: 'wrong number' });
  }
  for (const number of ['', a.number.toUpperCase(), a.number.slice(1), `${a.number}0`, 7, undefined]) {
    assert.deepEqual(await host.refusedFor({ ...opening(host, ''), number }), { kind: 'garbage' });
  }
  assert.equal((await infoOf(port, id)).started, false);
  // Whoever was wrong may still open the right one, and once more for a connection that broke.
  open(host, a);
  open(host, a);
  await host.until(() => host.info?.numbers?.[0]?.opened === true);
  assert.deepEqual(await host.refusedFor(opening(host, b.number)), { kind: 'wrong number' });
  assert.equal(host.count('table'), 2, 'of Bo, and of the number: what is sent once more is told to nobody');
  open(other, b);
  for (const guest of [host, other]) await begun(guest);
  const refused = host.count('refused');
  open(host, a);
  assert.deepEqual(await host.refusedFor(opening(host, b.number)), { kind: 'wrong number' });
  assert.equal(host.count('refused'), refused + 1, 'sent once more it is the same');
  assert.equal((await playOut(port, [host, other])).numbers?.length, 2);
});

test('what is no seal is refused at the door', async (t) => {
  const { port } = await serve(t);
  const ada = await make(port);
  for (const seal of ['', 'x'.repeat(64), newDevice().seal.toUpperCase(), `${newDevice().seal}0`, 7]) {
    const wish = { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Eve', seal };
    assert.equal(noOf(await ask(port, 'POST', '/api/tables', wish)), 'garbage');
    assert.equal(noOf(await ask(port, 'POST', `/api/tables/${ada.info.id}/seats`, { name: 'Eve', seal })), 'garbage');
    assert.equal(noOf(await ask(port, 'POST', `/api/tables/${ada.info.id}/rematch`, { seal }, bearer(ada.token))), 'garbage');
  }
});

/** A real store that refuses to start a table for as long as `isEarly`. */
function startingLate(isEarly: (numbers: readonly DeviceNumber[]) => boolean): (folder: string) => Store {
  return (folder) => {
    const store = openSqlite(folder);
    const start = store.start.bind(store);
    store.start = (table, begun, notices) =>
      isEarly(begun.numbers ?? []) ? Promise.reject(new Error('no room')) : start(table, begun, notices);
    return store;
  };
}

test('who does not open theirs in time is left out, and the record says so', async (t) => {
  // Time is up at once, and yet it cannot begin before Ada has opened hers.
  const openStore = startingLate((numbers) => numbers[0]?.number === undefined);
  const { port } = await serve(t, { openStore, opening: 0 });
  const [a, b] = [newDevice(), newDevice()];
  const ada = await make(port, { seal: a.seal });
  const host = await Guest.join(port, ada.info.id, ada.token);
  const bo = await sit(port, ada.info.id, 'Bo', { seal: b.seal });
  await host.until(() => host.info?.numbers !== undefined);
  open(host, a);
  await begun(host);
  const other = await Guest.join(port, ada.info.id, bo.token);
  assert.deepEqual(other.info?.numbers, [
    { seat: 0, seal: a.seal, opened: true },
    { seat: 1, seal: b.seal },
  ]);
  assert.deepEqual(await other.refusedFor(opening(other, b.number)), { kind: 'started' });
  assert.deepEqual((await playOut(port, [host, other])).numbers, [
    { seat: 0, ...a },
    { seat: 1, seal: b.seal },
  ]);
});

const session = (token: string) =>
  ({ hash: hashOf(token), kind: 'browser', label: '', created: Date.now(), seen: 1, ends: Date.now() + 3_600_000 }) as const;

/** A table for two, full, whose numbers were never opened, as a server leaves it that is killed then. */
async function leaveOpening(folder: string, due: number): Promise<{ id: string; devices: [Device, Device] }> {
  const store = openSqlite(folder);
  const devices: [Device, Device] = [newDevice(), newDevice()];
  const seats = devices.map(({ seal }, n) => ({ kind: 'person', name: `P${n}`, person: `p${n}`, seal }) as const);
  for (const { person, name } of seats) await store.people.add({ id: person, name, created: 1 }, session(person));
  const seed = randomBytes(32);
  await store.create({
    id: 'abcdefghjkmn',
    game: 'ugo',
    rules: game.meta.rules,
    options: { rounds: 1, pool: 'full' },
    seed: seed.toString('hex'),
    commit: commitTo(seed),
    host: 0,
    created: 1,
    listed: false,
    rated: false,
    timeControl: { kind: 'correspondence', hours: 24 },
    seats,
  });
  await store.setDue('abcdefghjkmn', 0, due);
  await store.close();
  return { id: 'abcdefghjkmn', devices };
}

test('a game begins though nobody is there, and its time runs from then on', async (t) => {
  const data = newFolder(t);
  const { id, devices } = await leaveOpening(data, 1);
  const { port } = await serve(t, { data, opening: 100, rateLimited: false });
  const since = Date.now();
  // Nobody looks: asking about a table does not wake it.
  let info = await infoOf(port, id);
  while (!info.started) info = await infoOf(port, id);
  assert.deepEqual(
    info.numbers,
    devices.map(({ seal }, seat) => ({ seat, seal })),
  );
  const guests = [await Guest.join(port, id, 'p0'), await Guest.join(port, id, 'p1')] as const;
  assert.ok(guests[0].last('welcome')?.clocks?.due.some((due) => due >= since + 24 * 3_600_000));
  const { format, numbers } = await playOut(port, guests);
  assert.deepEqual([format, numbers], ['royaumes/2', devices.map(({ seal }, seat) => ({ seat, seal }))]);
});

test('a server that comes back waits anew for those who come back to it', async (t) => {
  const data = newFolder(t);
  const { id, devices } = await leaveOpening(data, 1);
  const { port } = await serve(t, { data, opening: LONG });
  const guests = [await Guest.join(port, id, 'p0'), await Guest.join(port, id, 'p1')] as const;
  assert.equal(guests[0].info?.started, false);
  for (const [n, guest] of guests.entries()) open(guest, devices[n]!);
  for (const guest of guests) await begun(guest);
  assert.deepEqual(
    (await playOut(port, guests)).numbers,
    devices.map((device, seat) => ({ seat, ...device })),
  );
});

/** A server in a process of its own. */
async function spawnServer(t: TestContext, data: string): Promise<{ child: ChildProcess; port: number }> {
  const door = new URL('./index.ts', import.meta.url).href;
  const script = `const { startServer } = await import(${JSON.stringify(door)});
    const server = await startServer({ port: 0, data: ${JSON.stringify(data)}, opening: ${LONG} });
    console.log(server.port);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  t.after(() => child.kill('SIGKILL'));
  const [port] = await once(child.stdout, 'data');
  return { child, port: Number(port) };
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

test('a server killed between the seals and the start has the seals, and after the start the same luck', async (t) => {
  const data = newFolder(t);
  const first = await spawnServer(t, data);
  const [a, b] = [newDevice(), newDevice()];
  const ada = await make(first.port, { seal: a.seal });
  const { id, commit } = ada.info;
  const host = await Guest.join(first.port, id, ada.token);
  const bo = await sit(first.port, id, 'Bo', { seal: b.seal });
  await host.until(() => host.info?.numbers !== undefined);
  open(host, a);
  await host.until(() => host.info?.numbers?.[0]?.opened === true);
  await kill(first.child);

  const second = await spawnServer(t, data);
  const told = await infoOf(second.port, id);
  const numbers = bo.info.numbers?.map((one) => (one.seat === 0 ? { ...one, opened: true } : one));
  assert.deepEqual([told.commit, told.started, told.numbers], [commit, false, numbers], 'what was opened is');
  const guests = [await Guest.join(second.port, id, ada.token), await Guest.join(second.port, id, bo.token)] as const;
  open(guests[0], a);
  open(guests[1], b);
  for (const guest of guests) await begun(guest);
  await kill(second.child);

  const { port } = await serve(t, { data, opening: LONG });
  const back = [await Guest.join(port, id, ada.token), await Guest.join(port, id, bo.token)] as const;
  for (const [n, guest] of back.entries()) assert.deepEqual(guest.sight, guests[n]?.sight);
  assert.deepEqual((await playOut(port, back)).numbers, [
    { seat: 0, ...a },
    { seat: 1, ...b },
  ]);
});

test('a start that could not be stored did not happen; it is tried again', async (t) => {
  let fails = 1;
  const openStore = startingLate((numbers) => numbers[0]?.number === undefined || fails-- > 0);
  const lines: string[] = [];
  const { port } = await serve(t, { openStore, opening: 0, log: { write: (line) => lines.push(line) } });
  const a = newDevice();
  const ada = await make(port, { seats: ['person', 'bot random'], seal: a.seal });
  const guest = await Guest.join(port, ada.info.id, ada.token);
  open(guest, a);
  await begun(guest);
  assert.equal(guest.count('welcome'), 2);
  assert.ok(lines.some((line) => line.includes('a table could not begin')));
  assert.deepEqual((await playOut(port, [guest])).numbers, [{ seat: 0, ...a }]);
});

test('a number goes with its person: to another seat, away from the table, and to none of those who follow', async (t) => {
  const { port } = await serve(t, { opening: LONG, rateLimited: false });
  const [a, b, c, d] = [newDevice(), newDevice(), newDevice(), newDevice()];
  const ada = await make(port, { seats: ['person', 'person', 'person'], seal: a.seal });
  const { id } = ada.info;
  const bo = await sit(port, id, 'Bo', { seal: b.seal });
  const act = (what: string, token: string, body: object) => ask(port, 'POST', `/api/tables/${id}/${what}`, body, bearer(token));
  assert.equal((await act('swap', ada.token, { seats: [0, 1] })).status, 200);
  assert.equal((await act('free', bo.token, { seat: 0 })).status, 200);
  const cy = await sit(port, id, 'Cy', { seal: c.seal });
  assert.equal(cy.seat, 0);
  // Who sits already keeps the seat, and what was sealed with it.
  const twice = satOf(await ask(port, 'POST', `/api/tables/${id}/seats`, { seal: d.seal }, bearer(cy.token)));
  assert.equal(twice.seat, 0);
  const dee = await sit(port, id, 'Dee');
  const sealed = [
    { seat: 0, seal: c.seal },
    { seat: 1, seal: a.seal },
  ];
  assert.deepEqual([dee.info.started, dee.info.numbers], [false, sealed]);
  assert.equal(noOf(await act('swap', ada.token, { seats: [0, 1] })), 'started');
  assert.equal(noOf(await act('free', cy.token, { seat: 0 })), 'started');
  assert.equal(noOf(await act('propose', ada.token, { what: { kind: 'call off' } })), 'not started');
  const guests = [
    await Guest.join(port, id, cy.token),
    await Guest.join(port, id, ada.token),
    await Guest.join(port, id, dee.token),
  ] as const;
  open(guests[0], c);
  open(guests[1], a);
  for (const guest of guests) await begun(guest);
  assert.deepEqual((await playOut(port, guests)).numbers, [
    { seat: 0, ...c },
    { seat: 1, ...a },
  ]);

  // Once more: each has a new number, or none.
  const [e, f] = [newDevice(), newDevice()];
  const again = satOf(await act('rematch', dee.token, { seal: e.seal }));
  const next = again.info.id;
  await act('rematch', ada.token, { seal: f.seal });
  const last = satOf(await act('rematch', cy.token, {}));
  const seatOf = (name: string) => last.info.seats.findIndex((sitter) => sitter.kind === 'person' && sitter.name === name);
  assert.deepEqual(
    last.info.numbers,
    [
      { seat: seatOf('Dee'), seal: e.seal },
      { seat: seatOf('Ada'), seal: f.seal },
    ].toSorted((one, other) => one.seat - other.seat),
  );
  const dees = await Guest.join(port, next, dee.token);
  assert.deepEqual(await dees.refusedFor(opening(dees, f.number)), { kind: 'wrong number' });
});

test('the seed that the server sealed is on disk before it hears of any number, and stays the same', async (t) => {
  const data = newFolder(t);
  const server = await serve(t, { data, opening: LONG });
  const a = newDevice();
  const ada = await make(server.port, { seal: a.seal });
  const bo = await sit(server.port, ada.info.id, 'Bo');
  assert.deepEqual([bo.info.started, bo.info.commit], [false, ada.info.commit]);
  const guest = await Guest.join(server.port, ada.info.id, ada.token);
  open(guest, a);
  await begun(guest);
  const record = await playOut(server.port, [guest, await Guest.join(server.port, ada.info.id, bo.token)]);
  assert.equal(record.commit, ada.info.commit);
  assert.equal(commitTo(readSeed(record.seed)!), ada.info.commit);
});
