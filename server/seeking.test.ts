import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type LobbyTable, type Me, type TableInfo, type TimeControl, VERSION } from '#protocol';
import { ask, Guest, makeTable, serve } from './tests/guest.ts';

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
