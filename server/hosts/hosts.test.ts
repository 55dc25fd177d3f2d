import assert from 'node:assert/strict';
import { lstatSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import type {
  Announcement,
  HostEvent,
  HostPerson,
  HostPersonShown,
  HostPresence,
  HostReport,
  HostTable,
  LobbyTable,
  TableInfo,
} from '#protocol';
import { openSqlite } from '../sqlite.ts';
import { Browser, kindOf } from '../tests/browser.ts';
import { type Answer, ask, Guest, newFolder, satOf, serve } from '../tests/guest.ts';

const GAME = { game: 'ugo', options: {}, seats: ['person', 'person'] } as const;
const PASSWORD = 'correct horse battery';

/** Asks through the socket file of a data folder. */
function atDesk(folder: string, method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = body ? { 'content-type': 'application/json' } : {};
    const asking = request({ socketPath: join(folder, 'admin.sock'), method, path, headers }, (response) => {
      let text = '';
      response.on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, json: JSON.parse(text) }));
    });
    asking.on('error', reject);
    asking.end(body && JSON.stringify(body));
  });
}

async function settle(t: TestContext, data = newFolder(t), options: { heartbeat?: number } = {}) {
  const { port, close } = await serve(t, { data, rateLimited: false, ...options });
  const desk = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => atDesk(data, method, `/api/host${path}`, body);
  const arrive = async (name: string) => {
    const browser = await Browser.arrive(port, name);
    return { browser, id: (await browser.me()).id };
  };
  const host = async (name: string) => {
    const one = await arrive(name);
    await desk('POST', `/people/${one.id}/host`, { host: true });
    return one;
  };
  return { port, close, data, desk, arrive, host };
}

const make = async (browser: Browser, wish: object = GAME) => satOf(await browser.ask('POST', '/api/tables', wish)).info.id;
const sit = (browser: Browser, table: string) => browser.ask('POST', `/api/tables/${table}/seats`, {});
const infoAt = async (port: number, table: string) => (await ask(port, 'GET', `/api/tables/${table}`)).json as TableInfo;

test('the socket file is its owner’s alone, is there while the server runs, and one left behind is replaced', async (t) => {
  const data = newFolder(t);
  const file = join(data, 'admin.sock');
  // What a server leaves that was killed.
  const left = createServer().listen(file);
  await new Promise((resolve) => left.once('listening', resolve));
  const server = await serve(t, { data });
  assert.equal(lstatSync(file).isSocket(), true);
  assert.equal(statSync(file).mode & 0o777, 0o600);
  assert.equal((await atDesk(data, 'GET', '/api/host/online')).status, 200);
  await server.close();
  assert.equal(lstatSync(file, { throwIfNoEntry: false }), undefined);
  left.close();
  // What is no socket is not ours: the server runs, and says so.
  writeFileSync(file, 'notes');
  const lines: string[] = [];
  const again = await serve(t, { data, log: { write: (line) => void lines.push(line) } });
  assert.equal((await ask(again.port, 'GET', '/api/health')).status, 200);
  assert.ok(lines.some((line) => line.includes('hosts cannot reach this server')));
  await again.close();
  assert.equal(lstatSync(file).isFile(), true);
});

test('the page’s door is for people marked as hosts, never for programs, and hosts make no hosts', async (t) => {
  const { port, desk, arrive, host } = await settle(t);
  const [ada, bo, cy] = [await host('Ada'), await arrive('Bo'), await host('Cy')];
  assert.deepEqual([(await ada.browser.me()).host, (await bo.browser.me()).host], [true, undefined]);
  const { token } = (await ada.browser.ask('POST', '/api/me/programs', { name: 'bot' })).json as { token: string };
  const reads = ['online', 'people', `people/${bo.id}`, 'tables', 'reports', 'events'].map((path) => `/api/host/${path}`);
  for (const path of reads) {
    assert.equal((await ada.browser.ask('GET', path)).status, 200, path);
    assert.equal(kindOf(await bo.browser.ask('GET', path)), 'not permitted', path);
    assert.equal(kindOf(await ask(port, 'GET', path)), 'not signed in', path);
    assert.equal(kindOf(await ask(port, 'GET', path, undefined, { authorization: `Bearer ${token}` })), 'not permitted', path);
  }
  assert.equal(kindOf(await ada.browser.ask('POST', `/api/host/people/${bo.id}/host`, { host: true })), 'not permitted');
  for (const [what, body] of [
    ['ban', { reason: 'a quarrel' }],
    ['name', { name: 'Silly' }],
  ] as const) {
    assert.equal(kindOf(await ada.browser.ask('POST', `/api/host/people/${cy.id}/${what}`, body)), 'not permitted');
  }
  assert.equal(kindOf(await ada.browser.ask('DELETE', `/api/host/people/${cy.id}`)), 'not permitted');
  await desk('POST', `/people/${ada.id}/host`, { host: false });
  assert.equal(kindOf(await ada.browser.ask('GET', '/api/host/people')), 'not permitted');
});

test('whoever has a page open is seen by it, and not only when they ask for something', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-16T12:00:00Z') });
  const { port, desk, arrive } = await settle(t, newFolder(t), { heartbeat: 1000 });
  const ada = await arrive('Ada');
  const seen = async () => ((await desk('GET', `/people/${ada.id}`)).json as HostPersonShown).person.seen;
  const looking = await Guest.join(port, await make(ada.browser), ada.browser.token);
  const beat = async () => {
    const before = looking.count('at');
    await looking.until(() => looking.count('at') > before + 1);
  };
  await beat();
  assert.equal(await seen(), Date.parse('2026-11-16T12:00:00Z'));
  t.mock.timers.setTime(Date.parse('2026-11-16T14:30:00Z'));
  await beat();
  assert.equal(await seen(), Date.parse('2026-11-16T14:30:00Z'));
});

test('whoever is banned is told why, everywhere: signed in, signing in, sitting down, at a table; and may sign out', async (t) => {
  const { port, data, desk, arrive, close } = await settle(t);
  const [ada, bo] = [await arrive('Ada'), await arrive('Bo')];
  await bo.browser.ask('POST', '/api/me/password', { login: 'bo', password: PASSWORD });
  const { token } = (await bo.browser.ask('POST', '/api/me/programs', { name: 'bot' })).json as { token: string };
  const table = await make(ada.browser);
  const [look, program] = [await Guest.join(port, table, bo.browser.token), await Guest.join(port, table, token)];
  assert.equal(kindOf(await desk('POST', `/people/${bo.id}/ban`, { reason: ' ' })), 'bad chat line');
  const shown = (await desk('POST', `/people/${bo.id}/ban`, { reason: 'Rude in the chat' })).json as HostPersonShown;
  assert.equal(shown.person.banned?.reason, 'Rude in the chat');
  for (const guest of [look, program]) {
    await assert.rejects(
      guest.until(() => false),
      /the connection ended/,
    );
  }
  const banned = { no: { kind: 'banned', reason: 'Rude in the chat' } };
  for (const answer of [
    await bo.browser.ask('GET', '/api/me'),
    await bo.browser.ask('POST', '/api/me', { name: 'Robert' }),
    await bo.browser.ask('POST', '/api/tables', GAME),
    await sit(bo.browser, table),
    await bo.browser.ask('POST', `/api/tables/${table}/chat`, { text: 'hello' }),
    await new Browser(port).signIn('bo', PASSWORD),
  ]) {
    assert.deepEqual([answer.status, answer.json], [403, banned]);
  }
  assert.equal(kindOf(await new Browser(port).signIn('bo', 'a wrong password')), 'wrong password', 'only who they are is told');
  assert.equal((await ask(port, 'GET', '/api/me', undefined, { authorization: `Bearer ${token}` })).status, 401);
  const again = await Guest.at(port, { cookie: `royaumes=${bo.browser.token}` });
  assert.deepEqual(await again.refusedFor({ v: 2, kind: 'join', table, since: 0 }), banned.no);
  await close();

  const { port: later } = await serve(t, { data, rateLimited: false });
  assert.deepEqual((await new Browser(later).signIn('bo', PASSWORD)).json, banned);
  await atDesk(data, 'POST', `/api/host/people/${bo.id}/unban`, {});
  const back = new Browser(later);
  assert.equal((await back.signIn('bo', PASSWORD)).status, 200);
  assert.equal((await sit(back, table)).status, 200);
  await atDesk(data, 'POST', `/api/host/people/${bo.id}/ban`, { reason: 'Again' });
  assert.equal((await back.ask('POST', '/api/sign-out', { everywhere: false })).status, 200);
  assert.deepEqual((await back.ask('GET', '/api/me')).json, {});
});

test('seats of whoever is banned: open again before play, a bot’s in a game, resigned in a rated one', async (t) => {
  const { port, desk, arrive } = await settle(t);
  const [ada, bo, cy] = [await arrive('Ada'), await arrive('Bo'), await arrive('Cy')];
  for (const [login, { browser }] of Object.entries({ ada, bo }))
    await browser.ask('POST', '/api/me/password', { login, password: PASSWORD });
  const waiting = await make(bo.browser, { ...GAME, seats: ['person', 'person', 'person'], listed: true });
  await sit(cy.browser, waiting);
  const [running, rated] = [await make(ada.browser), await make(ada.browser, { ...GAME, rated: true })];
  for (const table of [running, rated]) await sit(bo.browser, table);
  const lonely = await make(bo.browser, { ...GAME, listed: true });
  const looking = await Guest.join(port, running, ada.browser.token);
  await Guest.join(port, lonely, bo.browser.token);
  const { person } = (await desk('POST', `/people/${bo.id}/ban`, { reason: 'Rude' })).json as HostPersonShown;
  assert.equal(person.online, false, 'in the very answer');
  await looking.until(() => looking.info?.seats[1]?.kind === 'person' && looking.info.seats[1].bot !== undefined);
  assert.deepEqual((await infoAt(port, running)).seats[1], { kind: 'person', name: 'Bo', id: bo.id, bot: 'level-5' });
  const { over, forfeit, calledOff } = await infoAt(port, rated);
  assert.deepEqual([over, forfeit, calledOff], [true, { seat: 1, why: 'resigned' }, true]);
  const { seats, host } = await infoAt(port, waiting);
  assert.deepEqual([seats.map(({ kind }) => kind), host], [['open', 'person', 'open'], 1]);
  assert.equal((await infoAt(port, lonely)).calledOff, true, 'nobody is left there to wait');
  const { tables } = (await ask(port, 'GET', '/api/lobby')).json as { tables: readonly LobbyTable[] };
  assert.deepEqual(
    tables.map(({ id }) => id),
    [waiting],
  );
});

test('a guest who is banned does not come back as the account that they sign in to, nor gives it their seats', async (t) => {
  const { port, desk, arrive } = await settle(t);
  const ada = await arrive('Ada');
  await ada.browser.ask('POST', '/api/me/password', { login: 'ada', password: PASSWORD });
  const guest = await arrive('Guest');
  await desk('POST', `/people/${guest.id}/ban`, { reason: 'Rude' });
  assert.equal((await guest.browser.signIn('ada', PASSWORD)).status, 200);
  assert.equal((await guest.browser.me()).id, ada.id);
  assert.equal(((await desk('GET', `/people/${guest.id}`)).json as HostPersonShown).person.banned?.reason, 'Rude');
  assert.ok(port > 0);
});

test('hosts close a table that waits or is played: it is over without a result, and in no lobby', async (t) => {
  const { port, host, arrive, data, close } = await settle(t);
  const [ada, bo, cy] = [await host('Ada'), await arrive('Bo'), await arrive('Cy')];
  const open = await make(bo.browser, { ...GAME, listed: true });
  const played = await make(bo.browser);
  await sit(cy.browser, played);
  const looking = await Guest.join(port, played, cy.browser.token);
  for (const table of [open, played]) assert.deepEqual((await ada.browser.ask('POST', `/api/host/tables/${table}/close`, {})).json, {});
  await looking.until(() => looking.info?.over === true);
  assert.deepEqual([looking.info?.calledOff, looking.info?.closed], [true, true]);
  assert.equal(kindOf(await ada.browser.ask('POST', `/api/host/tables/${played}/close`, {})), 'over');
  assert.equal(kindOf(await ada.browser.ask('POST', '/api/host/tables/nowhere/close', {})), 'unknown table');
  const lobby = async (where: number) => ((await ask(where, 'GET', '/api/lobby')).json as { tables: readonly LobbyTable[] }).tables;
  assert.deepEqual(await lobby(port), []);
  assert.equal(kindOf(await sit(cy.browser, open)), 'over');
  assert.equal(kindOf(await bo.browser.ask('POST', `/api/tables/${open}/fill`, { bot: 'random' })), 'over');
  const { tables } = (await ada.browser.ask('GET', '/api/host/tables')).json as { tables: readonly HostTable[] };
  assert.deepEqual(
    tables.map(({ id, started, over }) => [id, started, over]).sort(),
    [
      [open, false, true],
      [played, true, true],
    ].sort(),
  );
  await close();
  const again = await serve(t, { data });
  assert.deepEqual(await lobby(again.port), []);
  assert.deepEqual([(await infoAt(again.port, open)).closed, (await infoAt(again.port, played)).closed], [true, true]);
});

test('hosts find people, see who is on, and rename or delete somebody', async (t) => {
  const { port, host, arrive } = await settle(t);
  const [ada, bo] = [await host('Ada'), await arrive('Bo Änderson')];
  await bo.browser.ask('POST', '/api/me/password', { login: 'the other', password: PASSWORD });
  const find = async (text: string) =>
    (
      (await ada.browser.ask('GET', `/api/host/people?search=${encodeURIComponent(text)}`)).json as { people: readonly HostPerson[] }
    ).people.map(({ id }) => id);
  for (const text of ['bo ', 'THE OTHER', bo.id, 'derson']) assert.deepEqual(await find(text), [bo.id], text);
  assert.deepEqual((await find('')).sort(), [ada.id, bo.id].sort());
  const table = await make(bo.browser);
  const guest = await Guest.join(port, table, bo.browser.token);
  await Guest.join(port, table);
  const online = (await ada.browser.ask('GET', '/api/host/online')).json as { people: readonly HostPresence[]; strangers: number };
  assert.deepEqual(online, { people: [{ id: bo.id, name: 'Bo Änderson', tables: [table] }], strangers: 1 });
  assert.equal(kindOf(await ada.browser.ask('POST', `/api/host/people/${bo.id}/name`, { name: '\u200b' })), 'bad name');
  const reserved = await ada.browser.ask('POST', `/api/host/people/${bo.id}/name`, { name: 'Admin' });
  assert.deepEqual(reserved.json, { no: { kind: 'bad name', why: 'reserved' } });
  const renamed = (await ada.browser.ask('POST', `/api/host/people/${bo.id}/name`, { name: 'Bo' })).json as HostPersonShown;
  assert.deepEqual([renamed.person.name, renamed.tables.map(({ id }) => id)], ['Bo', [table]]);
  assert.equal((await bo.browser.me()).name, 'Bo');
  assert.ok(guest);
  assert.deepEqual((await ada.browser.ask('DELETE', `/api/host/people/${bo.id}`)).json, {});
  assert.equal(await bo.browser.isSignedIn(), false);
  assert.equal(kindOf(await ada.browser.ask('GET', `/api/host/people/${bo.id}`)), 'unknown person');
});

test('an announcement is told to whoever asks until it is taken down, across a restart', async (t) => {
  const { port, data, host, close } = await settle(t);
  const ada = await host('Ada');
  const told = async (where: number) => ((await ask(where, 'GET', '/api/announcement')).json as Partial<Announcement>).text;
  assert.equal(await told(port), undefined);
  await ada.browser.ask('POST', '/api/host/announcement', { text: 'We restart at nine' });
  assert.equal(await told(port), 'We restart at nine');
  assert.equal(kindOf(await ada.browser.ask('POST', '/api/host/announcement', { text: '  ' })), 'bad chat line');
  await close();
  const again = await serve(t, { data });
  assert.equal(await told(again.port), 'We restart at nine');
  await atDesk(data, 'POST', '/api/host/announcement', {});
  assert.equal(await told(again.port), undefined);
});

test('hosts see reports, those that wait first, and are done with them once; all they do is in the log', async (t) => {
  const { host, arrive, data, close, desk } = await settle(t);
  const [ada, bo, cy] = [await host('Ada'), await arrive('Bo'), await arrive('Cy')];
  const table = await make(bo.browser);
  await sit(cy.browser, table);
  for (const text of ['one', 'two']) {
    const { n } = (await bo.browser.ask('POST', `/api/tables/${table}/chat`, { text })).json as { n: number };
    await cy.browser.ask('POST', '/api/reports', { kind: 'chat', table, n });
  }
  const reports = async (query = '') =>
    ((await ada.browser.ask('GET', `/api/host/reports${query}`)).json as { reports: readonly HostReport[] }).reports;
  const [first, second] = await reports();
  assert.deepEqual([first?.text, first?.reporter, first?.name], ['one', { id: cy.id, name: 'Cy' }, 'Bo']);
  assert.equal(((await desk('GET', `/people/${bo.id}`)).json as HostPersonShown).person.reports, 2);
  assert.deepEqual((await ada.browser.ask('POST', `/api/host/reports/${first?.id}/resolve`, { outcome: 'talked to Bo' })).json, {});
  assert.equal(kindOf(await ada.browser.ask('POST', `/api/host/reports/${first?.id}/resolve`, {})), 'unknown report');
  assert.deepEqual(
    (await reports()).map(({ text, outcome }) => [text, outcome]),
    [
      ['two', undefined],
      ['one', 'talked to Bo'],
    ],
  );
  assert.deepEqual(
    (await reports('?open=1')).map(({ id }) => id),
    [second?.id],
  );
  await ada.browser.ask('POST', `/api/host/people/${bo.id}/ban`, { reason: 'Rude' });
  await ada.browser.ask('POST', `/api/host/people/${bo.id}/unban`, {});
  await ada.browser.ask('POST', `/api/host/tables/${table}/close`, {});
  await ada.browser.ask('DELETE', `/api/host/people/${bo.id}`);
  const { events } = (await desk('GET', '/events')).json as { events: readonly HostEvent[] };
  const byAda = { id: ada.id, name: 'Ada' };
  assert.deepEqual(
    events.map(({ kind, person, by, about }) => [kind, person?.id, by, about]),
    [
      ['deleted by a host', undefined, byAda, undefined],
      ['table closed', undefined, byAda, table],
      ['unbanned', undefined, byAda, undefined],
      ['banned', undefined, byAda, undefined],
      ['report resolved', undefined, byAda, String(first?.id)],
      ['made a host', ada.id, { name: 'console' }, undefined],
    ],
  );
  await close();
  // A host who is forgotten is nobody in it, too.
  const store = openSqlite(data);
  await store.people.forget(ada.id);
  assert.deepEqual([...new Set((await store.safety.events({}, 99)).map(({ by }) => by))], [undefined, 'console']);
  await store.close();
});
