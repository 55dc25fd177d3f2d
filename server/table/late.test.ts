import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ugo as game } from '#games/ugo';
import type { Clocks } from '#protocol';
import { ask, Guest, makeTable, newFolder, serve, takeSeat } from '../guest.ts';

const PEOPLE = { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'] } as const;
const cookie = (token: string) => ({ cookie: `royaumes=${token}` });
const clocksOf = (guest: Guest): Clocks => (guest.last('clock')?.clocks ?? guest.last('welcome')?.clocks) as Clocks;

test('who runs out of time is played on by a bot, and can come back', async (t) => {
  const { port } = await serve(t);
  const made = await makeTable(port, { ...PEOPLE, pace: { kind: 'live', bank: 0, move: 5 }, name: 'Ada' });
  const { id } = made.info;
  const bo = await takeSeat(port, id, 'Bo');
  const tokens = [made.token, bo.token];
  const guests = [await Guest.join(port, id, made.token), await Guest.join(port, id, bo.token)];
  const late = game.toAct(guests[0]?.sight?.table)[0] as number;
  const { now, due } = clocksOf(guests[0] as Guest);
  assert.equal(due[1 - late], 0);
  assert.ok((due[late] as number) - now > 3000 && (due[late] as number) - now <= 5000);
  const watcher = guests[1 - late] as Guest;
  // Nobody moves: after five seconds a bot does.
  await watcher.until(() => watcher.ply > 0);
  const sitter = watcher.info?.seats[late];
  assert.ok(sitter?.kind === 'person' && sitter.bot !== undefined, 'a bot stands in');
  const back = await ask(port, 'POST', `/api/tables/${id}/return`, {}, cookie(tokens[late] as string));
  assert.equal(back.status, 200);
  await watcher.until(() => {
    const again = watcher.info?.seats[late];
    return again?.kind === 'person' && again.bot === undefined;
  });
});

test('clocks survive a restart: what was used is gone, and the time while the server was away does not count', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const made = await makeTable(first.port, { ...PEOPLE, pace: { kind: 'live', bank: 100, move: 5 }, name: 'Ada' });
  const { id } = made.info;
  const bo = await takeSeat(first.port, id, 'Bo');
  const guests = [await Guest.join(first.port, id, made.token), await Guest.join(first.port, id, bo.token)];
  for (let n = 0; n < 3; n++) {
    const seat = game.toAct(guests[0]?.sight?.table)[0] as number;
    const guest = guests[seat] as Guest;
    const { ply } = guest;
    guest.move(game.writeMove(game.moves({ seat, table: guest.sight?.table, hand: guest.sight?.hand })[0]));
    for (const one of guests) await one.until(() => one.ply > ply && one.count('clock') === ply + 1);
  }
  const before = clocksOf(guests[0] as Guest);
  await first.close();
  await new Promise((wait) => setTimeout(wait, 700));
  const second = await serve(t, { data });
  const after = clocksOf(await Guest.join(second.port, id, made.token));
  assert.deepEqual(after.bank, before.bank);
  const seat = after.due.findIndex((due) => due > 0);
  assert.equal(
    seat,
    before.due.findIndex((due) => due > 0),
  );
  assert.ok((after.due[seat] as number) >= (before.due[seat] as number) + 700);
});

test('hours of rest are kept with the person and told to nobody else', async (t) => {
  const { port } = await serve(t);
  const made = await makeTable(port, { ...PEOPLE, pace: { kind: 'days', hours: 12 }, name: 'Ada' });
  const rest = { from: 22, to: 7, zone: 'Europe/Brussels' };
  const set = await ask(port, 'POST', '/api/me/rest', { rest }, cookie(made.token));
  assert.deepEqual((set.json as { rest: unknown }).rest, rest);
  assert.equal((await ask(port, 'POST', '/api/me/rest', { rest: { ...rest, zone: 'Nowhere/Land' } }, cookie(made.token))).status, 400);
  assert.equal((await ask(port, 'POST', '/api/me/rest', { rest: { ...rest, from: 24 } }, cookie(made.token))).status, 400);
  const away = { ...rest, holidays: [{ from: '2026-12-24', to: '2027-01-02' }] };
  assert.deepEqual(((await ask(port, 'POST', '/api/me/rest', { rest: away }, cookie(made.token))).json as { rest: unknown }).rest, away);
  const endless = { ...rest, holidays: [{ from: '2026-12-24', to: '2027-12-24' }] };
  const refused = await ask(port, 'POST', '/api/me/rest', { rest: endless }, cookie(made.token));
  assert.deepEqual([refused.status, refused.json], [400, { no: { kind: 'bad holidays', most: 6, longest: 31 } }]);
  const { json } = await ask(port, 'GET', `/api/tables/${made.info.id}`);
  assert.ok(!JSON.stringify(json).includes('Brussels'));
  const none = await ask(port, 'POST', '/api/me/rest', {}, cookie(made.token));
  assert.equal((none.json as { rest?: unknown }).rest, undefined);
});

test('a pace that is none is refused', async (t) => {
  const { port } = await serve(t);
  for (const pace of [{ kind: 'live', bank: 60 }, { kind: 'live', bank: -1, move: 10 }, { kind: 'days', hours: 0 }, { kind: 'never' }, 5]) {
    assert.equal((await ask(port, 'POST', '/api/tables', { ...PEOPLE, pace, name: 'Ada' })).status, 400);
  }
});
