import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { Match, readRecord } from '#engine';
import { gameOf } from '#games';
import { ugo as game } from '#games/ugo';
import { type Clocks, type PersonShown, type Proposal, type TableInfo, VERSION } from '#protocol';

import { FILE } from '../sqlite.ts';
import { ask, Guest, makeRated, makeTable, newFolder, serve, takeRatedSeat, takeSeat } from '../tests/guest.ts';

const PEOPLE = { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'] } as const;
const DAY = 24 * 3_600_000;
const cookie = (token: string) => ({ cookie: `royaumes=${token}` });
const clocksOf = (guest: Guest): Clocks => (guest.last('clock')?.clocks ?? guest.last('welcome')?.clocks) as Clocks;

test('who runs out of time is played on by a bot, and can come back', async (t) => {
  const { port } = await serve(t);
  const made = await makeTable(port, { ...PEOPLE, timeControl: { kind: 'realtime', bank: 0, move: 5 }, name: 'Ada' });
  const { id } = made.info;
  const bo = await takeSeat(port, id, 'Bo');
  const tokens = [made.token, bo.token];
  const guests = [await Guest.join(port, id, made.token), await Guest.join(port, id, bo.token)];
  const late = game.toAct(guests[0]?.sight?.table)[0]!;
  const { now, due } = clocksOf(guests[0]!);
  assert.equal(due[1 - late], 0);
  assert.ok(due[late]! - now > 3000 && due[late]! - now <= 5000);
  const other = guests[1 - late]!;
  // Nobody moves: after five seconds a bot does.
  await other.until(() => other.ply > 0);
  const sitter = other.info?.seats[late];
  assert.ok(sitter?.kind === 'person' && sitter.bot !== undefined, 'a bot stands in');
  const back = await ask(port, 'POST', `/api/tables/${id}/return`, {}, cookie(tokens[late]!));
  assert.equal(back.status, 200);
  await other.until(() => {
    const again = other.info?.seats[late];
    return again?.kind === 'person' && again.bot === undefined;
  });
});

test('whoever is late gains no time by changing something else at the table', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const made = await makeTable(port, { ...PEOPLE, timeControl: { kind: 'realtime', bank: 0, move: 5 }, name: 'Ada' });
  const bo = await takeSeat(port, made.info.id, 'Bo');
  const others = [await Guest.join(port, made.info.id, bo.token), await Guest.join(port, made.info.id, made.token)];
  const late = game.toAct(others[0]?.sight?.table)[0]!;
  const other = others[late]!;
  const due = clocksOf(other).due[late];
  const isPlayed = () => {
    const sitter = other.info?.seats[late];
    return sitter?.kind === 'person' && sitter.bot !== undefined;
  };
  const slow = cookie([made, bo][late]?.token as string);
  for (let n = 0; !isPlayed(); n++) {
    await ask(port, 'POST', '/api/me', { name: `Late ${n}` }, slow);
    if (!isPlayed()) assert.equal(clocksOf(other).due[late], due);
  }
});

test('a table that this server cannot play keeps no other from running out of time, and is complained of once', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const timeControl = { kind: 'correspondence', hours: 1 } as const;
  const ids: string[] = [];
  for (const name of ['Ada', 'Cy']) {
    const { info } = await makeTable(first.port, { ...PEOPLE, timeControl, name });
    await takeSeat(first.port, info.id, 'Bo');
    ids.push(info.id);
  }
  const [newer, broken] = ids;
  const realtime = await makeTable(first.port, { ...PEOPLE, timeControl: { kind: 'realtime', bank: 0, move: 5 }, name: 'Ada' });
  const bo = await takeSeat(first.port, realtime.info.id, 'Bo');
  await first.close();
  const db = new DatabaseSync(join(data, FILE));
  // One is of rules that only a newer server knows, and one is broken.
  db.exec(`UPDATE tables SET due = 1 WHERE time_control LIKE '%correspondence%'`);
  db.exec(`UPDATE tables SET rules = 999 WHERE id = '${newer}'`);
  db.exec(`INSERT INTO plies (table_id, ply, seat, text, at) VALUES ('${broken}', 1, 0, 'no move', 1)`);
  db.close();
  const lines: string[] = [];
  const { port } = await serve(t, { data, log: { write: (line) => void lines.push(line) } });
  const guest = await Guest.join(port, realtime.info.id, bo.token);
  await guest.until(() => guest.ply > 0);
  const complaints = lines.filter((line) => line.includes('cannot be played'));
  assert.deepEqual([complaints.length, complaints[0]?.includes(broken!)], [1, true]);
});

/** Whoever is to act plays a legal move. */
async function playOne(guests: readonly Guest[]): Promise<void> {
  const seat = game.toAct(guests[0]?.sight?.table)[0]!;
  const guest = guests[seat]!;
  const { ply } = guest;
  guest.move(game.writeMove(game.moves({ seat, table: guest.sight?.table, hand: guest.sight?.hand })[0]));
  for (const one of guests) await one.until(() => one.ply > ply);
}

test('a rated game ends when somebody runs out: they come last, ratings learn it, and the record is open', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const made = await makeRated(first.port, { ...PEOPLE, timeControl: { kind: 'realtime', bank: 0, move: 5 }, name: 'Ada' });
  const { id } = made.info;
  assert.deepEqual(made.info.timeControl, { kind: 'realtime', bank: 0, move: 5, out: 'end' }, 'a rated game has no bots to play on');
  const bo = await takeRatedSeat(first.port, id, 'Bo');
  const guests = [await Guest.join(first.port, id, made.token), await Guest.join(first.port, id, bo.token)];
  for (let n = 0; n < 2; n++) await playOne(guests);
  const late = game.toAct(guests[0]?.sight?.table)[0]!;
  await ask(first.port, 'POST', `/api/tables/${id}/propose`, { what: { kind: 'call off' } }, cookie(made.token));
  const [one] = guests as [Guest];
  await one.until(() => one.info?.over === true);
  assert.equal(one.info?.forfeit?.seat, late);
  assert.equal(one.info?.proposal, undefined);
  const after = await one.refusedFor({ v: VERSION, kind: 'move', table: id, ply: one.ply, move: 'r6' });
  assert.deepEqual(after, { kind: 'over' });
  await first.close();

  const { port } = await serve(t, { data });
  const { json } = await ask(port, 'GET', `/api/tables/${id}`);
  assert.deepEqual([(json as TableInfo).over, (json as TableInfo).forfeit?.seat], [true, late]);
  const { id: person } = (await ask(port, 'GET', '/api/me', undefined, cookie(made.token))).json as { id: string };
  const { results } = (await ask(port, 'GET', `/api/people/${person}`)).json as PersonShown;
  assert.deepEqual(
    results[0]?.seats.map(({ place }) => place),
    late === 0 ? [2, 1] : [1, 2],
  );
  assert.equal(results[0]?.forfeit?.seat, late);
  const { before, after: learnt } = results[0]?.rated ?? {};
  assert.ok(before && learnt && (late === 0 ? learnt.rating < before.rating : learnt.rating > before.rating));
  // The game is over, so its seed may be told: what was played can be played again.
  const read = readRecord((await ask(port, 'GET', `/api/tables/${id}/record`)).json, gameOf);
  assert.ok(typeof read === 'object');
  assert.deepEqual(read.record.forfeit, { seat: late, why: 'time' });
  const again = Match.fromRecord(read.game, read.record);
  assert.ok(again instanceof Match);
  assert.deepEqual([again.commit, again.ply], [made.info.commit, 2]);
  const { json: kept } = await ask(port, 'GET', '/api/me/records', undefined, cookie(made.token));
  assert.deepEqual((kept as { records: { record: unknown }[] }).records[0]?.record, read.record);
  assert.equal((await ask(port, 'POST', `/api/tables/${id}/rematch`, {}, cookie(bo.token))).status, 200);
});

test('a live game is played on over days when all agree, and its clock begins anew, across a restart', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const made = await makeTable(first.port, { ...PEOPLE, timeControl: { kind: 'realtime', bank: 600, move: 30, out: 'end' }, name: 'Ada' });
  const { id } = made.info;
  const bo = await takeSeat(first.port, id, 'Bo');
  const guests = [await Guest.join(first.port, id, made.token), await Guest.join(first.port, id, bo.token)];
  await playOne(guests);
  const [ada] = guests as [Guest];
  const act = (what: string, body: object, token: string) => ask(first.port, 'POST', `/api/tables/${id}/${what}`, body, cookie(token));
  for (const timeControl of [{ kind: 'correspondence', hours: 0 }, { kind: 'realtime', bank: 60, move: 10 }, { kind: 'unlimited' }]) {
    assert.equal((await act('propose', { what: { kind: 'time control', timeControl } }, made.token)).status, 400);
  }
  const wish = { what: { kind: 'time control', timeControl: { kind: 'correspondence', hours: 24 } } };
  const { proposal } = (await act('propose', wish, made.token)).json as { proposal: Proposal };
  assert.equal(ada.info?.timeControl.kind, 'realtime');
  const before = Date.now();
  await act('answer', { made: proposal.made, agree: true }, bo.token);
  await ada.until(() => ada.info?.timeControl.kind === 'correspondence' && ada.heard.at(-1)?.kind === 'clock');
  const timeControl = { kind: 'correspondence', hours: 24, out: 'end' };
  assert.deepEqual(ada.info?.timeControl, timeControl);
  const seat = game.toAct(ada.sight?.table)[0]!;
  const due = clocksOf(ada).due[seat]!;
  assert.ok(due >= before + 24 * 3_600_000 && due <= Date.now() + 24 * 3_600_000);
  assert.deepEqual((await act('propose', wish, made.token)).json, { no: { kind: 'bad time control' } });
  await first.close();

  const second = await serve(t, { data });
  const back = await Guest.join(second.port, id, made.token);
  assert.deepEqual(back.info?.timeControl, timeControl);
  assert.ok(clocksOf(back).due[seat]! >= due);
});

test('a game without a clock can be given hours for each move', async (t) => {
  const { port } = await serve(t);
  const made = await makeTable(port, { game: 'ugo', options: {}, seats: ['person', 'bot random'], name: 'Ada' });
  const wish = { what: { kind: 'time control', timeControl: { kind: 'correspondence', hours: 12 } } };
  const { json } = await ask(port, 'POST', `/api/tables/${made.info.id}/propose`, wish, cookie(made.token));
  assert.deepEqual((json as TableInfo).timeControl, { kind: 'correspondence', hours: 12 }, 'bots agree to everything');
});

test('clocks survive a restart: what was used is gone, and the time while the server was away does not count', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const made = await makeTable(first.port, { ...PEOPLE, timeControl: { kind: 'realtime', bank: 100, move: 5 }, name: 'Ada' });
  const { id } = made.info;
  const bo = await takeSeat(first.port, id, 'Bo');
  const guests = [await Guest.join(first.port, id, made.token), await Guest.join(first.port, id, bo.token)];
  for (let n = 0; n < 3; n++) {
    const seat = game.toAct(guests[0]?.sight?.table)[0]!;
    const guest = guests[seat]!;
    const { ply } = guest;
    guest.move(game.writeMove(game.moves({ seat, table: guest.sight?.table, hand: guest.sight?.hand })[0]));
    for (const one of guests) await one.until(() => one.ply > ply && one.count('clock') === ply + 1);
  }
  const before = clocksOf(guests[0]!);
  await first.close();
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + DAY });
  const second = await serve(t, { data });
  const after = clocksOf(await Guest.join(second.port, id, made.token));
  assert.deepEqual(after.bank, before.bank);
  const seat = after.due.findIndex((due) => due > 0);
  assert.equal(
    seat,
    before.due.findIndex((due) => due > 0),
  );
  assert.ok(after.due[seat]! >= before.due[seat]! + DAY);
});

test('quiet hours are kept with the person and told to nobody else', async (t) => {
  const { port } = await serve(t);
  const made = await makeTable(port, { ...PEOPLE, timeControl: { kind: 'correspondence', hours: 12 }, name: 'Ada' });
  const quietHours = { from: 22, to: 7, zone: 'Europe/Brussels' };
  const set = await ask(port, 'POST', '/api/me/quiet-hours', { quietHours }, cookie(made.token));
  assert.deepEqual((set.json as { quietHours: unknown }).quietHours, quietHours);
  assert.equal(
    (await ask(port, 'POST', '/api/me/quiet-hours', { quietHours: { ...quietHours, zone: 'Nowhere/Land' } }, cookie(made.token))).status,
    400,
  );
  assert.equal(
    (await ask(port, 'POST', '/api/me/quiet-hours', { quietHours: { ...quietHours, from: 24 } }, cookie(made.token))).status,
    400,
  );
  const away = { ...quietHours, vacations: [{ from: '2026-12-24', to: '2027-01-02' }] };
  assert.deepEqual(
    ((await ask(port, 'POST', '/api/me/quiet-hours', { quietHours: away }, cookie(made.token))).json as { quietHours: unknown }).quietHours,
    away,
  );
  const endless = { ...quietHours, vacations: [{ from: '2026-12-24', to: '2027-12-24' }] };
  const refused = await ask(port, 'POST', '/api/me/quiet-hours', { quietHours: endless }, cookie(made.token));
  assert.deepEqual([refused.status, refused.json], [400, { no: { kind: 'bad vacations', most: 6, longest: 31, yearly: 60 } }]);
  const days = await ask(port, 'POST', '/api/me/quiet-hours', { quietHours: { ...quietHours, from: 3, to: 2 } }, cookie(made.token));
  assert.deepEqual([days.status, days.json], [400, { no: { kind: 'bad quiet hours', longest: 12 } }]);
  const { json } = await ask(port, 'GET', `/api/tables/${made.info.id}`);
  assert.ok(!JSON.stringify(json).includes('Brussels'));
  const none = await ask(port, 'POST', '/api/me/quiet-hours', {}, cookie(made.token));
  assert.equal((none.json as { quietHours?: unknown }).quietHours, undefined);
});

test('a vacation does not stretch a turn that runs, also after the table slept: it stops the clock from the next turn on', async (t) => {
  const data = newFolder(t);
  const first = await serve(t, { data });
  const made = await makeTable(first.port, { ...PEOPLE, timeControl: { kind: 'correspondence', hours: 24 }, name: 'Ada' });
  const { id } = made.info;
  const bo = await takeSeat(first.port, id, 'Bo');
  const day = (n: number) => new Date(Date.now() + n * DAY).toISOString().slice(0, 10);
  const vacations = [{ from: day(0), to: day(9) }];
  // Twice: the hours of before are not forgotten by another change.
  for (const night of [
    { from: 0, to: 0 },
    { from: 3, to: 9 },
  ]) {
    for (const { token } of [made, bo]) {
      const quietHours = { ...night, zone: 'UTC', vacations };
      assert.equal((await ask(first.port, 'POST', '/api/me/quiet-hours', { quietHours }, cookie(token))).status, 200);
    }
  }
  const due = (guest: Guest) => Math.max(...clocksOf(guest).due);
  const early = await Guest.join(first.port, id);
  assert.ok(due(early) < Date.now() + 1.01 * DAY, 'a day, as it began');
  await first.close();
  const { port } = await serve(t, { data });
  const guests = [await Guest.join(port, id, made.token), await Guest.join(port, id, bo.token)];
  const [one] = guests as [Guest];
  assert.ok(due(one) < Date.now() + 1.01 * DAY);
  const mover = () => game.toAct(one.sight?.table)[0];
  const before = mover();
  while (mover() === before) await playOne(guests);
  await one.until(() => due(one) >= Date.now() + 9 * DAY);
});

test('a time control that is none is refused', async (t) => {
  const { port } = await serve(t);
  for (const timeControl of [
    { kind: 'realtime', bank: 60 },
    { kind: 'realtime', bank: -1, move: 10 },
    { kind: 'correspondence', hours: 0 },
    { kind: 'never' },
    5,
  ]) {
    assert.equal((await ask(port, 'POST', '/api/tables', { ...PEOPLE, timeControl, name: 'Ada' })).status, 400);
  }
});
