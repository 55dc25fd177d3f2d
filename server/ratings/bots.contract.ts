/** What every store must do with what the levels of bots learn from people. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Judged } from '../store.contract.ts';
import type { NewTable, Store } from '../store.ts';
import { MOST_TAUGHT } from './bots.ts';
import { endingOf, entryOf, fillUp, near, PEOPLE, peopled, tableOf } from './store.contract.ts';
import { rate, UNKNOWN } from './weng-lin.ts';

const person = (id: string) => ({ kind: 'person', name: id.toUpperCase(), person: id }) as const;
const bot = (level: string) => ({ kind: 'bot', bot: level }) as const;
const at = (seats: NewTable['seats'], more: Partial<NewTable> = {}) => ({ rated: false, seats, ...more });

export function judgeBots({ name, isShared, newPlace, open, openCramped }: Judged): void {
  /** Where all have played one rated game: Ada came first, Cy last. */
  const rated = async (opened = open(newPlace())): Promise<Store> => {
    const store = await peopled(opened);
    await store.create(tableOf('rated'));
    await store.results.note('rated', endingOf([1, 2, 3]));
    return store;
  };
  const ratings = async (store: Store) => (await Promise.all(PEOPLE.map((id) => store.results.ratings(id)))).flat();
  const play = async (store: Store, table: Partial<NewTable>, places: number[], id: string = crypto.randomUUID()) => {
    await store.create(tableOf(id, table));
    await store.results.note(id, endingOf(places));
  };
  const levels = async (store: Store) =>
    (await store.results.bots('some game')).map(({ bot: level, games, people }) => [level, games, people]);

  test(`${name}: with the last entry of a game with rated people its bots learn from them, once, and people learn nothing`, async () => {
    const place = newPlace();
    const store = await rated(open(place));
    const [ada, bo] = rate([UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 3]);
    assert.ok(ada && bo);
    const before = await ratings(store);
    await store.create(tableOf('a', at([person('ada'), bot('level-2'), bot('level-4'), person('bo')])));
    await store.create(tableOf('b', at([person('ada'), bot('level-4'), bot('level-4')])));
    await Promise.all([
      store.append(entryOf('a', 1, endingOf([3, 4, 1, 2]))),
      store.append(entryOf('b', 1, endingOf([2, 1, 3]))),
      assert.rejects(store.append(entryOf('b', 3, endingOf([1, 2, 3])))),
    ]);
    await store.results.note('a', endingOf([1, 2, 3, 4]));
    assert.deepEqual(await ratings(store), before);
    await store.close();
    const again = await open(place);
    const [weak] = rate([UNKNOWN, ada, bo], [4, 3, 2]);
    const [once] = rate([UNKNOWN, ada, bo], [1, 3, 2]);
    // Of two seats the mean.
    const twice = [1, 3].map((mine) => rate([once ?? UNKNOWN, ada], [mine, 2])[0]?.rating ?? 0);
    const [first, second, ...others] = await again.results.bots('some game');
    assert.deepEqual(
      [first?.bot, first?.games, first?.people, second?.bot, second?.games, second?.people, others],
      ['level-4', 2, 2, 'level-2', 1, 2, []],
    );
    near(first?.rating, ((twice[0] ?? 0) + (twice[1] ?? 0)) / 2);
    near(second?.rating, weak?.rating);
    near(second?.deviation, weak?.deviation);
    assert.deepEqual(await again.results.bots('another game'), []);
    await again.close();
  });

  test(`${name}: where nobody is rated, or what was played tells nothing of a level, no level learns`, async () => {
    const store = await peopled(open(newPlace()));
    const alone = at([person('ada'), bot('level-1')]);
    await play(store, alone, [1, 2]);
    assert.deepEqual(await levels(store), []);
    await store.create(tableOf('rated'));
    await store.results.note('rated', endingOf([1, 2, 3]));
    await play(store, { ...alone, day: '2026-11-18' }, [1, 2]);
    await play(store, { ...alone, game: 'another game' }, [1, 2]);
    for (const other of ['random', 'hasty', 'greedy', 'ismcts-1000']) await play(store, at([person('ada'), bot(other)]), [1, 2]);
    await store.create(tableOf('undone', alone));
    await store.append({ ...entryOf('undone', 1), text: 'undo 1' });
    await store.append(entryOf('undone', 2, endingOf([1, 2])));
    await store.create(tableOf('called off', alone));
    await store.social.callOff('called off');
    await store.create(tableOf('came back', alone));
    await store.social.standIn('came back', 0, 'level-5', 1);
    await store.social.standIn('came back', 0, undefined, 2);
    await store.results.note('came back', endingOf([1, 2]));
    await store.create(tableOf('forgotten', at([person('cy'), bot('level-1')])));
    await store.people.forget('cy');
    await store.results.note('forgotten', endingOf([1, 2]));
    assert.deepEqual(await levels(store), []);
    // One's own last move may be taken back anywhere.
    await store.create(tableOf('own', alone));
    await store.append({ ...entryOf('own', 1), text: 'undo' });
    await store.append(entryOf('own', 2, endingOf([1, 2])));
    assert.deepEqual(await levels(store), [['level-1', 1, 1]]);
    await store.close();
  });

  test(`${name}: who resigns, or left to a bot, has lost to the bots that were there`, async () => {
    const store = await rated();
    const [ada] = rate([UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 3]);
    const [won] = rate([UNKNOWN, ada ?? UNKNOWN], [1, 2]);
    await store.create(tableOf('left', at([person('ada'), bot('level-1')])));
    await store.social.standIn('left', 0, 'level-5', 1);
    await store.results.note('left', endingOf([1, 2]));
    await store.create(tableOf('resigned', at([person('ada'), bot('level-2')])));
    assert.ok(await store.forfeit('resigned', 0, { seat: 0, why: 'resigned' }, endingOf([2, 1])));
    const found = await store.results.bots('some game');
    assert.deepEqual(found.map(({ bot: level }) => level).sort(), ['level-1', 'level-2']);
    for (const { rating } of found) near(rating, won?.rating);
    await store.close();
  });

  test(`${name}: one person teaches a level no more than a few games, which stay when the person is forgotten`, async () => {
    const store = await rated();
    for (let n = 0; n < MOST_TAUGHT + 3; n++) await play(store, at([person('ada'), bot('level-1')]), [1, 2]);
    const [farmed] = await store.results.bots('some game');
    assert.deepEqual([farmed?.games, farmed?.people], [MOST_TAUGHT, 1]);
    await play(store, at([person('ada'), bot('level-2')]), [1, 2]);
    await play(store, at([person('ada'), bot('level-1'), person('bo')]), [1, 2, 3]);
    const expected = rate([farmed ?? UNKNOWN, rate([UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 3])[1] ?? UNKNOWN], [2, 3])[0];
    const last = (await store.results.bots('some game')).find(({ bot: level }) => level === 'level-1');
    near(last?.rating, expected?.rating);
    await store.people.forget('ada');
    assert.deepEqual((await levels(store)).toSorted(), [
      ['level-1', MOST_TAUGHT + 1, 2],
      ['level-2', 1, 1],
    ]);
    await store.close();
  });

  test(`${name}: of games that end at once, at several servers too, none is lost on a level`, async () => {
    const place = newPlace();
    const store = await rated(open(place));
    const stores = isShared ? [store, await open(place)] : [store];
    const games = PEOPLE.flatMap((id) => Array.from({ length: MOST_TAUGHT }, (_, n) => ({ id, table: `${id} ${n}` })));
    for (const { id, table } of games) await store.create(tableOf(table, at([person(id), bot('level-1'), bot('level-2')])));
    await Promise.all(games.map(({ table }, n) => stores[n % stores.length]?.append(entryOf(table, 1, endingOf([2, 1, 3])))));
    assert.deepEqual(
      await levels(store),
      ['level-1', 'level-2'].map((level) => [level, games.length, PEOPLE.length]),
    );
    for (const one of stores) await one.close();
  });

  test(`${name}: a last entry that is not stored has taught no level`, async () => {
    const place = newPlace();
    const cramped = await rated(openCramped(place));
    await cramped.create(tableOf('a', at([person('ada'), bot('level-1')])));
    await cramped.create(tableOf('b'));
    const { ply, filling } = await fillUp(cramped, 'b');
    const [, last] = await Promise.allSettled([filling(ply), cramped.append(entryOf('a', 1, endingOf([1, 2])))]);
    assert.equal(last.status, 'rejected');
    assert.deepEqual(await levels(cramped), []);
    await cramped.close();
    const roomy = await open(place);
    await roomy.append(entryOf('a', 1, endingOf([1, 2])));
    assert.deepEqual(await levels(roomy), [['level-1', 1, 1]]);
    await roomy.close();
  });
}
