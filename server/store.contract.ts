/** What every store must do, whatever it is made of. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_ORDERS } from '#engine';
import { games } from '#games';
import type { StoredSeat } from './sitters.ts';
import type { Entry, NewTable, Store } from './store.ts';

export interface Judged {
  readonly name: string;
  /** Whether several servers may use one place. */
  readonly isShared: boolean;
  /** A new and empty place for a store. */
  newPlace(): string;
  open(place: string): Promise<Store>;
  /** Opens a store that soon has no room left. */
  openCramped(place: string): Promise<Store>;
}

/** A game that this server knows: tables of others are left to newer ones. */
export const KNOWN = games[0]!.meta.id;

/** Of four seats, with a bot and somebody there. */
export function tableOf(id: string): NewTable {
  return {
    id,
    game: KNOWN,
    rules: 1,
    options: { length: 2, variant: 'short', open: true },
    seed: '5e'.repeat(32),
    commit: 'c0'.repeat(32),
    host: 1,
    created: 1_700_000_000_123,
    listed: true,
    rated: true,
    timeControl: { kind: 'realtime', bank: 60, move: 10 },
    seats: [{ kind: 'bot', bot: 'random' }, { kind: 'person', name: 'Zoé 🏰', person: 'zoe' }, { kind: 'open' }, { kind: 'open' }],
  };
}

function entryOf(table: string, ply: number, seat: number, text: string): Entry {
  return { table, ply, seat, text, at: 1000 * ply };
}

export function judgeStore({ name, isShared, newPlace, open, openCramped }: Judged): void {
  const opened = async (): Promise<Store> => open(newPlace());

  test(`${name}: a table is loaded as it was made`, async () => {
    const store = await opened();
    await store.create(tableOf('a'));
    assert.deepEqual(await store.load('a'), { ...tableOf('a'), plies: [], times: [] });
    await store.close();
  });

  test(`${name}: there is no table that was not made, and none is made twice`, async () => {
    const store = await opened();
    assert.equal(await store.load('a'), undefined);
    await store.create(tableOf('a'));
    await assert.rejects(store.create({ ...tableOf('a'), game: 'another game' }));
    assert.equal((await store.load('a'))?.game, KNOWN);
    await store.close();
  });

  test(`${name}: an open seat is given away once`, async () => {
    const store = await opened();
    await store.create(tableOf('a'));
    const { seats } = tableOf('a');
    const bo = { kind: 'person', name: 'Bo', person: 'bo' } as const;
    const after = seats.with(2, bo);
    assert.equal(await store.sit('a', seats, 2, bo), true);
    assert.equal(await store.sit('a', after, 2, { kind: 'person', name: 'Cy', person: 'cy' }), false);
    assert.equal(await store.sit('a', after, 1, { kind: 'bot', bot: 'random' }), false);
    assert.equal(await store.sit('a', after, 9, { kind: 'bot', bot: 'random' }), false);
    assert.equal(await store.sit('b', seats, 2, { kind: 'bot', bot: 'random' }), false);
    assert.equal(await store.sit('a', seats, 3, bo), false, 'who thinks that they do not sit there yet');
    assert.deepEqual((await store.load('a'))?.seats.slice(1), [
      { kind: 'person', name: 'Zoé 🏰', person: 'zoe' },
      { kind: 'person', name: 'Bo', person: 'bo' },
      { kind: 'open' },
    ]);
    await store.close();
  });

  test(`${name}: of the listed tables those with an open seat are told, the oldest first`, async () => {
    const store = await opened();
    await store.create({ ...tableOf('b'), created: 2 });
    await store.create({ ...tableOf('a'), created: 1 });
    await store.create({ ...tableOf('c'), listed: false });
    await store.create(tableOf('d'));
    await store.fill('d', tableOf('d').seats, 'random');
    assert.deepEqual(await store.open(), [
      { ...tableOf('a'), created: 1 },
      { ...tableOf('b'), created: 2 },
    ]);
    await store.close();
  });

  test(`${name}: a bot fills the seats that are open and no others`, async () => {
    const store = await opened();
    await store.create(tableOf('a'));
    await store.create(tableOf('b'));
    const { seats } = tableOf('a');
    assert.equal(await store.fill('a', seats, 'greedy'), true);
    assert.equal(await store.fill('a', seats, 'random'), false);
    assert.equal(await store.fill('c', seats, 'random'), false);
    const bot = { kind: 'bot', bot: 'greedy' };
    assert.deepEqual((await store.load('a'))?.seats, [...seats.slice(0, 2), bot, bot]);
    assert.deepEqual((await store.load('b'))?.seats, tableOf('b').seats);
    await store.close();
  });

  test(`${name}: entries of many tables, appended at once, are loaded in order`, async () => {
    const store = await opened();
    const ids = Array.from({ length: 20 }, (_, n) => `table ${n}`);
    for (const id of ids) await store.create(tableOf(id));
    const stored: Promise<void>[] = [];
    for (let ply = 1; ply <= 150; ply++) for (const id of ids) stored.push(store.append(entryOf(id, ply, ply % 4, `${id} move ${ply}`)));
    await Promise.all(stored);
    for (const id of ids) {
      const expected = Array.from({ length: 150 }, (_, n) => [(n + 1) % 4, `${id} move ${n + 1}`]);
      assert.deepEqual((await store.load(id))?.plies, expected);
    }
    await store.close();
  });

  test(`${name}: the log of a game that is over is the same when it is packed, and nothing else is`, async () => {
    const place = newPlace();
    const store = await open(place);
    for (const id of ['over', 'later', 'running']) await store.create(tableOf(id));
    const ending = { places: [1, 2, 3, 4], scores: [4, 3, 2, 1], ended: 60_000 };
    for (let ply = 1; ply <= 40; ply++) {
      await store.append({ ...entryOf('over', ply, ply % 4, `lay r${ply}`), acting: [ply % 4], ...(ply === 40 ? { ending } : {}) });
      await store.append({ ...entryOf('running', ply, ply % 4, `lay r${ply}`), acting: [ply % 4] });
    }
    await store.append({ ...entryOf('later', 1, 0, 'all'), acting: [], ending: { ...ending, ended: 90_000 } });
    const tell = () => Promise.all(['over', 'later', 'running'].flatMap((id) => [store.load(id), store.load(id, 39), store.summary(id)]));
    const before = await tell();
    assert.equal(await store.pack(60_000, 10), 1);
    assert.deepEqual(await tell(), before);
    assert.equal(await store.pack(60_000, 10), 0);
    await assert.rejects(store.append(entryOf('over', 41, 0, 'more')));
    assert.equal(await store.pack(90_000, 10), 1);
    assert.deepEqual(await tell(), before);
    await store.close();
    const again = await open(place);
    assert.deepEqual(await again.load('over'), before[0]);
    await again.close();
  });

  test(`${name}: a gap, a repeat or an unknown table is refused, and what goes with it is not`, async () => {
    const store = await opened();
    await store.create(tableOf('a'));
    await store.create(tableOf('b'));
    const results = await Promise.allSettled([
      store.append(entryOf('a', 1, 0, 'one')),
      store.append(entryOf('a', 1, 1, 'one again')),
      store.append(entryOf('a', 3, 1, 'three')),
      store.append(entryOf('a', 2, 1, 'two')),
      store.append(entryOf('a', 0, 1, 'zero')),
      store.append(entryOf('b', 2, 1, 'two')),
      store.append(entryOf('nowhere', 1, 0, 'one')),
      store.append(entryOf('b', 1, 0, 'one')),
    ]);
    assert.deepEqual(
      results.map(({ status }) => status === 'fulfilled'),
      [true, false, false, true, false, false, false, true],
    );
    await assert.rejects(store.append(entryOf('a', 2, 1, 'two again')));
    await assert.rejects(store.append(entryOf('a', 4, 1, 'four')));
    await store.append(entryOf('a', 3, 2, 'three'));
    assert.deepEqual((await store.load('a'))?.plies, [
      [0, 'one'],
      [1, 'two'],
      [2, 'three'],
    ]);
    assert.deepEqual((await store.load('b'))?.plies, [[0, 'one']]);
    await store.close();
  });

  test(`${name}: everything is there when it is opened again, and goes on from there`, async () => {
    const place = newPlace();
    const first = await open(place);
    await first.create(tableOf('a'));
    await first.append(entryOf('a', 1, 0, 'one'));
    await first.sit('a', tableOf('a').seats, 2, { kind: 'person', name: 'Bo', person: 'bo' });
    const last = first.append(entryOf('a', 2, 1, 'two'));
    await first.close();
    await last;
    const second = await open(place);
    await assert.rejects(second.append(entryOf('a', 2, 1, 'two again')));
    await second.append(entryOf('a', 3, 2, 'three'));
    const { plies, seats } = (await second.load('a')) ?? {};
    assert.deepEqual(plies, [
      [0, 'one'],
      [1, 'two'],
      [2, 'three'],
    ]);
    assert.deepEqual(seats?.[2], { kind: 'person', name: 'Bo', person: 'bo' });
    await second.close();
  });

  test(`${name}: orders are kept with their seat, change with an entry, and end with a game or with the one who gave them`, async () => {
    const place = newPlace();
    const first = await open(place);
    const standing = [{ name: 'wait', span: 3 }];
    const ahead = { standing, ahead: 'x' };
    for (const id of ['a', 'b', 'c', 'd']) {
      await first.create(tableOf(id));
      assert.equal(await first.social.order(id, 1, NO_ORDERS, ahead), true);
    }
    await first.close();
    const store = await open(place);
    const orders = async (id: string) => (await store.load(id))?.orders;
    assert.deepEqual(await orders('a'), [[1, ahead]]);
    await store.append({ ...entryOf('a', 1, 1, 'x'), orders: { before: ahead, after: { standing } } });
    assert.deepEqual(await orders('a'), [[1, { standing }]]);
    await assert.rejects(store.append({ ...entryOf('a', 1, 1, 'x'), orders: { before: { standing }, after: NO_ORDERS } }));
    assert.equal((await orders('a'))?.length, 1);
    assert.equal(await store.social.order('a', 1, ahead, NO_ORDERS), false, 'it had ordered something else');
    await store.append({ ...entryOf('a', 2, 1, 'y'), orders: { before: ahead, after: NO_ORDERS } });
    assert.deepEqual(await orders('a'), [[1, { standing }]], 'what was ordered meanwhile stands');
    assert.equal(await store.social.order('a', 1, { standing }, ahead), true);
    await Promise.all([
      store.append({ ...entryOf('a', 3, 1, 'x'), orders: { before: ahead, after: { standing } } }),
      store.append({ ...entryOf('a', 4, 1, 'z'), orders: { before: { standing }, after: NO_ORDERS } }),
    ]);
    assert.equal(await orders('a'), undefined);
    await store.social.callOff('b');
    assert.equal(await orders('b'), undefined);
    await store.social.standIn('c', 1, 'random', 1);
    assert.equal(await orders('c'), undefined);
    await store.append({ ...entryOf('d', 1, 0, 'end'), ending: { places: [1, 2, 3, 4], scores: [4, 3, 2, 1], ended: 5 } });
    assert.equal(await orders('d'), undefined);
    await store.close();
  });

  test(`${name}: who is to act is kept with each entry, and told of the latest tables of a person without their logs`, async () => {
    const place = newPlace();
    const first = await open(place);
    for (const [id, created] of [
      ['a', 1],
      ['b', 2],
      ['c', 3],
      ['d', 4],
    ] as const)
      await first.create({ ...tableOf(id), created });
    await first.create({ ...tableOf('e'), seats: [{ kind: 'open' }, { kind: 'open', name: 'Zoé', person: 'zoe' }], created: 5 });
    await first.create({ ...tableOf('f'), seats: [{ kind: 'open' }], created: 6 });
    for (const id of ['a', 'b']) await first.fill(id, tableOf(id).seats, 'random');
    await first.start('a', { at: 7, due: null, acting: [0, 15] });
    await first.start('b', { at: 7, due: null, acting: [1] });
    await first.append({ ...entryOf('b', 1, 1, 'one'), acting: [2, 3] });
    await first.append(entryOf('c', 1, 0, 'by a server that noted less'));
    const ending = { places: [1, 2, 3, 4], scores: [4, 3, 2, 1], ended: 5 };
    await first.append({ ...entryOf('d', 1, 0, 'end'), ending });
    await first.close();
    const store = await open(place);
    const listed = async () => (await store.tablesOf('zoe', 9)).map(({ id, ply, acting }) => [id, ply, acting]);
    const known = [
      ['e', 0, undefined],
      ['c', 1, undefined],
      ['b', 1, [2, 3]],
      ['a', 0, [0, 15]],
      ['d', 1, []],
    ];
    assert.deepEqual(await listed(), known);
    assert.deepEqual(
      (await store.tablesOf('zoe', 2)).map(({ id }) => id),
      ['e', 'c'],
    );
    const { plies, times, ...table } = (await store.load('b')) ?? { plies: [], times: [] };
    assert.deepEqual([plies, times], [[[1, 'one']], [1000]]);
    assert.deepEqual((await store.tablesOf('zoe', 9))[2], { ...table, ply: 1, acting: [2, 3] });
    for (const one of await store.tablesOf('zoe', 9)) assert.deepEqual(await store.summary(one.id), one);
    assert.deepEqual([(await store.summary('f'))?.created, await store.summary('g')], [6, undefined]);
    await store.noteActing('c', 1, [1]);
    await store.noteActing('e', 0, []);
    known[0] = ['e', 0, []];
    known[1] = ['c', 1, [1]];
    assert.deepEqual(await listed(), known);
    await store.close();
  });

  test(`${name}: who does not know the last entry does not know what is due after it`, async () => {
    const store = await opened();
    await store.create(tableOf('a'));
    await store.append({ ...entryOf('a', 1, 0, 'x'), due: 9 });
    await store.setDue('a', 0, null);
    assert.deepEqual(await store.due(9), ['a']);
    await store.setDue('a', 1, null);
    assert.deepEqual(await store.due(9), []);
    await store.close();
  });

  test(`${name}: what only a newer server can play is neither open nor due here, and its rows stay as they are`, async () => {
    const place = newPlace();
    const store = await open(place);
    const made = [tableOf('a'), { ...tableOf('b'), rules: 99 }, { ...tableOf('c'), game: 'some game' }];
    for (const table of made) await store.create(table);
    for (const { id } of made) await store.setDue(id, 0, 5);
    assert.deepEqual(
      (await store.open()).map(({ id }) => id),
      ['a'],
    );
    assert.deepEqual(await store.due(5, 9), ['a']);
    assert.deepEqual([(await store.load('a'))?.due, (await store.load('b'))?.due, (await store.load('c'))?.due], [9, 5, 5]);
    await store.close();
  });

  test(`${name}: time that ran out ends the game with its result, and another time control is kept with when it was agreed`, async () => {
    const place = newPlace();
    const store = await open(place);
    const seats = [
      { kind: 'person', name: 'Zoé', person: 'zoe' },
      { kind: 'person', name: 'Bo', person: 'bo' },
    ] as const;
    await store.create({ ...tableOf('a'), seats, rated: false, started: 5 });
    const hours = (count: number) => ({ kind: 'correspondence', hours: count }) as const;
    assert.equal(await store.social.setTimeControl('a', 1, hours(24), 66, 88), false, 'there is no such entry');
    assert.equal(await store.social.setTimeControl('a', 0, hours(12), 77, 99), true);
    assert.deepEqual(await store.due(99), ['a']);
    const agreed = await store.load('a');
    assert.deepEqual(
      [agreed?.timeControl, agreed?.timeControlSince, agreed?.forfeit],
      [{ kind: 'correspondence', hours: 12 }, 77, undefined],
    );
    assert.deepEqual([await store.due(99, 200), await store.due(99)], [['a'], []], 'who claims it minds it alone');
    assert.deepEqual(await store.due(200), ['a'], 'until then');
    const ending = { places: [2, 1], scores: [0, 0], ended: 100 };
    assert.equal(await store.forfeit('a', 1, { seat: 1, why: 'time' }, ending), false, 'there is no such entry');
    assert.equal(await store.forfeit('a', 0, { seat: 0, why: 'time' }, ending), true);
    assert.equal(await store.forfeit('a', 0, { seat: 1, why: 'resigned' }, ending), false, 'it was over before');
    assert.deepEqual(await store.due(1000), []);
    await store.close();
    const again = await open(place);
    assert.deepEqual((await again.load('a'))?.forfeit, { seat: 0, why: 'time' });
    const [result] = await again.results.of('bo', 1);
    assert.deepEqual([result?.forfeit?.seat, result?.sitters.map(({ place: at }) => at)], [0, [2, 1]]);
    await again.close();
  });

  test(`${name}: a seal goes with its person, and the start is stored with the numbers, once`, async () => {
    const place = newPlace();
    const store = await open(place);
    const [one, other] = ['1e'.repeat(32), '07'.repeat(32)];
    const zoe = { kind: 'person', name: 'Zoé', person: 'zoe', seal: one } as const;
    const bo = { kind: 'person', name: 'Bo', person: 'bo', seal: other } as const;
    await store.create({ ...tableOf('a'), seats: [zoe, { kind: 'open' }] });
    assert.equal(await store.start('a', { at: 4, due: null, acting: [1] }), false, 'a seat is open');
    assert.equal(await store.sit('a', [zoe, { kind: 'open' }], 1, bo), true);
    assert.deepEqual((await store.load('a'))?.seats, [zoe, bo]);
    const seats = new Map<number, StoredSeat>([
      [0, bo],
      [1, { kind: 'open', name: 'Zoé', person: 'zoe' }],
    ]);
    assert.equal(await store.social.place('a', [zoe, { kind: 'open' }], seats, 0), false, 'others sit there');
    assert.equal(await store.social.place('a', [zoe, bo], seats, 0), true);
    assert.equal(
      await store.sit('a', [bo, { kind: 'open', name: 'Zoé', person: 'zoe' }], 1, { kind: 'person', name: 'Zoé', person: 'zoe' }),
      true,
    );
    const { seal: _, ...bare } = zoe;
    assert.deepEqual((await store.load('a'))?.seats, [bo, bare], 'what was sealed before is gone with the seat');
    assert.equal((await store.summary('a'))?.numbers, undefined);
    const numbers = [
      { seat: 0, seal: other, number: '55'.repeat(32) },
      { seat: 1, seal: one },
    ];
    assert.equal(await store.start('a', { at: 5, due: null, acting: [1], numbers }), true);
    assert.equal(await store.start('a', { at: 6, due: null, acting: [0], numbers: [] }), false);
    await store.close();
    const again = await open(place);
    const stored = await again.load('a');
    assert.deepEqual([stored?.started, stored?.numbers], [5, numbers]);
    assert.deepEqual((await again.summary('a'))?.numbers, numbers);
    await again.close();
  });

  if (isShared) judgeShared({ newPlace, open, name });
  else judgeAlone({ newPlace, open, name });

  test(`${name}: when a commit fails, all that was to go with it is refused and none of it is stored`, async () => {
    const place = newPlace();
    const cramped = await openCramped(place);
    await cramped.create(tableOf('a'));
    await cramped.create(tableOf('b'));
    let batches = 0;
    const isStored = async (): Promise<boolean> => {
      const ply = batches * 2;
      const results = await Promise.allSettled([
        cramped.append(entryOf('b', batches + 1, 3, 'small')),
        cramped.append(entryOf('a', ply + 1, 0, 'x'.repeat(30_000))),
        cramped.append(entryOf('a', ply + 2, 1, 'y'.repeat(30_000))),
      ]);
      const [first, ...others] = results.map(({ status }) => status === 'fulfilled');
      for (const other of others) assert.equal(other, first);
      return first === true;
    };
    while (await isStored()) assert.ok(++batches < 1000);
    assert.ok(batches > 0);
    assert.equal((await cramped.load('a'))?.plies.length, 2 * batches);
    assert.equal((await cramped.load('b'))?.plies.length, batches);
    await cramped.close();

    const roomy = await open(place);
    assert.equal((await roomy.load('a'))?.plies.length, 2 * batches);
    await roomy.append(entryOf('b', batches + 1, 3, 'small'));
    await roomy.append(entryOf('a', 2 * batches + 1, 0, 'x'.repeat(30_000)));
    await roomy.close();
  });
}

type Opened = Pick<Judged, 'name' | 'newPlace' | 'open'>;

function judgeAlone({ name, newPlace, open }: Opened): void {
  test(`${name}: a place is open to one at a time`, async () => {
    const place = newPlace();
    const store = await open(place);
    await assert.rejects(() => open(place), /another server is using the data/);
    await store.create(tableOf('a'));
    await store.close();
    const next = await open(place);
    assert.equal((await next.load('a'))?.id, 'a');
    await next.close();
  });
}

function judgeShared({ name, newPlace, open }: Opened): void {
  /** Two servers that begin in the same moment. */
  const both = async (): Promise<[Store, Store]> => {
    const place = newPlace();
    return Promise.all([open(place), open(place)]);
  };

  test(`${name}: of two servers that store the same entry one is refused, and what it would have stored after it, too`, async () => {
    const stores = await both();
    const ids = Array.from({ length: 10 }, (_, n) => `table ${n}`);
    for (const id of ids) await stores[0].create(tableOf(id));
    for (let ply = 1; ply <= 60; ply += 2) {
      const told = await Promise.all(
        ids.map((id) =>
          Promise.allSettled(
            stores.flatMap((store, n) => [store.append(entryOf(id, ply, n, 'one')), store.append(entryOf(id, ply + 1, n, 'two'))]),
          ),
        ),
      );
      for (const [n, id] of ids.entries()) {
        const { plies = [] } = (await stores[1].load(id)) ?? {};
        const [winner] = plies[ply - 1] ?? [];
        assert.deepEqual(plies.slice(ply - 1), [
          [winner, 'one'],
          [winner, 'two'],
        ]);
        const accepted = told[n]?.map(({ status }) => status === 'fulfilled');
        assert.deepEqual(accepted, winner === 0 ? [true, true, false, false] : [false, false, true, true]);
      }
    }
    for (const store of stores) await store.close();
  });

  test(`${name}: what two servers do at once is done by both, or by one of them`, async () => {
    const stores = await both();
    const [one, other] = stores;
    await one.people.add({ id: 'zoe', name: 'Zoé', created: 1 }, { ...SESSION, hash: new Uint8Array([1]) });
    await one.create(tableOf('a'));
    const { seats } = tableOf('a');
    const someone = (person: string) => ({ kind: 'person', name: person, person }) as const;
    const isOnce = async (done: readonly Promise<boolean>[]) => assert.deepEqual((await Promise.all(done)).sort(), [false, true]);
    await isOnce([one.sit('a', seats, 2, someone('bo')), other.sit('a', seats, 3, someone('bo'))]);
    await one.create(tableOf('b'));
    const freed = new Map<number, StoredSeat>([[1, { kind: 'open' }]]);
    await isOnce([one.fill('b', seats, 'random'), other.social.place('b', seats, freed, 0)]);
    const line = { room: 'players', id: 'zoe', name: 'Zoé', at: 1, text: 'hello' } as const;
    const said = await Promise.all(Array.from({ length: 20 }, (_, n) => stores[n % 2]!.social.say('a', line)));
    assert.deepEqual(
      said.map(({ n }) => n).sort((a, b) => a - b),
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    const made = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        stores[n % 2]!.people.addProgram('zoe', { ...SESSION, kind: 'program', scope: 'play', hash: new Uint8Array([2, n]) }, 3),
      ),
    );
    assert.equal(made.filter(Boolean).length, 3);
    const key = await Promise.all(
      stores.map((store, n) => store.notices.pushKeys(() => ({ publicKey: `public ${n}`, privateKey: `private ${n}` }))),
    );
    assert.deepEqual(key[0], key[1]);
    await other.close();
    await one.close();
  });
}

const SESSION = { kind: 'browser', label: '', created: 1, seen: 1, ends: Number.MAX_SAFE_INTEGER } as const;
