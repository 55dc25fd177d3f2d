import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { Game } from '#engine';
import { gameOf } from '#games';
import { type Me, type Scope, VERSION } from '#protocol';
import { Browser, kindOf } from '../tests/browser.ts';
import { ask, Guest, satOf, serve } from '../tests/guest.ts';

const PASSWORD = 'correct horse battery';
const GAME = { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'person'] } as const;
const DAY = 24 * 3_600_000;
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function newProgram(browser: Browser, wish: { scope?: Scope; days?: number } = {}): Promise<string> {
  const { json } = await browser.ask('POST', '/api/me/programs', { name: 'my bot', ...wish });
  return (json as { token: string }).token;
}

/** What is there to be asked, and with which body a program would. */
async function endpoints(port: number): Promise<readonly (readonly ['GET' | 'POST' | 'DELETE', string])[]> {
  const { paths } = (await ask(port, 'GET', '/api')).json as { paths: Record<string, object> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => [method.toUpperCase() as 'GET', path] as const),
  );
}
/** Where a program changes nothing of its owner's by asking. */
const SIGNING_IN = /^\/api\/sign-in/;
const AT_TABLES = /^\/api\/tables/;
const ACCOUNT_READS = /^GET \/api\/(me\/(notices|blocks|follows|export)|host\/.*)$/;
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/me': { name: 'Mal' },
  'POST /api/me/password': { login: 'mal', password: 'mal wants to be ada', current: PASSWORD },
  'POST /api/me/programs': { name: 'another' },
  'POST /api/me/passkeys': { response: { id: 'x' } },
  'POST /api/me/passkeys/offer': { current: PASSWORD },
  'POST /api/me/passkeys/{passkey}/name': { name: 'mine' },
  'DELETE /api/me/passkeys/{passkey}': { current: PASSWORD },
  'DELETE /api/me': { current: PASSWORD },
  'POST /api/me/quiet-hours': {},
  'POST /api/me/notices': { when: 'never', hour: 7, zone: 'UTC', language: 'fr', mutedGames: [] },
  'POST /api/me/notices/push': { endpoint: 'https://8.8.8.8/', keys: { p256dh: 'BB', auth: 'BB' } },
  'POST /api/me/notices/push/end': { endpoint: 'https://8.8.8.8/' },
  'POST /api/me/notices/address': { address: 'mal@example.org' },
  'POST /api/me/notices/address/confirm': { code: '00000000' },
  'POST /api/me/notices/webhook': { url: 'https://8.8.8.8/', shape: 'slack' },
  'POST /api/host/people/{person}/ban': { reason: 'x' },
  'POST /api/host/people/{person}/unban': {},
  'POST /api/host/people/{person}/name': { name: 'x' },
  'POST /api/host/people/{person}/host': { host: true },
  'POST /api/host/tables/{id}/close': {},
  'POST /api/host/reports/{report}/resolve': {},
  'POST /api/host/announcement': { text: 'x' },
  'POST /api/me/blocks': { person: 'nobody' },
  'POST /api/me/follows': { person: 'nobody' },
  'POST /api/daily/{game}': {},
  'POST /api/reports': { kind: 'name', person: 'nobody' },
  'POST /api/sign-out': { everywhere: true },
  'POST /api/tables': { ...GAME },
  'POST /api/tables/{id}/seats': {},
  'POST /api/tables/{id}/fill': { bot: 'random' },
  'POST /api/tables/{id}/leave': {},
  'POST /api/tables/{id}/return': {},
  'POST /api/tables/{id}/propose': { what: { kind: 'call off' } },
  'POST /api/tables/{id}/answer': { made: 1, agree: true },
  'POST /api/tables/{id}/orders': { standing: [] },
  'POST /api/tables/{id}/rematch': {},
  'POST /api/tables/{id}/cancel': {},
  'POST /api/tables/{id}/swap': { seats: [0, 1] },
  'POST /api/tables/{id}/free': { seat: 1 },
  'POST /api/tables/{id}/offer': { seat: 1, person: 'nobody' },
  'POST /api/tables/{id}/chat': { text: 'hello' },
  'POST /api/tables/{id}/mute': { mute: true },
};

test('no token of a program touches the account, by any endpoint there is, and one that reads changes nothing at all', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const ada = await Browser.arrive(port, 'Ada');
  await ada.ask('POST', '/api/me/password', { login: 'ada', password: PASSWORD });
  const { info } = satOf(await ada.ask('POST', '/api/tables', GAME));
  const tokens = { play: await newProgram(ada), read: await newProgram(ada, { scope: 'read' }) };
  // That it was used at all is noted at once.
  for (const token of Object.values(tokens)) await ask(port, 'GET', '/api/me', undefined, bearer(token));
  const before = await ada.me();
  const notices = (await ada.ask('GET', '/api/me/notices')).json;
  let refused = 0;
  for (const [scope, token] of Object.entries(tokens)) {
    for (const [method, path] of await endpoints(port)) {
      const name = `${method} ${path}`;
      const isChange = method !== 'GET' && !SIGNING_IN.test(path);
      const isAccount = ACCOUNT_READS.test(name) || path.endsWith('/mute') || (isChange && !AT_TABLES.test(path));
      if (!isAccount && !(scope === 'read' && isChange)) continue;
      const answer = await ask(
        port,
        method,
        path
          .replace('{id}', info.id)
          .replace('{report}', '1')
          .replace(/\{\w+\}/, before.sessions[0]?.id ?? ''),
        BODIES[name],
        bearer(token),
      );
      assert.deepEqual([answer.status, kindOf(answer)], [403, 'not permitted'], `${scope}: ${name}`);
      refused++;
    }
  }
  assert.ok(refused > 50, `${refused}`);
  assert.deepEqual(await ada.me(), before);
  assert.deepEqual((await ada.ask('GET', '/api/me/notices')).json, notices);
});

test('a program is told who its owner is, and nothing of how they sign in, or where', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const ada = await Browser.arrive(port, 'Ada');
  await ada.ask('POST', '/api/me/password', { login: 'The Hidden Lady', password: PASSWORD });
  await newProgram(ada);
  const token = await newProgram(ada, { scope: 'read', days: 3 });
  const me = (await ask(port, 'GET', '/api/me', undefined, bearer(token))).json as Me;
  assert.deepEqual([me.name, me.login, me.keys, me.sessions.length], ['Ada', undefined, [], 1]);
  assert.deepEqual([me.sessions[0]?.here, me.sessions[0]?.scope], [true, 'read']);
  assert.equal((await ada.me()).sessions.length, 3);
});

test('a program takes no name, and gives nobody’s seats away: neither by sitting down nor by signing in as somebody', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const ada = await Browser.arrive(port, 'Ada');
  const bo = await Browser.arrive(port, 'Bo');
  await bo.ask('POST', '/api/me/password', { login: 'bo', password: PASSWORD });
  const token = await newProgram(ada);
  assert.equal(kindOf(await ask(port, 'POST', '/api/tables', { ...GAME, name: 'Mal' }, bearer(token))), 'not permitted');
  assert.equal((await ask(port, 'POST', '/api/tables', { ...GAME, name: 'Ada' }, bearer(token))).status, 201);
  // As a guest's browser would, and be one with Bo from then on.
  assert.equal((await ask(port, 'POST', '/api/sign-in', { login: 'bo', password: PASSWORD }, bearer(token))).status, 200);
  assert.equal((await ada.me()).name, 'Ada');
});

test('one that reads sees the hand of its seat, and does not move; one that plays does', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const [ada, bo] = [await Browser.arrive(port, 'Ada'), await Browser.arrive(port, 'Bo')];
  const { info } = satOf(await ada.ask('POST', '/api/tables', GAME));
  await bo.ask('POST', `/api/tables/${info.id}/seats`, {});
  const game = gameOf('ugo') as Game;
  const seat = game.toAct((await Guest.join(port, info.id)).sight?.table)[0] ?? 0;
  const owner = [ada, bo][seat]!;
  const reader = await Guest.join(port, info.id, await newProgram(owner, { scope: 'read' }));
  assert.deepEqual([reader.seat, reader.sight?.hand !== undefined], [seat, true]);
  const view = { seat, table: reader.sight?.table, hand: reader.sight?.hand };
  const move = game.writeMove(game.moves(view)[0]);
  assert.deepEqual(await reader.refusedFor({ v: 2, kind: 'move', table: info.id, ply: 0, move }), { kind: 'not permitted' });
  const player = await Guest.join(port, info.id, await newProgram(owner));
  player.move(move);
  await reader.until(() => reader.ply === 1);
});

test('a token holds for so many days, on a connection that is open, too', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const { port } = await serve(t, { rateLimited: false, heartbeat: 1000 });
  const ada = await Browser.arrive(port, 'Ada');
  const { info } = satOf(await ada.ask('POST', '/api/tables', GAME));
  const [short, plain] = [await newProgram(ada, { days: 2 }), await newProgram(ada)];
  const ends = (await ada.me()).sessions.filter(({ kind }) => kind === 'program').map((session) => (session.ends - Date.now()) / DAY);
  assert.deepEqual(ends.sort(), [2, 90]);
  for (const days of [0, 366, 1.5, '7']) assert.equal(kindOf(await ada.ask('POST', '/api/me/programs', { name: 'x', days })), 'garbage');
  assert.equal(kindOf(await ada.ask('POST', '/api/me/programs', { name: 'x', scope: 'account' })), 'garbage');
  const [connection, other] = [await Guest.join(port, info.id, short), await Guest.join(port, info.id, plain)];
  t.mock.timers.setTime(Date.now() + 2 * DAY);
  await assert.rejects(
    connection.until(() => false),
    /the connection ended/,
  );
  assert.equal((await ask(port, 'GET', '/api/me', undefined, bearer(short))).status, 401);
  // However much it is used.
  for (let day = 2; day < 90; day += 4) {
    assert.equal((await ask(port, 'GET', '/api/me', undefined, bearer(plain))).status, 200);
    t.mock.timers.setTime(Date.now() + 4 * DAY);
  }
  assert.equal((await ask(port, 'GET', '/api/me', undefined, bearer(plain))).status, 401);
  await other.leave();
});

test('twenty tokens are enough for one person; one that has ended, or was ended, makes room', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const { port } = await serve(t, { rateLimited: false });
  const ada = await Browser.arrive(port, 'Ada');
  const make = (days = 30) => ada.ask('POST', '/api/me/programs', { name: 'my bot', days });
  assert.equal((await make(1)).status, 200);
  const made = await Promise.all(Array.from({ length: 24 }, () => make()));
  assert.equal(made.filter(({ status }) => status === 200).length, 19);
  const full = await make();
  assert.deepEqual([full.status, full.json], [409, { no: { kind: 'too many', most: 20 } }]);
  const one = (await ada.me()).sessions.find(({ kind, ends }) => kind === 'program' && ends > Date.now() + DAY);
  await ada.ask('DELETE', `/api/me/sessions/${one?.id}`);
  assert.deepEqual([(await make()).status, (await make()).status], [200, 409]);
  t.mock.timers.setTime(Date.now() + DAY);
  const bo = await Browser.arrive(port, 'Bo');
  assert.equal((await bo.ask('POST', '/api/me/programs', { name: 'his bot' })).status, 200);
  assert.deepEqual([(await make()).status, (await make()).status], [200, 409]);
});

test('no program acts at a rated table, however it got there, and one that reads opens no number', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const [ada, bo] = [await Browser.arrive(port, 'Ada'), await Browser.arrive(port, 'Bo')];
  for (const [login, browser] of Object.entries({ ada, bo })) await browser.ask('POST', '/api/me/password', { login, password: PASSWORD });
  const robot = await newProgram(ada);
  const rated = satOf(await bo.ask('POST', '/api/tables', { ...GAME, rated: true })).info.id;
  // It looks on before its owner sits down.
  const early = await Guest.join(port, rated, robot);
  await ada.ask('POST', `/api/tables/${rated}/seats`, {});
  await early.until(() => early.info?.started === true);
  assert.equal(early.seat, undefined);
  assert.equal(early.sight?.hand, undefined);
  assert.deepEqual(await early.refusedFor({ v: VERSION, kind: 'move', table: rated, ply: 0, move: 'r1' }), { kind: 'no seat' });
  const asked = ['leave', 'return', 'propose', 'answer', 'orders', 'swap', 'free', 'chat'] as const;
  for (const what of asked) {
    const answer = await ask(port, 'POST', `/api/tables/${rated}/${what}`, BODIES[`POST /api/tables/{id}/${what}`], bearer(robot));
    assert.equal(kindOf(answer), 'no bots', what);
  }
  await ada.ask('POST', `/api/tables/${rated}/propose`, { what: { kind: 'resign' } });
  assert.equal(kindOf(await ask(port, 'POST', `/api/tables/${rated}/rematch`, {}, bearer(robot))), 'no bots');

  const reader = await newProgram(ada, { scope: 'read' });
  const number = '00'.repeat(32);
  const seal = createHash('sha256').update(Buffer.from(number, 'hex')).digest('hex');
  const sealed = satOf(await ada.ask('POST', '/api/tables', { ...GAME, seal })).info.id;
  await bo.ask('POST', `/api/tables/${sealed}/seats`, {});
  const reading = await Guest.join(port, sealed, reader);
  assert.deepEqual(await reading.refusedFor({ v: VERSION, kind: 'number', table: sealed, number }), { kind: 'not permitted' });
});
