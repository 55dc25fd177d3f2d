import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { test } from 'node:test';
import { FILE, openSqlite } from '../sqlite.ts';
import { Authenticator } from '../tests/authenticator.ts';
import { Browser } from '../tests/browser.ts';
import { newFolder, serve } from '../tests/guest.ts';
import { MOST_EVENTS, MOST_EVENTS_OF_ONE } from './safety-rows.ts';

const PASSWORD = 'correct horse battery';
const DAY = 24 * 3_600_000;

test('what happens to an account is noted and told in the log, without names, logins, passwords or tokens', async (t) => {
  const data = newFolder(t);
  const lines: string[] = [];
  const { port, close } = await serve(t, { data, rateLimited: false, log: { write: (line) => void lines.push(line) } });
  const ada = await Browser.arrive(port, 'Ada Visible');
  const { id } = await ada.me();
  await ada.ask('POST', '/api/me/password', { login: 'hidden lady', password: PASSWORD });
  await ada.ask('POST', '/api/me/password', { login: 'hidden lady', password: 'another good password', current: 'a wrong guess' });
  const elsewhere = new Browser(port);
  await elsewhere.signIn('hidden lady', 'not her password');
  await elsewhere.signIn('nobody at all', 'hunter2 hunter2');
  await elsewhere.signIn('hidden lady', PASSWORD);
  const key = new Authenticator(port);
  const offer = await ada.ask('POST', '/api/me/passkeys/offer', { current: PASSWORD });
  await ada.ask('POST', '/api/me/passkeys', { response: key.make(offer.json) });
  await ada.ask('DELETE', `/api/me/passkeys/${key.id}`, { current: PASSWORD });
  await new Browser(port).ask('POST', '/api/sign-in/passkey', { response: { id: 'x' } });
  const { token } = (await ada.ask('POST', '/api/me/programs', { name: 'secret project', scope: 'read' })).json as { token: string };
  const program = (await ada.me()).sessions.find(({ kind }) => kind === 'program');
  await ada.ask('DELETE', `/api/me/sessions/${program?.id}`);
  await elsewhere.ask('POST', '/api/sign-out', { everywhere: true });
  const bo = await Browser.arrive(port, 'Bo');
  await bo.ask('DELETE', '/api/me');
  await close();

  const store = openSqlite(data);
  t.after(() => store.close());
  const events = (await store.safety.events({}, 99)).toReversed();
  const local = events[0]?.address;
  assert.ok(local === '127.0.0.1' || local === '0:0:0:0::/64', local);
  assert.deepEqual(
    events.map(({ kind, person, about, address }) => [kind, person, about, address]),
    [
      ['password set', id, undefined, local],
      ['proof failed', id, 'password', local],
      ['sign-in failed', id, 'password', local],
      ['sign-in failed', undefined, 'password', local],
      ['signed in', id, 'password', local],
      ['passkey added', id, undefined, local],
      ['passkey removed', id, undefined, local],
      ['sign-in failed', undefined, 'passkey', local],
      ['token made', id, 'read', local],
      ['session ended', id, 'program', undefined],
      ['signed out everywhere', id, undefined, undefined],
      ['account deleted', undefined, undefined, undefined],
    ],
  );
  const told = lines.map((line) => JSON.parse(line)).filter(({ security }) => security);
  assert.deepEqual(
    told.map(({ security }) => [security.kind, security.person, security.about, security.address]),
    events.map(({ kind, person, about, address }) => [kind, person, about, address]),
  );
  assert.deepEqual([...new Set(told.filter(({ level }) => level === 40).map(({ msg }) => msg))], ['proof failed', 'sign-in failed']);
  const secrets = [PASSWORD, 'not her', 'hunter2', 'hidden lady', 'nobody at all', 'Visible', 'secret project', token, ada.token, key.id];
  for (const secret of secrets) assert.ok(!JSON.stringify([events, told]).includes(secret), secret);
});

test('of each sort the latest events are kept, of one person fewer; none for ever, and addresses for a month', async (t) => {
  const data = newFolder(t);
  await openSqlite(data).close();
  const db = new DatabaseSync(join(data, FILE));
  const add = (sort: string, kind: string, person: string, count: number) =>
    db.exec(`INSERT INTO events (sort, kind, at, person, address)
      WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
      SELECT '${sort}', '${kind}', ${200 * DAY} + n, ${person}, '10.0.0.2' FROM numbers`);
  add('account', 'token made', `'ada'`, MOST_EVENTS_OF_ONE);
  add('failure', 'sign-in failed', 'NULL', MOST_EVENTS);
  db.exec(`INSERT INTO events (sort, kind, at, person, address) VALUES ('account', 'signed in', ${5 * DAY}, 'bo', '10.0.0.1')`);
  db.close();
  const store = openSqlite(data);
  t.after(() => store.close());
  const { safety } = store;
  for (let n = 0; n < 3; n++) {
    await safety.note({ kind: 'token made', at: 201 * DAY, person: 'ada' });
    await safety.note({ kind: 'sign-in failed', at: 201 * DAY, address: '10.0.0.3' });
  }
  const all = await safety.events({}, 2 * MOST_EVENTS);
  assert.equal(all.length, MOST_EVENTS + MOST_EVENTS_OF_ONE + 1, 'failures push out nothing else');
  assert.equal((await safety.events({ person: 'ada' }, 1000)).at(-1)?.at, 200 * DAY + 4);
  const [first, second] = await safety.events({}, 2);
  assert.deepEqual(await safety.events({ before: first?.id ?? 0 }, 1), [second]);
  await safety.forgetOld(205 * DAY);
  assert.equal((await safety.events({ person: 'bo' }, 9)).length, 0);
  assert.equal((await safety.events({}, 1))[0]?.address, '10.0.0.3');
  await safety.forgetOld(232 * DAY);
  assert.equal((await safety.events({}, 1))[0]?.address, undefined);
});

test('whoever is forgotten is nobody in the log, and a guest who signs in is one with their account', async (t) => {
  const data = newFolder(t);
  const { port, close } = await serve(t, { data, rateLimited: false });
  const ada = await Browser.arrive(port, 'Ada');
  await ada.ask('POST', '/api/me/password', { login: 'ada', password: PASSWORD });
  const { id } = await ada.me();
  const guest = await Browser.arrive(port, 'Guest');
  await guest.ask('POST', '/api/me/programs', { name: 'bot' });
  await guest.signIn('ada', PASSWORD);
  const bo = await Browser.arrive(port, 'Bo');
  await bo.ask('POST', '/api/me/password', { login: 'bo', password: PASSWORD });
  await bo.ask('DELETE', '/api/me', { current: PASSWORD });
  await close();
  const store = openSqlite(data);
  t.after(() => store.close());
  const events = (await store.safety.events({}, 9)).map(({ kind, person, address }) => [kind, person, address !== undefined]);
  assert.deepEqual(events, [
    ['account deleted', undefined, false],
    ['password set', undefined, false],
    ['signed in', id, true],
    ['token made', id, true],
    ['password set', id, true],
  ]);
});
