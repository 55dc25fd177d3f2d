import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { openSqlite } from '../sqlite.ts';
import { Authenticator, addPasskey, proofBy, signInBy } from '../tests/authenticator.ts';
import { Browser, kindOf } from '../tests/browser.ts';
import { ask, makeTable, newFolder, serve } from '../tests/guest.ts';
import { Passkeys } from './passkeys.ts';
import { People } from './people.ts';

const PASSWORD = 'correct horse battery';
const keep = { login: 'Ada', password: PASSWORD };
const cookie = (token: string) => ({ cookie: `royaumes=${token}` });

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

test('a device that asks for no finger, face or PIN neither makes a passkey nor signs in by one', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const ada = await Browser.arrive(port, 'Ada');
  const open = new Authenticator(port);
  open.isUnlocked = false;
  const offer = await ada.ask('POST', '/api/me/passkeys/offer', {});
  assert.equal(kindOf(await ada.ask('POST', '/api/me/passkeys', { response: open.make(offer.json) })), 'bad passkey');
  const key = await addPasskey(port, ada);
  const phone = new Browser(port);
  key.isUnlocked = false;
  assert.equal(kindOf(await signInBy(phone, key)), 'bad passkey');
  assert.equal(kindOf(await ada.ask('DELETE', '/api/me', await proofBy(ada, key))), 'bad passkey');
  key.isUnlocked = true;
  assert.equal((await signInBy(phone, key)).status, 200);
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

test('whoever signs in where somebody is signed in has a new session, and that of before opens nothing any more', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const ada = await Browser.arrive(port, 'Ada');
  await ada.ask('POST', '/api/me/password', keep);
  const first = ada.token;
  const isOpen = async (token: string) => (await ask(port, 'GET', '/api/me', undefined, cookie(token))).status === 200;
  await ada.signIn('Ada', 'a guess of somebody');
  assert.equal(await isOpen(first), true, 'a wrong password ends nothing');
  await ada.signIn('Ada', PASSWORD);
  const second = ada.token;
  assert.notEqual(second, first);
  assert.deepEqual([await isOpen(first), await isOpen(second), (await ada.me()).sessions.length], [false, true, 1]);
  // As somebody else, too.
  const bo = await Browser.arrive(port, 'Bo');
  await bo.ask('POST', '/api/me/password', { login: 'Bo', password: PASSWORD });
  await ada.signIn('Bo', PASSWORD);
  assert.deepEqual([await isOpen(second), (await ada.me()).name, await bo.isSignedIn()], [false, 'Bo', true]);
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

test('a session ends a year after it began, however often it is used', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.parse('2026-11-16T12:00:00Z') });
  const day = 24 * 3_600_000;
  const { port } = await serve(t, { rateLimited: false });
  const ada = await Browser.arrive(port, 'Ada');
  await ada.ask('POST', '/api/me/password', keep);
  for (let days = 60; days <= 360; days += 60) {
    t.mock.timers.setTime(Date.now() + 60 * day);
    assert.equal(await ada.isSignedIn(), true, `day ${days}`);
  }
  t.mock.timers.setTime(Date.now() + 5 * day);
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
