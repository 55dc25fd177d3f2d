/** What every store must do with notices, whatever it is made of. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Judged, KNOWN } from '../store.contract.ts';
import type { Store } from '../store.ts';
import type { Channel, NewNotice } from './store.ts';

const DEVICE = { kind: 'push', address: 'https://push.example/1', p256dh: 'B', auth: 'A', origin: 'https://royaumes.example' } as const;
const MAIL = { kind: 'mail', address: 'zoe@example.org', ending: 'an ending', origin: 'https://royaumes.example' } as const;
const hashOf = (person: string) => new TextEncoder().encode(person);

export function judgeNotices({ name, newPlace, open }: Judged): void {
  /** Zoé and Bo at a table. */
  const opened = async (): Promise<Store> => {
    const store = await open(newPlace());
    for (const person of ['zoe', 'bo']) {
      const session = { hash: hashOf(person), kind: 'browser', label: '', created: 1, seen: 1, ends: Number.MAX_SAFE_INTEGER } as const;
      await store.people.add({ id: person, name: person, created: 1 }, session);
    }
    const seats = ['zoe', 'bo'].map((person) => ({ kind: 'person', name: person, person }) as const);
    const made = { game: KNOWN, rules: 1, options: {}, seed: '', commit: '', host: 0, created: 1 };
    for (const table of [{ id: 'a' }, { id: 'newer', rules: 99 }])
      await store.create({ ...made, ...table, listed: false, rated: false, timeControl: { kind: 'unlimited' }, seats });
    return store;
  };
  const turnOf = (person: string, at: number): NewNotice => ({ person, table: 'a', kind: 'turn', at });
  const due = async ({ notices }: Store, now = 1000) => (await notices.due(now, 10)).map(({ person, at }) => [person, at]);
  const addressesOf = async ({ notices }: Store, person: string) => (await notices.channels(person)).map(({ address }) => address);

  test(`${name}: a notice is stored with its entry or not at all, and for those who can be reached`, async () => {
    const store = await opened();
    await store.notices.keep('zoe', DEVICE);
    const entry = { table: 'a', seat: 0, text: 'x', at: 5, notices: [turnOf('zoe', 7), turnOf('bo', 6)] };
    await assert.rejects(store.append({ ...entry, ply: 2 }));
    assert.deepEqual(await due(store), []);
    await store.append({ ...entry, ply: 1 });
    assert.deepEqual(await due(store), [['zoe', 7]]);
    assert.deepEqual(await due(store, 6), []);
    await store.close();
  });

  test(`${name}: of each kind there is one, and what was replaced meanwhile is not done away with`, async () => {
    const store = await opened();
    await store.notices.keep('zoe', DEVICE);
    await store.notices.note([turnOf('zoe', 7)]);
    const [first] = await store.notices.due(7, 10);
    assert.ok(first);
    await store.notices.note([turnOf('zoe', 8), { ...turnOf('zoe', 9), kind: 'over' }]);
    await store.notices.done(first);
    await store.notices.putOff(first, { at: 99, daily: true, tries: 1 });
    const [turn, over] = await store.notices.due(10, 10);
    assert.deepEqual([turn?.at, turn?.daily, turn?.tries, over?.kind], [8, false, 0, 'over']);
    await store.notices.putOff(turn as typeof first, { at: 20, daily: true, tries: 1, channels: [3] });
    assert.deepEqual((await store.notices.due(20, 10))[1], { ...turn, at: 20, daily: true, tries: 1, channels: [3] });
    await store.notices.done(over as typeof first);
    assert.deepEqual(await due(store), [['zoe', 20]]);
    // Whoever wishes it otherwise is told by the new wish.
    await store.notices.set('zoe', { when: 'now', hour: 1, zone: 'UTC', language: 'nl', mutedGames: [], mutedTables: ['b'] });
    assert.equal((await store.notices.settings('zoe'))?.language, 'nl');
    const [anew] = await store.notices.due(Date.now(), 10);
    assert.deepEqual([anew?.daily, (anew?.at ?? 0) > 20], [false, true]);
    await store.close();
  });

  test(`${name}: one address, one webhook and ten devices are kept, and a device is one person's`, async () => {
    const store = await opened();
    const { notices } = store;
    for (let n = 1; n <= 11; n++) await notices.keep('zoe', { ...DEVICE, address: `https://push.example/${n}` });
    assert.equal((await notices.channels('zoe')).length, 10);
    await notices.keep('bo', { ...DEVICE, address: 'https://push.example/11' });
    assert.equal((await notices.channels('zoe')).length, 9);
    const hook: Channel = { kind: 'webhook', address: 'https://hook.example/', shape: 'slack', origin: DEVICE.origin };
    for (const channel of [MAIL, { ...MAIL, address: 'other@example.org' }, hook, { ...hook, shape: 'discord' } as const]) {
      await notices.keep('bo', channel);
    }
    const [device, mail, webhook] = await notices.channels('bo');
    assert.equal(device?.address, 'https://push.example/11');
    assert.deepEqual(mail, { ...MAIL, address: 'other@example.org', id: mail?.id });
    assert.deepEqual(webhook, { ...hook, shape: 'discord', id: webhook?.id });
    assert.deepEqual(await notices.byEnding('an ending'), { id: mail?.id, person: 'bo' });
    await notices.drop(mail?.id as number);
    assert.equal(await notices.byEnding('an ending'), undefined);
    await store.close();
  });

  test(`${name}: of a table that only a newer server can play nobody is told here, and those are told who wait for less`, async () => {
    const store = await opened();
    for (const person of ['zoe', 'bo']) await store.notices.keep(person, { ...MAIL, address: person });
    await store.notices.note([{ ...turnOf('zoe', 1), table: 'newer' }, turnOf('zoe', 3), { ...turnOf('bo', 2), table: 'newer' }]);
    const told = await store.notices.due(5, 1, 9);
    assert.deepEqual(
      told.map(({ person, table }) => [person, table]),
      [['zoe', 'a']],
    );
    await store.close();
  });

  test(`${name}: a device goes with its session, a guest's ways with the guest, and all with whoever is forgotten`, async () => {
    const store = await opened();
    const { notices, people } = store;
    await notices.keep('bo', { ...MAIL, address: 'bo@example.org' });
    await notices.keep('bo', DEVICE, hashOf('bo'));
    await notices.keep('zoe', MAIL);
    await notices.keep('zoe', { ...DEVICE, address: 'https://push.example/2' }, hashOf('zoe'));
    await notices.note([turnOf('bo', 1)]);
    await notices.set('bo', { when: 'never', hour: 7, zone: 'UTC', language: 'en', mutedGames: [], mutedTables: [] });
    await people.merge('bo', 'zoe');
    assert.deepEqual((await addressesOf(store, 'zoe')).sort(), ['https://push.example/2', MAIL.address].sort());
    assert.equal(await notices.settings('zoe'), undefined);
    assert.deepEqual(await due(store), [['zoe', 1]]);
    await people.endSession('zoe', hashOf('zoe'));
    assert.deepEqual(await addressesOf(store, 'zoe'), [MAIL.address]);
    await people.forget('zoe');
    assert.deepEqual([await addressesOf(store, 'zoe'), await due(store)], [[], []]);
    await store.close();
  });

  test(`${name}: the keys of the server are made once`, async () => {
    const place = newPlace();
    const first = await open(place);
    const keys = { publicKey: 'public', privateKey: 'private' };
    assert.deepEqual(await first.notices.pushKeys(() => keys), keys);
    await first.close();
    const second = await open(place);
    assert.deepEqual(await second.notices.pushKeys(() => ({ publicKey: 'other', privateKey: 'other' })), keys);
    await second.close();
  });
}
