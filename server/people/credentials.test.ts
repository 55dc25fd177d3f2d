import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Me } from '#protocol';
import { openSqlite } from '../sqlite.ts';
import { Authenticator, addPasskey, proofBy, signInBy } from '../tests/authenticator.ts';
import { Browser, kindOf } from '../tests/browser.ts';
import { ask, Guest, newFolder, satOf, serve } from '../tests/guest.ts';
import { hashPassword } from './password.ts';

const PASSWORD = 'correct horse battery';
const keep = { login: 'Ada', password: PASSWORD };

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
  const easy = [
    '1234567890',
    'Password123',
    'qwertyuiop',
    'QWERTYUIOP',
    'ｑｗｅｒｔｙｕｉｏｐ',
    'azertyuiop',
    'motdepasse',
    'wachtwoord',
    'qwertzuiop',
  ];
  for (const password of [
    ...easy,
    'aaaaaaaaaaaa',
    '1212121212',
    'lady ada lady ada',
    'Lady Ada 1',
    'Royaumes2026',
    'Patchistory!',
    'MedinaMedina1',
    'king of the dice 1',
  ]) {
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
