import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LobbyTable, type Me, type TableInfo, type TimeControl, VERSION } from '#protocol';
import { ask, Guest, makeTable, serve } from './tests/guest.ts';
import { addressOf, newPlace, onPostgres } from './tests/postgres.ts';

const QUICK: TimeControl = { kind: 'realtime', bank: 600, move: 30 };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

interface Arrived {
  readonly id: string;
  readonly token: string;
}

async function arrive(port: number, name: string): Promise<Arrived> {
  const { json, token = '' } = await ask(port, 'POST', '/api/me', { name });
  return { id: (json as Me).id, token };
}

/** Somebody who looks for opponents, and has found some or waits for them. */
async function seek(port: number, { token }: Arrived, games: readonly string[], more: object = {}): Promise<Guest> {
  const guest = await Guest.at(port, { cookie: `royaumes=${token}` });
  guest.say({ v: VERSION, kind: 'seek', games, timeControl: QUICK, ...more });
  await guest.until(() => guest.count('seeking') + guest.count('found') > 0);
  return guest;
}

const infoAt = async (port: number, id: string | undefined) => (await ask(port, 'GET', `/api/tables/${id}`)).json as TableInfo;

const namesAt = async (port: number, id: string | undefined) =>
  (await infoAt(port, id)).seats.map((sitter) => (sitter.kind === 'person' ? sitter.name : sitter.kind));

/** People who arrive one after the other. */
async function arriveAll(port: number, ...names: string[]): Promise<Arrived[]> {
  const all: Arrived[] = [];
  for (const name of names) all.push(await arrive(port, name));
  return all;
}

async function foundBy(guest: Guest): Promise<string | undefined> {
  await guest.until(() => guest.count('found') > 0);
  return guest.last('found')?.table;
}

test('two who wish for the same game at the same speed get a table, whoever has waited longest first', async (t) => {
  const { port } = await serve(t);
  const [ann, bo, cy, di] = (await Promise.all(['Ann', 'Bo', 'Cy', 'Di'].map((name) => arrive(port, name)))) as [
    Arrived,
    Arrived,
    Arrived,
    Arrived,
  ];
  const one = await seek(port, ann, ['ugo', 'medina']);
  const slow = await seek(port, bo, ['medina'], { timeControl: { kind: 'correspondence', hours: 24 } });
  const other = await seek(port, cy, ['king-of-the-dice']);
  const two = await seek(port, di, ['patchistory', 'medina']);
  const table = await foundBy(two);
  assert.equal(await foundBy(one), table);
  const info = await infoAt(port, table);
  assert.deepEqual([info.game, info.timeControl, info.started], ['medina', QUICK, true]);
  assert.deepEqual(
    info.seats.map((sitter) => sitter.kind === 'person' && sitter.name),
    ['Ann', 'Di'],
  );
  assert.deepEqual([slow.count('found'), other.count('found')], [0, 0]);
  await Guest.join(port, info.id, ann.token);
  const live = (await ask(port, 'GET', '/api/live')).json as { tables: readonly LobbyTable[] };
  assert.deepEqual(
    live.tables.map(({ id }) => id),
    [info.id],
  );
});

test('a table that waits in the lobby is found, as it is usually played and not otherwise', async (t) => {
  const { port } = await serve(t);
  const seats = ['person', 'person'] as const;
  await makeTable(port, { game: 'ugo', options: { rounds: 1 }, seats, timeControl: QUICK, listed: true, name: 'Odd' });
  await makeTable(port, { game: 'ugo', options: {}, seats, timeControl: QUICK, name: 'Hidden' });
  const made = await makeTable(port, { game: 'ugo', options: {}, seats, timeControl: QUICK, listed: true, name: 'Usual' });
  await makeTable(port, { game: 'ugo', options: {}, seats, timeControl: QUICK, listed: true, name: 'Later' });
  const guest = await seek(port, await arrive(port, 'Ann'), ['ugo']);
  assert.equal(await foundBy(guest), made.info.id);
});

test('nobody meets whom they blocked, nor themselves, nor whoever has gone', async (t) => {
  const { port } = await serve(t);
  const [ann, bo, cy] = (await Promise.all(['Ann', 'Bo', 'Cy'].map((name) => arrive(port, name)))) as [Arrived, Arrived, Arrived];
  await ask(port, 'POST', '/api/me/blocks', { person: bo.id }, bearer(ann.token));
  const gone = await seek(port, cy, ['ugo']);
  await gone.leave();
  const first = await seek(port, ann, ['ugo']);
  const again = await seek(port, ann, ['ugo']);
  const blocked = await seek(port, bo, ['ugo']);
  const last = await seek(port, await arrive(port, 'Di'), ['ugo']);
  const table = await foundBy(last);
  assert.equal(await foundBy(again), table, 'Ann looked before Bo');
  assert.deepEqual([first.count('found'), blocked.count('found')], [0, 0]);
});

test('whoever wishes so plays against bots when nobody comes; a stranger looks for nobody', async (t) => {
  const { port } = await serve(t, { seeking: 20 });
  const guest = await seek(port, await arrive(port, 'Ann'), ['king-of-the-dice'], { bot: 'hasty' });
  const info = await infoAt(port, await foundBy(guest));
  assert.deepEqual(
    info.seats.map((sitter) => (sitter.kind === 'bot' ? sitter.bot : sitter.kind)),
    ['person', 'hasty', 'hasty'],
  );
  const stranger = await Guest.at(port);
  assert.deepEqual(await stranger.refusedFor({ v: VERSION, kind: 'seek', games: ['ugo'], timeControl: QUICK }), { kind: 'not signed in' });
  assert.deepEqual(await stranger.refusedFor({ v: VERSION, kind: 'seek', games: [], timeControl: QUICK }), { kind: 'garbage' });
});

test('three who wish for three players get a table of three when the third one comes, and not before', async (t) => {
  const { port } = await serve(t);
  const [ann, bo, cy, di] = (await arriveAll(port, 'Ann', 'Bo', 'Cy', 'Di')) as [Arrived, Arrived, Arrived, Arrived];
  const one = await seek(port, ann, ['medina'], { players: 3 });
  const pair = await seek(port, bo, ['medina'], { players: 2 });
  const two = await seek(port, cy, ['ugo', 'medina'], { players: 3 });
  assert.deepEqual([one.count('found'), pair.count('found'), two.count('found')], [0, 0, 0], 'nobody is counted in who wishes for two');
  const three = await seek(port, di, ['medina'], { players: 3 });
  const table = await foundBy(three);
  assert.deepEqual([await foundBy(one), await foundBy(two)], [table, table]);
  assert.deepEqual(await namesAt(port, table), ['Ann', 'Cy', 'Di']);
  const { game, started } = await infoAt(port, table);
  assert.deepEqual([game, started, pair.count('found')], ['medina', true, 0]);
});

test('whoever plays with any number joins whom they complete: the longest waiting first, then the table for the most', async (t) => {
  const { port } = await serve(t);
  const [ann, bo, cy, di, ed, fay] = (await arriveAll(port, 'Ann', 'Bo', 'Cy', 'Di', 'Ed', 'Fay')) as [
    Arrived,
    Arrived,
    Arrived,
    Arrived,
    Arrived,
    Arrived,
  ];
  await seek(port, ann, ['ugo'], { players: 2 });
  await seek(port, bo, ['medina'], { players: 4 });
  await seek(port, cy, ['medina'], { players: 4 });
  const any = await seek(port, di, ['medina']);
  assert.equal(any.count('found'), 0, 'three are not four');
  const last = await seek(port, ed, ['ugo', 'medina']);
  assert.deepEqual(await namesAt(port, await foundBy(last)), ['Ann', 'Ed'], 'Ann has waited longer than any other');
  const fourth = await seek(port, fay, ['medina']);
  assert.deepEqual(await namesAt(port, await foundBy(fourth)), ['Bo', 'Cy', 'Di', 'Fay'], 'four play, not Di and Fay alone');
});

test('somebody looks once at a time: the page that looked before is told', async (t) => {
  const { port } = await serve(t);
  const ann = await arrive(port, 'Ann');
  const before = await seek(port, ann, ['ugo']);
  const now = await seek(port, ann, ['medina']);
  await before.until(() => before.count('refused') > 0);
  assert.deepEqual(before.last('refused')?.no, { kind: 'seeking elsewhere' });
  const table = await foundBy(await seek(port, await arrive(port, 'Bo'), ['ugo', 'medina']));
  assert.deepEqual([await foundBy(now), before.count('found')], [table, 0]);
});

test('nobody is seated beside somebody who blocked them, be it between two others', async (t) => {
  const { port } = await serve(t);
  const [ann, bo, cy, di] = (await arriveAll(port, 'Ann', 'Bo', 'Cy', 'Di')) as [Arrived, Arrived, Arrived, Arrived];
  await ask(port, 'POST', '/api/me/blocks', { person: bo.id }, bearer(cy.token));
  await seek(port, ann, ['ugo'], { players: 3 });
  const blocked = await seek(port, bo, ['ugo'], { players: 3 });
  const third = await seek(port, cy, ['ugo'], { players: 3 });
  assert.deepEqual([blocked.count('found'), third.count('found')], [0, 0]);
  const fourth = await seek(port, di, ['ugo'], { players: 3 });
  assert.deepEqual(await namesAt(port, await foundBy(fourth)), ['Ann', 'Bo', 'Di']);
  assert.equal(third.count('found'), 0);
  // Nor at a table of the lobby that somebody else made, where they sit already.
  const seats = ['person', 'person', 'person'] as const;
  const made = await makeTable(port, { game: 'ugo', options: {}, seats, timeControl: QUICK, listed: true, name: 'Eve' });
  await ask(port, 'POST', `/api/tables/${made.info.id}/seats`, {}, bearer(bo.token));
  const again = await seek(port, cy, ['ugo'], { players: 3 });
  assert.equal(again.count('found'), 0);
});

test('a table of the lobby is filled by as many as it lacks; alone, one sits down only where somebody is waiting', async (t) => {
  const { port } = await serve(t);
  const seats = ['person', 'person', 'person'] as const;
  const made = await makeTable(port, { game: 'ugo', options: {}, seats, timeControl: QUICK, listed: true, name: 'Eve' });
  const [ann, bo, cy, di] = (await arriveAll(port, 'Ann', 'Bo', 'Cy', 'Di')) as [Arrived, Arrived, Arrived, Arrived];
  const two = await seek(port, di, ['ugo'], { players: 2 });
  const one = await seek(port, ann, ['ugo'], { players: 3 });
  assert.equal(one.count('found'), 0, 'Eve has gone');
  const other = await seek(port, bo, ['ugo'], { players: 3 });
  assert.deepEqual([await foundBy(one), await foundBy(other)], [made.info.id, made.info.id]);
  assert.deepEqual([await namesAt(port, made.info.id), two.count('found')], [['Eve', 'Ann', 'Bo'], 0]);
  const next = await makeTable(port, { game: 'ugo', options: {}, seats, timeControl: QUICK, listed: true, name: 'Eve' });
  await Guest.join(port, next.info.id, next.token);
  assert.equal(await foundBy(await seek(port, cy, ['ugo'], { players: 3 })), next.info.id, 'Eve is there');
});

test('bots take the seats that are left: whoever waits for as many players and wishes for bots comes along', async (t) => {
  // The minute is over when the test says so.
  const patience = 54_321;
  const minutes: (() => void)[] = [];
  const { setTimeout } = globalThis;
  t.mock.method(globalThis, 'setTimeout', (...given: Parameters<typeof setTimeout>) => {
    if (given[1] === patience) minutes.push(given[0] as () => void);
    return setTimeout(...given);
  });
  const { port } = await serve(t, { seeking: patience });
  const [ann, bo, cy] = (await arriveAll(port, 'Ann', 'Bo', 'Cy')) as [Arrived, Arrived, Arrived];
  const people = await seek(port, ann, ['ugo'], { players: 4 });
  const one = await seek(port, bo, ['medina', 'ugo'], { players: 4, bot: 'hasty' });
  const two = await seek(port, cy, ['medina'], { players: 4, bot: 'greedy' });
  minutes[0]?.();
  const table = await foundBy(one);
  assert.equal(await foundBy(two), table);
  assert.deepEqual([await namesAt(port, table), people.count('found')], [['Bo', 'Cy', 'bot', 'bot'], 0]);
  const five = await seek(port, await arrive(port, 'Di'), ['medina', 'king-of-the-dice'], { players: 5, bot: 'hasty' });
  minutes[2]?.();
  const { game, seats } = await infoAt(port, await foundBy(five));
  assert.deepEqual([game, seats.length], ['king-of-the-dice', 5], 'at Medina there are four at most');
});

test('whom a server has claimed that is gone now, or given up though they are there, is matched after all', async (t) => {
  const database = await addressOf(newPlace());
  const { port } = await serve(t, { database });
  const [ann, bo, cy, di] = (await arriveAll(port, 'Ann', 'Bo', 'Cy', 'Di')) as [Arrived, Arrived, Arrived, Arrived];
  const claimed = await seek(port, ann, ['ugo']);
  await onPostgres(database, `UPDATE seekers SET claimed = ${Date.now() + 3_600_000}`);
  const waiting = await seek(port, bo, ['ugo']);
  assert.equal(waiting.count('found'), 0);
  await onPostgres(database, 'UPDATE seekers SET claimed = 0');
  assert.equal(await foundBy(claimed), await foundBy(waiting));

  const forgotten = await seek(port, cy, ['ugo']);
  await onPostgres(database, 'DELETE FROM seekers');
  const newcomer = await seek(port, di, ['ugo']);
  assert.equal(await foundBy(forgotten), await foundBy(newcomer));
});
