/** What every store must do with daily deals. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Judged } from '../store.contract.ts';
import type { NewTable, Store } from '../store.ts';
import { hashOf } from '../tokens.ts';

const [DAY, NEXT] = ['2026-11-16', '2026-11-17'] as const;

function tryOf(id: string, person: string, more: Partial<NewTable> = {}): NewTable {
  return {
    id,
    game: 'some game',
    rules: 1,
    options: {},
    seed: '5e'.repeat(32),
    commit: 'c0'.repeat(32),
    host: 0,
    created: 1,
    listed: false,
    rated: false,
    timeControl: { kind: 'unlimited' },
    day: DAY,
    seats: [
      { kind: 'person', name: person.toUpperCase(), person },
      { kind: 'bot', bot: 'random' },
    ],
    ...more,
  };
}

export function judgeDaily({ name, newPlace, open }: Judged): void {
  const peopled = async (): Promise<Store> => {
    const store = await open(newPlace());
    for (const id of ['ada', 'bo', 'cy']) {
      const session = { hash: hashOf(id), kind: 'browser', label: '', created: 0, seen: 0, ends: 9e15 } as const;
      await store.people.add({ id, name: id.toUpperCase(), created: 1 }, session);
    }
    return store;
  };
  const finish = (store: Store, table: string, place: number, score: number, ended = 5) =>
    store.results.note(table, { places: [place, 3 - place], scores: [score, 10], ended });

  test(`${name}: the first seed of a day stays, also when two are given at once`, async () => {
    const store = await peopled();
    const given = await Promise.all(['aa', 'bb', 'cc'].map((seed) => store.daily.seed(DAY, 'some game', seed)));
    assert.equal(new Set(given).size, 1);
    assert.equal(await store.daily.seed(DAY, 'some game', 'dd'), given[0]);
    assert.equal(await store.daily.seed(DAY, 'another game', 'ee'), 'ee');
    assert.equal(await store.daily.seed(NEXT, 'some game', 'ff'), 'ff');
    await store.close();
  });

  test(`${name}: a try is begun once, and found by its day, its game and whose it is`, async () => {
    const store = await peopled();
    assert.equal(await store.create(tryOf('a', 'ada')), true);
    assert.equal(await store.create(tryOf('a', 'bo', { game: 'another game' })), false);
    assert.deepEqual(await store.load('a'), { ...tryOf('a', 'ada'), plies: [], times: [] });
    const of = (day: string, game: string, person: string) => store.daily.tableOf(day, game, person);
    assert.equal(await of(DAY, 'some game', 'ada'), 'a');
    assert.equal(await of(NEXT, 'some game', 'ada'), undefined);
    assert.equal(await of(DAY, 'another game', 'ada'), undefined);
    assert.equal(await of(DAY, 'some game', 'bo'), undefined);
    await store.close();
  });

  test(`${name}: everybody’s first try that was played to its end is told, the best first`, async () => {
    const store = await peopled();
    for (const [id, person, created] of [
      ['a', 'ada', 1],
      ['b', 'bo', 2],
      ['c', 'cy', 3],
      ['d', 'ada', 4],
    ] as const)
      await store.create(tryOf(id, person, { created }));
    await store.create(tryOf('e', 'bo', { day: NEXT }));
    await finish(store, 'a', 2, 7);
    await finish(store, 'b', 1, 12);
    await finish(store, 'd', 1, 99);
    await finish(store, 'e', 1, 20);
    assert.deepEqual(await store.daily.tries(DAY, 'some game', 9), [
      { table: 'b', person: 'bo', name: 'BO', place: 1, score: 12 },
      { table: 'a', person: 'ada', name: 'ADA', place: 2, score: 7 },
    ]);
    assert.equal((await store.daily.tries(DAY, 'some game', 1)).length, 1);
    assert.deepEqual(await store.daily.tries(DAY, 'another game', 9), []);
    // Others see no try of a day that is not over.
    const shown = async (before?: string) => (await store.results.of('bo', 9, before)).map(({ table }) => table).sort();
    assert.deepEqual([await shown(), await shown(NEXT), await shown(DAY)], [['b', 'e'], ['b'], []]);
    await store.close();
  });
}
