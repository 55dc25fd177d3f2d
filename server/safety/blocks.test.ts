import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { type Blocked, type ChatLine, type Companion, type LobbyTable, type No, type TableInfo, VERSION } from '#protocol';
import { FILE } from '../sqlite.ts';
import { Browser, kindOf } from '../tests/browser.ts';
import { Guest, newFolder, satOf, serve } from '../tests/guest.ts';

const GAME = { game: 'ugo', options: {}, seats: ['person', 'person'] } as const;
const OPEN = { ...GAME, seats: ['person', 'person', 'person'], listed: true } as const;

async function trio(port: number) {
  const browsers = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Browser.arrive(port, name)));
  return Promise.all(browsers.map(async (browser) => ({ browser, id: (await browser.me()).id })));
}
type Someone = Awaited<ReturnType<typeof trio>>[number];

const block = ({ browser }: Someone, { id }: { id: string }) => browser.ask('POST', '/api/me/blocks', { person: id });
const unblock = ({ browser }: Someone, { id }: { id: string }) => browser.ask('DELETE', `/api/me/blocks/${id}`);
const make = async ({ browser }: Someone, wish: object = GAME) => satOf(await browser.ask('POST', '/api/tables', wish)).info.id;
const sit = ({ browser }: Someone, table: string) => browser.ask('POST', `/api/tables/${table}/seats`, {});
const say = ({ browser }: Someone, table: string, text: string) => browser.ask('POST', `/api/tables/${table}/chat`, { text });
const cookie = ({ browser }: Someone) => ({ cookie: `royaumes=${browser.token}` });
const listed = async ({ browser }: Someone) =>
  ((await browser.ask('GET', '/api/lobby')).json as { tables: readonly LobbyTable[] }).tables.map(({ id }) => id);

test('whom one blocks stands on one’s own list, once, and nobody blocks themselves, nobody, or too many', async (t) => {
  const data = newFolder(t);
  const { port, close } = await serve(t, { data, rateLimited: false });
  const [ada, bo] = (await trio(port)) as [Someone, Someone];
  assert.equal(kindOf(await block(ada, ada)), 'unknown person');
  assert.equal(kindOf(await block(ada, { id: 'nobody' })), 'unknown person');
  await block(ada, bo);
  const { people } = (await block(ada, bo)).json as { people: readonly Blocked[] };
  assert.deepEqual(
    people.map(({ id, name }) => [id, name]),
    [[bo.id, 'Bo']],
  );
  assert.ok(Math.abs((people[0]?.since ?? 0) - Date.now()) < 60_000);
  assert.deepEqual((await bo.browser.ask('GET', '/api/me/blocks')).json, { people: [] }, 'Bo is not told');
  assert.deepEqual((await unblock(ada, bo)).json, { people: [] });
  await close();
  const db = new DatabaseSync(join(data, FILE));
  const numbers = 'WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 200)';
  db.exec(`INSERT INTO people (id, name, created) ${numbers} SELECT 'p' || n, 'P', 1 FROM numbers`);
  db.exec(`INSERT INTO blocks ${numbers} SELECT '${ada.id}', 'p' || n, 1 FROM numbers`);
  db.close();
  const again = await serve(t, { data, port, rateLimited: false });
  assert.equal(again.port, port);
  assert.deepEqual((await block(ada, bo)).json, { no: { kind: 'too many', most: 200 } });
});

test('two of whom one has blocked the other do not hear each other from then on; all others hear both, and the one blocked notices nothing', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const [ada, bo, cy] = (await trio(port)) as [Someone, Someone, Someone];
  const table = await make(ada, { ...GAME, seats: ['person', 'person', 'person'] });
  for (const other of [bo, cy]) await sit(other, table);
  const sockets = await Promise.all([ada, bo, cy].map(({ browser }) => Guest.join(port, table, browser.token)));
  const [adas, bos, cys] = sockets as [Guest, Guest, Guest];
  const heard = (guest: Guest) => {
    const last = guest.heard.findLastIndex(({ kind }) => kind === 'chat');
    const lines: ChatLine[] = [];
    for (const message of guest.heard.slice(Math.max(0, last))) {
      if (message.kind === 'chat') lines.push(...message.lines);
      if (message.kind === 'chat line') lines.push(message.line);
    }
    return lines.map(({ text }) => text);
  };
  await say(bo, table, 'before');
  await say(ada, table, 'hello');
  for (const guest of sockets) await guest.until(() => heard(guest).length === 2);
  await block(ada, bo);
  await adas.until(() => heard(adas).length === 1);
  assert.deepEqual([heard(adas), heard(bos)], [['hello'], ['before', 'hello']]);
  await say(bo, table, 'of Bo');
  await say(ada, table, 'of Ada');
  await say(cy, table, 'of Cy');
  for (const guest of sockets) await guest.until(() => heard(guest).includes('of Cy'));
  assert.deepEqual(heard(adas), ['hello', 'of Ada', 'of Cy']);
  assert.deepEqual(heard(bos), ['before', 'hello', 'of Bo', 'of Cy']);
  assert.deepEqual(heard(cys), ['before', 'hello', 'of Bo', 'of Ada', 'of Cy']);
  const [again, back] = [await Guest.join(port, table, ada.browser.token), await Guest.join(port, table, bo.browser.token)];
  for (const guest of [again, back]) await guest.until(() => guest.count('chat') === 1);
  assert.deepEqual(heard(again), ['hello', 'of Ada', 'of Cy']);
  assert.deepEqual(heard(back), heard(bos), 'what Bo read before stays');
  const told = bos.heard.filter(({ kind }) => kind === 'chat');
  assert.equal(told.length, 0, 'nothing that Bo reads is taken from him');
  await unblock(ada, bo);
  await adas.until(() => heard(adas).length === 5);
});

test('neither sees the other’s open tables, in the list and as it changes, nor sits down where the other waits', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const [ada, bo, cy] = (await trio(port)) as [Someone, Someone, Someone];
  await block(ada, bo);
  const lobbies = await Promise.all([ada, bo, cy].map((one) => Guest.at(port, cookie(one))));
  for (const lobby of lobbies) {
    lobby.say({ v: VERSION, kind: 'lobby' });
    await lobby.until(() => lobby.count('lobby') === 1);
  }
  const [adas, bos, cys] = lobbies as [Guest, Guest, Guest];
  const [hers, his, third] = [await make(ada, OPEN), await make(bo, OPEN), await make(cy, OPEN)];
  for (const lobby of lobbies) await lobby.until(() => lobby.last('open')?.table.id === third);
  const opened = (lobby: Guest) => lobby.heard.flatMap((message) => (message.kind === 'open' ? [message.table.id] : []));
  assert.deepEqual(opened(adas), [hers, third]);
  assert.deepEqual(opened(bos), [his, third]);
  assert.deepEqual(opened(cys), [hers, his, third]);
  assert.deepEqual([adas.count('filled'), bos.count('filled')], [0, 0], 'nothing is told of a table that one may not see');
  assert.deepEqual([adas.last('open')?.count, bos.last('open')?.count, cys.last('open')?.count], [2, 2, 3]);
  assert.deepEqual(await listed(ada), [third, hers]);
  assert.deepEqual(await listed(bo), [third, his]);
  assert.deepEqual(await listed(cy), [third, his, hers]);

  for (const [who, table] of [
    [bo, hers],
    [ada, his],
  ] as const) {
    const answer = await sit(who, table);
    assert.deepEqual([answer.status, answer.json], [403, { no: { kind: 'seat refused' } }]);
  }
  // Where one of them sits down, the other sees the table no more.
  await sit(bo, third);
  await adas.until(() => adas.last('filled')?.id === third);
  assert.deepEqual(await listed(ada), [hers]);
  assert.equal(kindOf(await sit(ada, third)), 'seat refused');
  assert.equal((await sit(cy, hers)).status, 200);
  // Nor that it is full, or gone.
  assert.equal((await sit(cy, his)).status, 200);
  assert.equal((await sit((await trio(port))[0]!, his)).status, 200);
  await cys.until(() => cys.last('filled')?.id === his);
  const fourth = await make(cy, OPEN);
  await adas.until(() => adas.last('open')?.table.id === fourth);
  assert.equal(adas.count('filled'), 1);
  await unblock(ada, bo);
  await adas.until(() => adas.last('lobby')?.count === 3);
  assert.equal((await sit(ada, third)).status, 200);
});

test('neither keeps a seat for the other, neither by offering it nor by a rematch; a game that goes on goes on', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const [ada, bo] = (await trio(port)) as [Someone, Someone];
  const played = await make(ada);
  await sit(bo, played);
  const offer = async (by: Someone, to: Someone) => {
    const table = await make(by);
    return by.browser.ask('POST', `/api/tables/${table}/offer`, { seat: 1, person: to.id });
  };
  const companions = async ({ browser }: Someone) =>
    ((await browser.ask('GET', '/api/me/companions')).json as { people: readonly Companion[] }).people.length;
  assert.equal((await offer(bo, ada)).status, 200);
  await block(ada, bo);
  assert.equal(kindOf(await offer(bo, ada)), 'no companion');
  assert.equal(kindOf(await offer(ada, bo)), 'no companion');
  assert.deepEqual([await companions(ada), await companions(bo)], [0, 0]);
  const on = await Guest.join(port, played, bo.browser.token);
  assert.deepEqual([on.seat, on.info?.started, on.info?.over], [1, true, false]);

  const resigned = await bo.browser.ask('POST', `/api/tables/${played}/propose`, { what: { kind: 'resign' } });
  assert.equal((resigned.json as TableInfo).over, true);
  const { info } = satOf(await bo.browser.ask('POST', `/api/tables/${played}/rematch`, {}));
  assert.deepEqual(info.seats.map((sitter) => [sitter.kind, sitter.kind === 'bot' ? undefined : sitter.id]).sort(), [
    ['open', undefined],
    ['person', bo.id],
  ]);
  assert.equal(kindOf(await ada.browser.ask('POST', `/api/tables/${played}/rematch`, {})), 'seat refused');
});

test('a guest who signs in takes along who has blocked them, and not whom they have blocked; who is forgotten is on no list', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const [ada, bo, cy] = (await trio(port)) as [Someone, Someone, Someone];
  const account = { login: 'ada', password: 'correct horse battery' };
  await ada.browser.ask('POST', '/api/me/password', account);
  const guest = await Browser.arrive(port, 'Guest');
  const guestId = (await guest.me()).id;
  await guest.ask('POST', '/api/me/blocks', { person: bo.id });
  await block(cy, { id: guestId });
  await guest.signIn(account.login, account.password);
  const blocks = async ({ browser }: Someone) =>
    ((await browser.ask('GET', '/api/me/blocks')).json as { people: readonly Blocked[] }).people.map(({ id }) => id);
  assert.deepEqual(await blocks(ada), []);
  assert.deepEqual(await blocks(cy), [ada.id]);
  assert.equal(((await ada.browser.ask('DELETE', '/api/me', { current: account.password })).json as { no?: No }).no, undefined);
  assert.deepEqual(await blocks(cy), []);
});

test('nobody gets around a block as a guest: whoever signs in takes no seat along to a table with somebody they are kept apart from', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const [ada, bo, cy] = (await trio(port)) as [Someone, Someone, Someone];
  const account = { login: 'bo', password: 'correct horse battery' };
  await bo.browser.ask('POST', '/api/me/password', account);
  await block(ada, bo);
  const guest = await Browser.arrive(port, 'Guest');
  const someone = { browser: guest, id: (await guest.me()).id };
  const [waiting, running, other] = [await make(ada, OPEN), await make(ada), await make(cy, OPEN)];
  for (const table of [waiting, running, other]) assert.equal((await sit(someone, table)).status, 200);
  assert.equal((await guest.signIn(account.login, account.password)).status, 200);
  const seatsAt = async (table: string) =>
    ((await ada.browser.ask('GET', `/api/tables/${table}`)).json as TableInfo).seats.map((sitter) =>
      sitter.kind === 'bot' ? sitter.bot : (sitter.id ?? sitter.kind),
    );
  assert.deepEqual(await seatsAt(waiting), [ada.id, 'open', 'open']);
  assert.deepEqual(await seatsAt(running), [ada.id, 'person'], 'of nobody: a bot plays on');
  assert.deepEqual(await seatsAt(other), [cy.id, bo.id, 'open']);
});
