/** What every store must do to keep people safe from each other. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Judged } from '../store.contract.ts';
import type { Store } from '../store.ts';
import { MOST_EVENTS_OF_ONE } from './safety-rows.ts';
import type { NewReport } from './store.ts';

const DAY = 24 * 3_600_000;

export function judgeSafety({ name, newPlace, open }: Judged): void {
  const opened = async (): Promise<Store> => {
    const store = await open(newPlace());
    for (const [n, id] of ['zoe', 'bo', 'ädi'].entries()) {
      const session = {
        hash: new Uint8Array([n]),
        kind: 'browser',
        label: '',
        created: 1,
        seen: 1,
        ends: Number.MAX_SAFE_INTEGER,
      } as const;
      await store.people.add({ id, name: id === 'zoe' ? 'Zoé' : id, created: 1 }, session);
    }
    return store;
  };

  test(`${name}: whom somebody blocks or follows is known until that ends, and so many are known`, async () => {
    const store = await opened();
    const { safety } = store;
    assert.deepEqual([await safety.block('zoe', 'bo', 7, 1), await safety.block('zoe', 'bo', 8, 1)], [true, true]);
    assert.equal(await safety.block('zoe', 'ädi', 9, 1), false);
    assert.deepEqual(await safety.blocks('zoe'), [{ id: 'bo', name: 'bo', since: 7 }]);
    assert.deepEqual([await safety.apartFrom('zoe'), await safety.apartFrom('bo')], [new Set(['bo']), new Set(['zoe'])]);
    assert.deepEqual(
      [...(await safety.unheardBy('zoe')), ...(await safety.unheardBy('bo'))],
      [
        ['bo', 0],
        ['zoe', 7],
      ],
    );
    await safety.unblock('zoe', 'bo');
    assert.equal((await safety.apartFrom('bo')).size, 0);
    for (const followed of ['ädi', 'zoe']) assert.equal(await safety.follow('bo', followed, 1, 2), true);
    assert.deepEqual(
      (await safety.follows('bo')).map(({ name: called }) => called),
      ['Zoé', 'ädi'],
      'letter by letter as they are written',
    );
    await safety.unfollow('bo', 'zoe');
    assert.deepEqual(await safety.follows('bo'), [{ id: 'ädi', name: 'ädi' }]);
    await store.close();
  });

  test(`${name}: a report is made once, waits until somebody is done with it, and is forgotten later`, async () => {
    const store = await opened();
    const { safety } = store;
    const said: NewReport = { kind: 'chat', at: 1, reporter: 'zoe', person: 'bo', name: 'bo', text: '!', table: 'a', n: 3, why: 'rude' };
    const called: NewReport = { kind: 'name', at: 2, reporter: 'zoe', person: 'bo', name: 'bo', text: 'bo', why: '' };
    assert.deepEqual([await safety.report(said, 2), await safety.report(said, 2), await safety.report(called, 2)], [true, true, true]);
    assert.equal(await safety.report({ ...called, person: 'ädi' }, 2), false);
    const [first, second, ...others] = await safety.reports({ open: true, person: 'bo', reporter: 'zoe' }, 9);
    assert.deepEqual([first, second, others], [{ ...said, id: first?.id }, { ...called, id: second?.id }, []]);
    assert.equal(await safety.resolve(first?.id ?? 0, 5, 'warned'), true);
    assert.equal(await safety.resolve(first?.id ?? 0, 6, 'again'), false);
    assert.deepEqual(
      (await safety.reports({}, 9)).map(({ text, outcome }) => [text, outcome]),
      [
        ['bo', undefined],
        ['!', 'warned'],
      ],
    );
    await safety.forgetOld(200 * DAY);
    assert.deepEqual(
      (await safety.reports({}, 9)).map(({ text }) => text),
      ['bo'],
    );
    await store.people.forget('zoe');
    const [left] = await safety.reports({}, 9);
    assert.deepEqual([left?.reporter, left?.text], [undefined, 'bo']);
    await store.close();
  });

  test(`${name}: what happened to accounts is kept for a while, addresses shorter, and of one person not too much`, async () => {
    const store = await opened();
    const { safety } = store;
    await safety.note({ kind: 'signed in', at: 1, person: 'bo', about: 'password', address: '10.0.0.0/24' });
    await safety.note({ kind: 'banned', at: 100 * DAY, person: 'bo', by: 'zoe' });
    const [ban, signIn, ...others] = await safety.events({ person: 'bo' }, 9);
    assert.deepEqual(
      [ban, signIn, others],
      [
        { id: ban?.id, kind: 'banned', at: 100 * DAY, person: 'bo', by: 'zoe' },
        { id: signIn?.id, kind: 'signed in', at: 1, person: 'bo', about: 'password', address: '10.0.0.0/24' },
        [],
      ],
    );
    assert.deepEqual(await safety.events({ before: ban?.id ?? 0 }, 9), [signIn]);
    await safety.forgetOld(40 * DAY);
    assert.equal((await safety.events({ before: ban?.id ?? 0 }, 9))[0]?.address, undefined);
    await safety.forgetOld(200 * DAY);
    assert.deepEqual(await safety.events({}, 9), [ban]);
    for (let n = 0; n < MOST_EVENTS_OF_ONE + 5; n++) await safety.note({ kind: 'signed in', at: 200 * DAY, person: 'zoe' });
    assert.equal((await safety.events({ person: 'zoe' }, 1000)).length, MOST_EVENTS_OF_ONE);
    assert.equal((await safety.events({ person: 'bo' }, 9)).length, 1);
    await store.close();
  });

  test(`${name}: who becomes somebody else takes along who blocked and followed them; one announcement is told`, async () => {
    const store = await opened();
    const { safety } = store;
    await safety.block('ädi', 'bo', 1, 9);
    await safety.follow('ädi', 'bo', 1, 9);
    await safety.follow('ädi', 'zoe', 1, 9);
    await safety.follow('bo', 'ädi', 1, 9);
    await safety.follow('bo', 'zoe', 1, 9);
    await store.people.merge('bo', 'zoe');
    assert.deepEqual(
      (await safety.blocks('ädi')).map(({ id }) => id),
      ['zoe'],
    );
    const ids = async (person: string) => (await safety.follows(person)).map(({ id }) => id);
    assert.deepEqual([await ids('ädi'), await ids('zoe')], [['zoe'], ['ädi']]);
    await safety.announce({ text: 'tonight', at: 1 });
    await safety.announce({ text: 'tomorrow', at: 2 });
    assert.deepEqual(await safety.announcement(), { text: 'tomorrow', at: 2 });
    await safety.announce(undefined);
    assert.equal(await safety.announcement(), undefined);
    await store.close();
  });
}
