/** What every store must do with people, whatever it is made of. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Judged } from '../store.contract.ts';
import type { Store } from '../store.ts';
import type { Session } from './store.ts';

const HOUR = 3_600_000;
const hashOf = (text: string) => new TextEncoder().encode(text);

export function judgePeople({ name, newPlace, open }: Judged): void {
  const now = Date.now();
  const sessionOf = (text: string, session: Partial<Session> = {}): Session => ({
    hash: hashOf(text),
    kind: 'browser',
    label: '',
    created: now,
    seen: now,
    ends: now + HOUR,
    ...session,
  });
  /** Zoé and Bo, each signed in once. */
  const opened = async (): Promise<Store> => {
    const store = await open(newPlace());
    for (const id of ['zoe', 'bo']) await store.people.add({ id, name: id, created: 1 }, sessionOf(id));
    return store;
  };
  const hashesOf = async ({ people }: Store, person: string) =>
    (await people.sessions(person)).map(({ hash }) => new TextDecoder().decode(hash)).sort();

  test(`${name}: a session is known until it ends; a browser's ends later when it is used, a program's does not`, async () => {
    const store = await opened();
    const { people } = store;
    await people.addSession('zoe', sessionOf('old', { ends: now - 1 }));
    await people.addProgram('zoe', sessionOf('bot', { kind: 'program', scope: 'read' }), 9);
    assert.equal(await people.bySession(hashOf('old')), undefined);
    const { isProgram, scope, until } = (await people.bySession(hashOf('bot'))) ?? {};
    assert.deepEqual([isProgram, scope, until], [true, 'read', now + HOUR]);
    assert.deepEqual(await hashesOf(store, 'zoe'), ['bot', 'zoe']);
    const seen = async () => (await people.sessions('zoe')).map((session) => [session.kind, session.seen]).sort();
    for (const hash of ['zoe', 'bot']) await people.touch(hashOf(hash), now + 3, 8, 9);
    assert.deepEqual(
      await seen(),
      [
        ['browser', now],
        ['program', now + 3],
      ],
      'too soon to be noted, but for the first use of a token',
    );
    await people.touch(hashOf('bot'), now + 7, 8, 9);
    assert.deepEqual((await seen())[1], ['program', now + 3]);
    for (const hash of ['zoe', 'bot']) await people.touch(hashOf(hash), now + 7, 4, 5 * HOUR);
    assert.deepEqual((await people.sessions('zoe')).map(({ kind, seen, ends }) => [kind, seen, ends]).sort(), [
      ['browser', now + 7, now + 7 + 5 * HOUR],
      ['program', now + 7, now + HOUR],
    ]);
    await people.forgetEnded(now + 2 * HOUR);
    assert.deepEqual([await hashesOf(store, 'zoe'), await hashesOf(store, 'bo')], [['zoe'], []]);
    await store.close();
  });

  test(`${name}: a person has so many programs and passkeys, and no more`, async () => {
    const store = await opened();
    const { people } = store;
    const made: boolean[] = [];
    for (const hash of ['1', '2', '3']) made.push(await people.addProgram('zoe', sessionOf(hash, { kind: 'program', scope: 'play' }), 2));
    assert.deepEqual(made, [true, true, false]);
    const passkey = { name: 'a key', publicKey: new Uint8Array([1]), counter: 0, transports: [], created: 1 };
    const kept: boolean[] = [];
    for (const id of ['a', 'b', 'c']) kept.push(await people.addPasskey('zoe', { ...passkey, id }, 2));
    assert.deepEqual(kept, [true, true, false]);
    await people.namePasskey('bo', 'a', 'not his');
    await people.dropPasskey('bo', 'b');
    await people.namePasskey('zoe', 'a', 'her own');
    assert.deepEqual(
      (await people.passkeys('zoe')).map(({ id, name }) => [id, name]),
      [
        ['a', 'her own'],
        ['b', 'a key'],
      ],
    );
    await people.dropPasskey('zoe', 'a');
    assert.equal(await people.byPasskey('a'), undefined);
    await store.close();
  });

  test(`${name}: of many browsers and devices the latest are kept`, async () => {
    const store = await opened();
    const { people } = store;
    for (let n = 0; n < 60; n++) await people.addSession('zoe', sessionOf(`browser ${n}`, { seen: now + n }));
    const hashes = await hashesOf(store, 'zoe');
    assert.deepEqual(
      [hashes.length, hashes.includes('browser 59'), hashes.includes('browser 9'), hashes.includes('zoe')],
      [50, true, false, false],
    );
    await people.setPassword('zoe', 'zoe', 'a hash');
    for (let n = 0; n < 21; n++) await people.addDevice('zoe', hashOf(`device ${n}`), n);
    await people.addDevice('bo', hashOf('device 1'), 1);
    const known = (device: string, login?: string) => people.isDevice(hashOf(device), login);
    assert.deepEqual([await known('device 0'), await known('device 0', 'zoe')], [false, false]);
    assert.deepEqual([await known('device 1', 'zoe'), await known('device 1', 'bo'), await known('device 20')], [true, false, true]);
    await store.close();
  });

  test(`${name}: a password may leave one session of its person, and no other person's`, async () => {
    const store = await opened();
    const { people } = store;
    await people.addSession('zoe', sessionOf('phone'));
    assert.equal(await people.setPassword('zoe', 'zoe', 'a hash'), true);
    assert.deepEqual(await hashesOf(store, 'zoe'), ['phone', 'zoe']);
    assert.equal(await people.setPassword('bo', 'zoe', 'a hash', hashOf('none')), false);
    assert.deepEqual(await hashesOf(store, 'bo'), ['bo'], 'a login that is taken changes nothing');
    assert.equal(await people.setPassword('zoe', 'zoe', 'another', hashOf('phone')), true);
    assert.deepEqual([await hashesOf(store, 'zoe'), await hashesOf(store, 'bo')], [['phone'], ['bo']]);
    await store.close();
  });

  test(`${name}: a sign-in is to be told on the channels of then, but not on those of that session`, async () => {
    const store = await opened();
    const { people, notices } = store;
    const origin = 'https://royaumes.example';
    const mail = { kind: 'mail', address: 'zoe@example.org', ending: 'an ending', origin } as const;
    const push = { kind: 'push', address: 'https://push.example/1', p256dh: 'B', auth: 'A', origin } as const;
    await notices.keep('zoe', mail);
    await notices.keep('zoe', push);
    await people.addSession('zoe', sessionOf('phone', { label: 'Firefox' }));
    const [told, ...others] = await notices.signIns(now, 10);
    assert.deepEqual([told, others], [{ id: told?.id, person: 'zoe', name: 'zoe', device: 'Firefox', channel: mail, tries: 0 }, []]);
    await notices.tellSignInAgain(told?.id ?? 0, now + 5);
    assert.deepEqual(await notices.signIns(now + 4, 10), []);
    assert.equal((await notices.signIns(now + 5, 10))[0]?.tries, 1);
    await notices.signInTold(told?.id ?? 0);
    assert.deepEqual(await notices.signIns(now + 5, 10), []);
    await people.addSession('zoe', sessionOf('desk'));
    assert.equal((await notices.signIns(now + 5, 10)).length, 2);
    await people.forget('zoe');
    assert.deepEqual(await notices.signIns(now + 5, 10), []);
    await store.close();
  });

  test(`${name}: a question to a passkey is answered once, and forgotten when it is old`, async () => {
    const store = await opened();
    const { people } = store;
    assert.deepEqual([await people.answer('q', 10, 5), await people.answer('q', 11, 6)], [true, false]);
    assert.deepEqual([await people.answer('other', 20, 15), await people.answer('q', 21, 16)], [true, true]);
    await store.close();
  });

  test(`${name}: attempts are counted, so many at once and then as time goes by`, async () => {
    const store = await opened();
    const [ada, bo] = [Buffer.from('ada'), Buffer.from('bo')];
    const attempt = (who: Uint8Array, now: number) => store.people.attempt(who, now, { burst: 3, perSecond: 0.1 });
    const atOnce = async (now: number) => (await Promise.all(Array.from({ length: 5 }, () => attempt(ada, now)))).filter(Boolean).length;
    assert.equal(await atOnce(5), 3);
    assert.deepEqual([await attempt(bo, 8), await attempt(ada, 10_004), await attempt(ada, 10_005)], [true, false, true]);
    assert.deepEqual([await attempt(ada, 10_006), await attempt(ada, 25_005)], [false, true]);
    assert.equal(await atOnce(1_000_000), 3, 'what was long ago is forgotten');
    await store.close();
  });
}
