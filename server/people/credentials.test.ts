import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import type { Me } from '#protocol';
import { openSqlite } from '../sqlite.ts';
import { Authenticator } from '../tests/authenticator.ts';
import { Browser, kindOf } from '../tests/browser.ts';
import { ask, Guest, makeTable, newFolder, satOf, serve } from '../tests/guest.ts';
import { Passkeys } from './passkeys.ts';
import { hashPassword } from './password.ts';
import { People } from './people.ts';

const PASSWORD = 'correct horse battery';
const keep = { login: 'Ada', password: PASSWORD };
const cookie = (token: string) => ({ cookie: `royaumes=${token}` });

/** Makes a passkey as the page does. */
async function addPasskey(port: number, browser: Browser, proof = {}): Promise<Authenticator> {
  const key = new Authenticator(port);
  const offer = await browser.ask('POST', '/api/me/passkeys/offer', proof);
  const kept = await browser.ask('POST', '/api/me/passkeys', { response: key.make(offer.json) });
  assert.equal(kept.status, 200, JSON.stringify([offer.json, kept.json]));
  return key;
}

/** Shows a passkey as the page does where it is wanted. */
async function proofBy(browser: Browser, key: Authenticator): Promise<{ passkey: object }> {
  return { passkey: key.show((await browser.ask('POST', '/api/me/passkeys/ask')).json) };
}

async function signInBy(browser: Browser, key: Authenticator) {
  const asked = await browser.ask('POST', '/api/sign-in/passkey/ask');
  return browser.ask('POST', '/api/sign-in/passkey', { response: key.show(asked.json) });
}

test('a password, a login or a passkey changes, and an account goes, only after the password was shown', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const ada = await Browser.arrive(port, 'Ada');
  // A guest has nothing to show yet.
  assert.equal((await ada.ask('POST', '/api/me/password', keep)).status, 200);
  const changes: [string, (proof: object) => ReturnType<Browser['ask']>][] = [
    ['a password', (proof) => ada.ask('POST', '/api/me/password', { ...keep, password: 'another horse battery', ...proof })],
    ['a login', (proof) => ada.ask('POST', '/api/me/password', { ...keep, login: 'Lady Ada', ...proof })],
    ['a new passkey', (proof) => ada.ask('POST', '/api/me/passkeys/offer', proof)],
    ['a passkey less', (proof) => ada.ask('DELETE', '/api/me/passkeys/some-passkey', proof)],
    ['an end', (proof) => ada.ask('DELETE', '/api/me', proof)],
  ];
  for (const [what, change] of changes) {
    const asked = await change({});
    assert.deepEqual([asked.status, kindOf(asked)], [403, 'not confirmed'], what);
    const wrong = await change({ current: 'wrong horse battery' });
    assert.deepEqual([wrong.status, kindOf(wrong)], [401, 'wrong password'], what);
    const key = new Authenticator(port);
    assert.equal(kindOf(await change(await proofBy(ada, key))), 'bad passkey', what);
  }
  for (const path of ['/api/me', '/api/me/passkeys/some-passkey']) {
    assert.equal(kindOf(await ada.ask('DELETE', path)), 'not confirmed', `${path} with nothing`);
  }
  assert.equal((await new Browser(port).signIn('ada', PASSWORD)).status, 200, 'nothing has changed');
  const { login } = (await ada.ask('POST', '/api/me/password', { ...keep, login: 'Lady Ada', current: PASSWORD })).json as Me;
  assert.equal(login, 'lady ada');
  await addPasskey(port, ada, { current: PASSWORD });
  assert.equal((await ada.ask('DELETE', '/api/me', { current: PASSWORD })).status, 200);
  assert.equal(await ada.isSignedIn(), false);
  assert.equal(kindOf(await new Browser(port).signIn('lady ada', PASSWORD)), 'wrong password');
});

test('a passkey does as well; it is one’s own, from this session, and good for once', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const ada = await Browser.arrive(port, 'Ada');
  const eve = await Browser.arrive(port, 'Eve');
  const [key, hers] = [await addPasskey(port, ada), await addPasskey(port, eve)];
  const setPassword = (proof: object) => ada.ask('POST', '/api/me/password', { ...keep, ...proof });
  assert.equal(kindOf(await setPassword({})), 'not confirmed');
  assert.equal(kindOf(await setPassword(await proofBy(ada, hers))), 'bad passkey', 'of somebody else');
  assert.equal(kindOf(await setPassword({ passkey: key.show((await eve.ask('POST', '/api/me/passkeys/ask')).json) })), 'bad passkey');
  const asked = await ada.ask('POST', '/api/sign-in/passkey/ask');
  assert.equal(kindOf(await setPassword({ passkey: key.show(asked.json) })), 'bad passkey', 'asked for something else');
  const proof = await proofBy(ada, key);
  assert.equal((await setPassword(proof)).status, 200);
  assert.equal(kindOf(await setPassword(proof)), 'bad passkey', 'a second time');
  assert.equal((await setPassword(await proofBy(ada, key))).status, 200);
});

test('a passkey has a name, is called otherwise, and is taken off; somebody else’s is not', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const ada = await Browser.arrive(port, 'Ada');
  const first = await addPasskey(port, ada);
  const second = await addPasskey(port, ada, await proofBy(ada, first));
  const keysOf = async (browser: Browser) => (await browser.me()).keys.map(({ id, name }) => [id, name]);
  assert.deepEqual(await keysOf(ada), [
    [first.id, ''],
    [second.id, ''],
  ]);
  const named = (await ada.ask('POST', `/api/me/passkeys/${second.id}/name`, { name: ' The blue key ' })).json as Me;
  assert.deepEqual([named.passkeys, named.keys[1]?.name], [2, 'The blue key']);
  assert.equal(kindOf(await ada.ask('POST', `/api/me/passkeys/${second.id}/name`, { name: '\u3164' })), 'bad name');

  const eve = await Browser.arrive(port, 'Eve');
  assert.equal((await eve.ask('POST', `/api/me/passkeys/${second.id}/name`, { name: 'Mine' })).status, 200);
  assert.equal((await eve.ask('DELETE', `/api/me/passkeys/${second.id}`)).status, 200);
  assert.deepEqual(await keysOf(ada), [
    [first.id, ''],
    [second.id, 'The blue key'],
  ]);

  assert.equal((await signInBy(new Browser(port), second)).status, 200);
  await ada.ask('DELETE', `/api/me/passkeys/${second.id}`, await proofBy(ada, second));
  assert.deepEqual(await keysOf(ada), [[first.id, '']]);
  assert.equal(kindOf(await signInBy(new Browser(port), second)), 'bad passkey');
  assert.equal((await signInBy(new Browser(port), first)).status, 200);
});

test('twenty passkeys are enough', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const ada = await Browser.arrive(port, 'Ada');
  await ada.ask('POST', '/api/me/password', keep);
  for (let n = 0; n < 20; n++) await addPasskey(port, ada, { current: PASSWORD });
  const offer = await ada.ask('POST', '/api/me/passkeys/offer', { current: PASSWORD });
  const answer = await ada.ask('POST', '/api/me/passkeys', { response: new Authenticator(port).make(offer.json) });
  assert.deepEqual([answer.status, answer.json], [409, { no: { kind: 'too many', most: 20 } }]);
});

test('a change of password ends all other sessions, of devices and of programs, and cuts their connections', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const ada = await Browser.arrive(port, 'Ada');
  const [phone, thief] = [new Browser(port), new Browser(port)];
  await ada.ask('POST', '/api/me/password', keep);
  for (const device of [phone, thief]) await device.signIn('ada', PASSWORD);
  const { token } = (await thief.ask('POST', '/api/me/programs', { name: 'bot' })).json as { token: string };
  const { info } = satOf(await ada.ask('POST', '/api/tables', { game: 'ugo', options: {}, seats: ['person', 'person'] }));
  const connections = [await Guest.join(port, info.id, thief.token), await Guest.join(port, info.id, token)];
  await ada.ask('POST', '/api/me/password', { ...keep, password: 'another horse battery', current: PASSWORD });
  for (const connection of connections) {
    await assert.rejects(
      connection.until(() => false),
      /the connection ended/,
    );
  }
  assert.deepEqual([await ada.isSignedIn(), await phone.isSignedIn(), await thief.isSignedIn()], [true, false, false]);
  assert.equal((await ask(port, 'GET', '/api/me', undefined, { authorization: `Bearer ${token}` })).status, 401);
  assert.equal((await ada.me()).sessions.length, 1);
  assert.equal(kindOf(await phone.signIn('ada', PASSWORD)), 'wrong password');
  assert.equal((await phone.signIn('ada', 'another horse battery')).status, 200);
});

test('a password has ten characters or more, and is not one that is guessed first; a shorter one of before still opens', async (t) => {
  const data = newFolder(t);
  const before = await serve(t, { data, rateLimited: false });
  const ada = await Browser.arrive(before.port, 'Ada');
  const set = (password: string) => ada.ask('POST', '/api/me/password', { login: 'Lady Ada', password });
  for (const short of ['', 'ninechars', 'x'.repeat(201)]) {
    assert.deepEqual((await set(short)).json, { no: { kind: 'bad password', shortest: 10, longest: 200 } }, short);
  }
  const easy = ['1234567890', 'Password123', 'qwertyuiop', 'QWERTYUIOP', 'ｑｗｅｒｔｙｕｉｏｐ', 'azertyuiop', 'motdepasse', 'wachtwoord'];
  for (const password of [...easy, 'aaaaaaaaaaaa', '1212121212', 'lady ada lady ada', 'Lady Ada 1']) {
    const answer = await set(password);
    assert.deepEqual([answer.status, kindOf(answer)], [400, 'easy password'], password);
  }
  assert.equal((await set('ten chars.')).status, 200);
  const { id } = await ada.me();
  await before.close();
  const store = openSqlite(data);
  await store.people.setPassword(id, 'lady ada', await hashPassword('8 chars.'));
  await store.close();
  const { port } = await serve(t, { data });
  assert.equal((await new Browser(port).signIn('Lady Ada', '8 chars.')).status, 200);
});

test('whoever guesses at the current password of a session is slowed down there, and nobody else is', async (t) => {
  const { port } = await serve(t);
  const ada = await Browser.arrive(port, 'Ada');
  await ada.ask('POST', '/api/me/password', keep);
  const stolen = new Browser(port);
  await stolen.signIn('ada', PASSWORD);
  const kinds = new Set<string | undefined>();
  for (let n = 0; n < 12; n++) kinds.add(kindOf(await stolen.ask('DELETE', '/api/me', { current: `guess number ${n}` })));
  assert.deepEqual(kinds, new Set(['wrong password', 'too fast']));
  assert.equal(kindOf(await stolen.ask('DELETE', '/api/me', { current: PASSWORD })), 'too fast');
  assert.equal((await ada.ask('DELETE', '/api/me', { current: PASSWORD })).status, 200);
});

/** What is refused to a guess that comes from this address. */
async function guessFrom(localAddress: string, port: number, login: string): Promise<string | undefined> {
  const headers = { 'content-type': 'application/json' };
  const asking = request({ host: '127.0.0.1', port, localAddress, method: 'POST', path: '/api/sign-in', headers });
  asking.end(JSON.stringify({ login, password: 'a guess of somebody' }));
  const [answer] = (await once(asking, 'response')) as [IncomingMessage];
  return kindOf({ status: answer.statusCode ?? 0, json: JSON.parse(await text(answer)) });
}

test('however a login is written, and wherever the guesses come from, it is guessed at no faster', async (t) => {
  const { port } = await serve(t);
  // Each time other letters are wide ones.
  const write = (n: number) =>
    [...'lovelace'].map((letter, at) => ((n >> at) & 1 ? String.fromCodePoint(letter.charCodeAt(0) + 0xfee0) : letter));
  const kinds: (string | undefined)[] = [];
  for (let n = 0; n < 20; n++) {
    const login = write(n).join('');
    kinds.push(await guessFrom(`127.0.0.${n + 2}`, port, n % 2 ? login : ` ${login.toUpperCase()}`));
  }
  assert.deepEqual(new Set(kinds.slice(0, 10)), new Set(['wrong password']));
  assert.equal(kinds.at(-1), 'too fast');
  assert.equal(await guessFrom('127.0.0.99', port, 'another'), 'wrong password');
});

test('who guesses at a login does not lock its owner out who comes from a device known before', async (t) => {
  const { port } = await serve(t);
  const ada = await Browser.arrive(port, 'Ada');
  await ada.ask('POST', '/api/me/password', keep);
  const key = await addPasskey(port, ada, { current: PASSWORD });
  await ada.ask('POST', '/api/sign-out', { everywhere: false });
  const eve = await Browser.arrive(port, 'Eve');
  await eve.ask('POST', '/api/me/password', { login: 'Eve', password: PASSWORD });
  const guess = async (n: number) => kindOf(await eve.signIn('Ada', `guess number ${n}`));
  let guesses = 0;
  while ((await guess(guesses)) !== 'too fast') assert.ok(++guesses <= 10);
  // Eve's device is one where Eve is known, which does not help her with Ada's login. A new device has to wait with all others.
  assert.equal(kindOf(await new Browser(port).signIn('Ada', PASSWORD)), 'too fast');
  assert.equal((await ada.signIn('Ada', PASSWORD)).status, 200);
  await ada.ask('POST', '/api/sign-out', { everywhere: false });
  assert.equal((await signInBy(ada, key)).status, 200);
  // There, too, one cannot guess without end.
  await ada.ask('POST', '/api/sign-out', { everywhere: false });
  const kinds = new Set<string | undefined>();
  for (let n = 0; n < 12; n++) kinds.add(kindOf(await ada.signIn('Ada', `guess number ${n}`)));
  assert.deepEqual(kinds, new Set(['wrong password', 'too fast']));
});

test('a question to a passkey is for the browser that was asked, whoever else asks, and holds for five minutes', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const { port } = await serve(t, { rateLimited: false });
  const ada = await Browser.arrive(port, 'Ada');
  const key = await addPasskey(port, ada);
  const [phone, thief] = [new Browser(port), new Browser(port)];
  const asked = await phone.ask('POST', '/api/sign-in/passkey/ask');
  await thief.ask('POST', '/api/sign-in/passkey/ask');
  const response = key.show(asked.json);
  for (const other of [thief, new Browser(port)]) {
    assert.equal(kindOf(await other.ask('POST', '/api/sign-in/passkey', { response })), 'bad passkey');
  }
  assert.equal((await phone.ask('POST', '/api/sign-in/passkey', { response })).status, 200);
  assert.equal(kindOf(await phone.ask('POST', '/api/sign-in/passkey', { response })), 'bad passkey', 'a second time');

  const late = key.show((await phone.ask('POST', '/api/sign-in/passkey/ask')).json);
  t.mock.timers.setTime(Date.now() + 300_000);
  assert.equal(kindOf(await phone.ask('POST', '/api/sign-in/passkey', { response: late })), 'bad passkey', 'too late');
});

test('nobody pushes out the question to another’s passkey, however many they ask for', async (t) => {
  const store = openSqlite(newFolder(t));
  t.after(() => store.close());
  const people = new People(store.people);
  const passkeys = new Passkeys(people);
  const { person } = await people.newGuest('Ada', '');
  const key = new Authenticator(4000);
  const site = { origin: 'https://localhost:4000', host: 'localhost' };
  await passkeys.keep(person, 'ada', 'a key', key.make(await passkeys.offer(person, 'ada', site)), site);
  const asked = await passkeys.ask('ada', site);
  for (let n = 0; n < 10_001; n++) await passkeys.ask(`eve ${n}`, site);
  assert.equal(await passkeys.personFor('ada', key.show(asked), site), person.id);
});

test('a session that nobody uses ends after 90 days, on the server; one that is used goes on', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-16T12:00:00Z') });
  const day = 24 * 3_600_000;
  const { port } = await serve(t, { rateLimited: false });
  const ada = await Browser.arrive(port, 'Ada');
  await ada.ask('POST', '/api/me/password', keep);
  const unused = new Browser(port);
  await unused.signIn('ada', PASSWORD);
  t.mock.timers.setTime(Date.now() + 89 * day);
  assert.equal(await ada.isSignedIn(), true);
  t.mock.timers.setTime(Date.now() + day);
  assert.equal(await unused.isSignedIn(), false);
  const { sessions } = await ada.me();
  assert.deepEqual(
    sessions.map(({ here, ends }) => [here, ends]),
    [[true, Date.now() + 90 * day]],
  );
  t.mock.timers.setTime(Date.now() + 90 * day);
  assert.equal(await ada.isSignedIn(), false);
  assert.equal((await ada.signIn('ada', PASSWORD)).status, 200);
});

test('what has ended is forgotten when the server starts', async (t) => {
  const data = newFolder(t);
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() });
  const before = await serve(t, { data });
  const made = await makeTable(before.port, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Ada' });
  await before.close();
  t.mock.timers.setTime(Date.now() + 91 * 24 * 3_600_000);
  const { port, close } = await serve(t, { data });
  assert.equal((await ask(port, 'GET', '/api/me', undefined, cookie(made.token))).status, 401);
  await close();
  // Not even a clock that is wrong again brings it back.
  t.mock.timers.setTime(Date.now() - 91 * 24 * 3_600_000);
  const again = await serve(t, { data });
  assert.equal((await ask(again.port, 'GET', '/api/me', undefined, cookie(made.token))).status, 401);
});
