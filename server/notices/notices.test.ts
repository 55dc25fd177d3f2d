import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import { FastChance } from '#engine';
import { ugo as game } from '#games/ugo';
import { VERSION } from '#protocol';
import { ask, Guest, newFolder, takeSeat } from '../tests/guest.ts';
import { nextAt } from './notices.ts';
import { cookie, friends, noticesOf } from './tests/friends.ts';
import { openWebhook, until } from './tests/receivers.ts';

const HOUR = 3_600_000;

test('whoever does not look is told that it is their turn, on every way that is set', async (t) => {
  const lines: string[] = [];
  const { ada, mailbox, ...all } = await friends(t, { data: newFolder(t), log: { write: (line) => void lines.push(line) } });
  const device = await all.openDevice();
  const webhook = await all.openWebhook();
  await all.openMail();
  const table = await all.newTable();
  await all.boMoves(table);
  await until(() => device.messages.length > 0 && webhook.posts.length > 0 && mailbox.letters.length > 0);
  const url = `http://localhost:${all.port}/table/${table}`;
  const body = 'With Bo <b>. Bo <b> has moved.';
  assert.deepEqual(device.messages, [{ title: 'U GO!: it’s your turn', body, url, tag: table, table }]);
  assert.equal(device.claims[0]?.sub, `http://localhost:${all.port}`);
  assert.deepEqual(webhook.posts, [
    { content: `U GO!: it’s your turn\nWith Bo <b\\>. Bo <b\\> has moved. ${url}`, allowed_mentions: { parse: [] } },
  ]);
  const [letter] = mailbox.letters;
  assert.deepEqual([letter?.to, letter?.subject], [['ada@example.org'], 'U GO!: it’s your turn']);
  assert.ok(letter?.raw.includes(body) && letter.raw.includes('With Bo &lt;b&gt;.'), letter?.raw);
  assert.ok(letter?.raw.includes(url));
  // No line of the log tells a way to reach anybody.
  for (const secret of ['ada@example.org', webhook.url, device.subscription.endpoint, '/hook/', ada]) {
    assert.ok(!lines.join('').includes(secret), `the log tells ${secret}`);
  }
  assert.equal(device.messages.length + webhook.posts.length + mailbox.letters.length, 3);
});

test('nobody is told of a table that they look at; a page out of sight does not look', async (t) => {
  const all = await friends(t, { data: newFolder(t) });
  const device = await all.openDevice();
  const [seen, hidden] = [await all.newTable(), await all.newTable()];
  const eyes = await Guest.join(all.port, seen, all.ada);
  const asleep = await Guest.join(all.port, hidden, all.ada);
  asleep.say({ v: VERSION, kind: 'away', away: true });
  // Once something is answered that was said after it, it has been heard.
  await asleep.refusedFor({ v: VERSION, kind: 'nonsense' });
  await all.boMoves(seen);
  await all.boMoves(hidden);
  await until(() => device.messages.length > 0);
  assert.deepEqual(
    device.messages.map(({ table }) => table),
    [hidden],
  );
  assert.equal(eyes.closed, undefined);
});

test('whose connection breaks before they can have seen the move is told of it', async (t) => {
  const all = await friends(t, { data: newFolder(t), heartbeat: 1000 });
  const device = await all.openDevice();
  const table = await all.newTable();
  // A page that is there, as far as anybody knows, and answers nothing any more.
  const dead = new WebSocket(`ws://localhost:${all.port}/api/socket`, { autoPong: false });
  await once(dead, 'open');
  dead.send(JSON.stringify({ v: VERSION, kind: 'join', table, token: all.ada, since: 0 }));
  await once(dead, 'message');
  await all.boMoves(table);
  await until(() => device.messages.length > 0);
  assert.deepEqual([device.messages[0]?.table, dead.readyState], [table, WebSocket.CLOSED]);
});

test('nothing is said of a muted table, a muted game, or to who wishes to hear nothing', async (t) => {
  const all = await friends(t, { data: newFolder(t) });
  const webhook = await all.openWebhook('slack');
  const [muted, loud] = [await all.newTable(), await all.newTable()];
  const set = noticesOf(await all.ask('POST', `/api/tables/${muted}/mute`, { mute: true }));
  assert.deepEqual(set.mutedTables, [muted]);
  await all.boMoves(muted);
  await all.boMoves(loud);
  await until(() => webhook.posts.length > 0);
  assert.deepEqual(webhook.posts, [
    { text: `U GO!: it’s your turn\nWith Bo &lt;b&gt;. Bo &lt;b&gt; has moved. http://localhost:${all.port}/table/${loud}` },
  ]);
  assert.deepEqual(noticesOf(await all.ask('POST', `/api/tables/${muted}/mute`, { mute: false })).mutedTables, []);

  const wish = { when: 'now', hour: 8, zone: 'UTC', language: 'nl', mutedGames: [game.meta.id] } as const;
  const other = { game: 'medina', options: {} };
  assert.equal((await all.ask('POST', '/api/me/notices', wish)).status, 200);
  await all.boMoves(await all.newTable());
  // Another game tells of itself, in the language that was chosen.
  const begun = await ask(all.port, 'POST', '/api/tables', { ...other, seats: ['person', 'person'] }, cookie(all.ada));
  const { id } = (begun.json as { info: { id: string } }).info;
  const cy = await takeSeat(all.port, id, 'Cy');
  await ask(all.port, 'POST', `/api/tables/${id}/propose`, { what: { kind: 'call off' } }, cookie(cy.token));
  await until(() => webhook.posts.length > 1);
  const { text } = webhook.posts[1]!;
  assert.match(text, /^Medina: (je bent aan de beurt|er wordt op je antwoord gewacht)\nMet Cy\. /);
  assert.equal((await all.ask('POST', '/api/me/notices', { ...wish, when: 'never', mutedGames: [] })).status, 200);
  await all.boMoves(await all.newTable());
  // Once Bo has been told of something later, it has been Ada's turn to be told.
  const bos = await openWebhook(t);
  await ask(all.port, 'POST', '/api/me/notices/webhook', { url: bos.url, shape: 'slack' }, cookie(all.bo));
  await all.newTable();
  await until(() => bos.posts.length > 0);
  assert.equal((await all.ask('POST', '/api/me/notices', { ...wish, mutedGames: [] })).status, 200);
  const last = await all.newTable();
  await all.boMoves(last);
  await until(() => webhook.posts.length > 2);
  assert.ok(webhook.posts[2]!.text.includes(last));
});

test('a restart between the move and the notice loses nothing', async (t) => {
  const data = newFolder(t);
  const all = await friends(t, { data, notices: { grace: 3000 } });
  const device = await all.openDevice();
  const table = await all.newTable();
  await all.boMoves(table);
  await all.restart();
  assert.equal(device.messages.length, 0);
  await until(() => device.messages.length > 0);
  assert.deepEqual([device.messages[0]?.table, device.messages.length], [table, 1]);
});

test('one is reminded once before time runs out, later when there is more time than was thought', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-16T12:00:00Z') });
  const all = await friends(t, { data: newFolder(t) });
  const device = await all.openDevice();
  const table = await all.newTable({ timeControl: { kind: 'correspondence', hours: 12 } });
  await all.boMoves(table);
  await until(() => device.messages.length === 1);
  assert.match(device.messages[0]?.body ?? '', /You have 12 hours left\.$/);
  // A nap of an hour does not count.
  await all.ask('POST', '/api/me/quiet-hours', { quietHours: { from: 13, to: 14, zone: 'UTC' } });
  const other = await all.newTable();
  t.mock.timers.setTime(Date.parse('2026-11-16T21:30:00Z'));
  await all.boMoves(other);
  await until(() => device.messages.length === 2);
  assert.equal(device.messages[1]?.table, other);
  t.mock.timers.setTime(Date.parse('2026-11-16T22:00:00Z'));
  await until(() => device.messages.length === 3);
  const { title, body } = device.messages[2] ?? {};
  assert.deepEqual([title, body], ['U GO!: your time is running out', 'With Bo <b>. You have 3 hours left.']);
  t.mock.timers.setTime(Date.parse('2026-11-16T23:00:00Z'));
  const third = await all.newTable();
  await all.boMoves(third);
  await until(() => device.messages.length > 3);
  assert.equal(device.messages[3]?.table, third);
});

test('a game that all agreed to play on over days reminds, too, and says when it ends because time ran out', async (t) => {
  const begin = Date.parse('2026-11-16T12:00:00Z');
  t.mock.timers.enable({ apis: ['Date'], now: begin });
  const all = await friends(t, { data: newFolder(t) });
  const device = await all.openDevice();
  const table = await all.newTable({ timeControl: { kind: 'realtime', bank: 3600, move: 3600, out: 'end' } });
  await all.boMoves(table);
  await all.adaMoves(table);
  await all.boMoves(table);
  const wish = { what: { kind: 'time control', timeControl: { kind: 'correspondence', hours: 1 } } };
  const proposed = await ask(all.port, 'POST', `/api/tables/${table}/propose`, wish, cookie(all.bo));
  const { made } = (proposed.json as { proposal: { made: number } }).proposal;
  assert.equal((await all.ask('POST', `/api/tables/${table}/answer`, { made, agree: true })).status, 200);
  const titles = () => device.messages.map(({ title }) => title).filter((title) => title !== 'U GO!: it’s your turn');
  await until(() => device.messages.length > 0);
  t.mock.timers.setTime(begin + 46 * 60_000);
  await until(() => titles().length > 0);
  t.mock.timers.setTime(begin + 61 * 60_000);
  await until(() => titles().length > 1);
  assert.deepEqual(titles(), ['U GO!: your time is running out', 'U GO!: the game is over']);
});

test('whoever wishes gets one letter a day with all that still waits, and none when nothing does', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-16T12:00:00Z') });
  const all = await friends(t, { data: newFolder(t) });
  await all.openMail();
  const wish = { when: 'daily', hour: 8, zone: 'Europe/Brussels', language: 'fr', mutedGames: [] };
  await all.ask('POST', '/api/me/notices', wish);
  const [one, two, moved] = [await all.newTable(), await all.newTable(), await all.newTable()];
  for (const table of [one, two, moved]) await all.boMoves(table);
  const { letters } = all.mailbox;
  // The reminder of a game over days does not wait for the morning.
  const hasty = await all.newTable({ timeControl: { kind: 'correspondence', hours: 1 } });
  await all.boMoves(hasty);
  t.mock.timers.setTime(Date.parse('2026-11-16T12:50:00Z'));
  await until(() => letters.length === 1);
  assert.equal(letters[0]?.subject, 'U GO! : votre temps est presque écoulé');
  for (const table of [moved, hasty]) {
    const ada = await Guest.join(all.port, table, all.ada);
    const { ply } = ada;
    ada.move(game.writeMove(game.moves({ seat: 1, table: ada.sight?.table, hand: ada.sight?.hand })[0]));
    await ada.until(() => ada.ply > ply);
    await ada.leave();
    const bo = await Guest.join(all.port, table, all.bo);
    if (game.toAct(bo.sight?.table)[0] === 1) await all.ask('POST', `/api/tables/${table}/leave`, {});
    await bo.leave();
  }
  t.mock.timers.setTime(Date.parse('2026-11-17T07:00:00Z'));
  await until(() => letters.length === 2);
  assert.equal(letters[1]?.subject, 'Du nouveau à 2 tables');
  for (const table of [one, two]) assert.ok(letters[1]?.raw.includes(`/table/${table}`));
  for (const table of [moved, hasty]) assert.ok(!letters[1]?.raw.includes(`/table/${table}`));
  assert.ok(letters[1]?.raw.includes('U GO! : c’est à vous de jouer. Avec Bo <b>. Bo <b> a joué.'), letters[1]?.raw);
});

test('the hour of the daily letter is that of the place', () => {
  const at = (now: string, hour: number, zone: string) => new Date(nextAt(Date.parse(now), hour, zone)).toISOString();
  assert.equal(at('2026-11-16T06:59:30Z', 8, 'Europe/Brussels'), '2026-11-16T07:00:00.000Z');
  assert.equal(at('2026-11-16T07:00:00Z', 8, 'Europe/Brussels'), '2026-11-17T07:00:00.000Z');
  assert.equal(at('2026-11-16T07:00:00Z', 8, 'Asia/Kolkata'), '2026-11-17T02:30:00.000Z');
  assert.ok(nextAt(0, 0, 'UTC') === 24 * HOUR);
});

test('one is told that a game is over, that a seat is kept, and that something was proposed', async (t) => {
  const all = await friends(t, { data: newFolder(t) });
  const table = await all.newTable();
  const players = [await Guest.join(all.port, table, all.bo), await Guest.join(all.port, table, all.ada)];
  players[1]?.say({ v: VERSION, kind: 'away', away: true });
  await Promise.all(players.map((guest) => guest.playOn(game, new FastChance(5))));
  await all.restart();
  const device = await all.openDevice();
  // Who could not be reached then is not told of it later.
  assert.equal((await ask(all.port, 'POST', `/api/tables/${table}/rematch`, {}, cookie(all.bo))).status, 200);
  await until(() => device.messages.length === 1);
  const { title, body, table: next } = device.messages[0] ?? {};
  assert.deepEqual([title, body], ['U GO!: a seat is reserved for you', 'Bo <b> would like to play with you.']);
  assert.notEqual(next, table);
  // Ada sits down; Bo is second now, and it is Ada's turn.
  await all.ask('POST', `/api/tables/${next}/seats`, {});
  await until(() => device.messages.length === 2);
  assert.deepEqual([device.messages[1]?.title, device.messages[1]?.table], ['U GO!: it’s your turn', next]);

  const third = await all.newTable();
  await ask(all.port, 'POST', `/api/tables/${third}/propose`, { what: { kind: 'call off' } }, cookie(all.bo));
  await until(() => device.messages.length === 3);
  assert.deepEqual([device.messages[2]?.title, device.messages[2]?.table], ['U GO!: your answer is needed', third]);
  const { proposal } = (await ask(all.port, 'GET', `/api/tables/${third}`)).json as { proposal: { made: number } };
  await all.ask('POST', `/api/tables/${third}/answer`, { made: proposal.made, agree: true });
  await until(() => device.messages.length === 4);
  assert.deepEqual([device.messages[3]?.title, device.messages[3]?.table], ['U GO!: the game was called off', third]);

  const fourth = await all.newTable();
  const again = [await Guest.join(all.port, fourth, all.bo), await Guest.join(all.port, fourth, all.ada)];
  await again[0]?.until(() => again[0]?.sight !== undefined);
  await Promise.all([
    again[0]?.playOn(game, new FastChance(5)),
    again[1]?.playOn(game, new FastChance(6)).then(() => undefined),
    again[1]?.until(() => (again[1]?.ply ?? 0) > 3).then(() => again[1]?.say({ v: VERSION, kind: 'away', away: true })),
  ]);
  const ended = () => device.messages.find((message) => message.table === fourth && message.title === 'U GO!: the game is over');
  await until(() => ended() !== undefined);
  assert.equal(ended()?.body, 'With Bo <b>.');

  // Bo, who has played with Ada, keeps a seat for her at a new table.
  const wish = { game: 'ugo', options: {}, seats: ['person', 'person'] };
  const fifth = ((await ask(all.port, 'POST', '/api/tables', wish, cookie(all.bo))).json as { info: { id: string } }).info.id;
  const person = ((await all.ask('GET', '/api/me')).json as { id: string }).id;
  assert.equal((await ask(all.port, 'POST', `/api/tables/${fifth}/offer`, { seat: 1, person }, cookie(all.bo))).status, 200);
  const offered = () => device.messages.some((message) => message.table === fifth && message.title === 'U GO!: a seat is reserved for you');
  await until(offered);
});
