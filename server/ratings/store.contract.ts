/** What every store must do with results and ratings. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Judged } from '../store.contract.ts';
import type { NewTable, Store } from '../store.ts';
import type { Ending } from './store.ts';
import { PROVISIONAL, rate, UNKNOWN } from './weng-lin.ts';

export const PEOPLE = ['ada', 'bo', 'cy'] as const;

export function tableOf(id: string, more: Partial<NewTable> = {}): NewTable {
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
    rated: true,
    timeControl: { kind: 'unlimited' },
    seats: PEOPLE.map((person) => ({ kind: 'person', name: person.toUpperCase(), person })),
    ...more,
  };
}

export const endingOf = (places: number[], ended = 5): Ending => ({ places, scores: places.map((place) => 10 - 7 * place), ended });
export const entryOf = (table: string, ply: number, ending?: Ending) => ({
  table,
  ply,
  seat: 0,
  text: 'last',
  at: 5,
  ...(ending ? { ending } : {}),
});
export const near = (a: number | undefined, b: number | undefined) => assert.ok(Math.abs((a ?? 0) - (b ?? 1)) < 0.01, `${a} is not ${b}`);

/** With everybody of `PEOPLE` in it. */
export async function peopled(opened: Promise<Store>): Promise<Store> {
  const store = await opened;
  for (const [n, id] of PEOPLE.entries()) {
    const session = {
      hash: new Uint8Array(32).fill(n),
      kind: 'browser',
      label: '',
      created: 0,
      seen: 0,
      ends: Number.MAX_SAFE_INTEGER,
    } as const;
    await store.people.add({ id, name: id.toUpperCase(), created: 0 }, session);
  }
  return store;
}

/** Plays at a table until the store has no room left; the ply that found none, and how it is tried again. */
export async function fillUp(
  store: Store,
  table: string,
): Promise<{ readonly ply: number; readonly filling: (ply: number) => Promise<void> }> {
  const filling = (ply: number) => store.append({ table, ply, seat: 0, text: 'x'.repeat(60_000), at: 0 });
  let ply = 1;
  while (
    await filling(ply).then(
      () => true,
      () => false,
    )
  )
    ply++;
  return { ply, filling };
}

export function judgeResults({ name, newPlace, open, openCramped }: Judged): void {
  test(`${name}: with the last entry its result is stored, once, and ratings learn from it`, async () => {
    const place = newPlace();
    const store = await peopled(open(place));
    await store.create(tableOf('a'));
    await store.append(entryOf('a', 1, endingOf([2, 1, 2])));
    await store.results.note('a', endingOf([1, 2, 3]));
    await store.close();
    const again = await open(place);
    const expected = rate([UNKNOWN, UNKNOWN, UNKNOWN], [2, 1, 2]);
    for (const [seat, person] of PEOPLE.entries()) {
      const [rating, ...others] = await again.results.ratings(person);
      assert.deepEqual([others, rating?.game, rating?.games], [[], 'some game', 1]);
      near(rating?.rating, expected[seat]?.rating);
      near(rating?.deviation, expected[seat]?.deviation);
      const [result] = await again.results.of(person, 9);
      assert.deepEqual([result?.table, result?.seat, result?.ended], ['a', seat, 5]);
      assert.deepEqual(
        result?.sitters.map(({ sitter, place: at, score }) => [sitter.kind === 'person' && sitter.person, at, score]),
        [
          ['ada', 2, -4],
          ['bo', 1, 3],
          ['cy', 2, -4],
        ],
      );
      assert.deepEqual(result?.rated?.before, UNKNOWN);
      near(result?.rated?.after.rating, expected[seat]?.rating);
      assert.deepEqual(await again.results.counts(person), [{ game: 'some game', played: 1, won: seat === 1 ? 1 : 0 }]);
      assert.deepEqual(await again.results.tables(person), ['a']);
    }
    await again.close();
  });

  test(`${name}: of games that end in one commit the second learns from the first, and other games learn nothing`, async () => {
    const store = await peopled(open(newPlace()));
    for (const id of ['a', 'b']) await store.create(tableOf(id));
    await store.create(tableOf('c', { game: 'another game' }));
    await Promise.all(['a', 'b', 'c'].map((id, n) => store.append(entryOf(id, 1, endingOf([1, 2, 3], n)))));
    const first = rate([UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 3]);
    const second = rate(first, [1, 2, 3]);
    const ratings = await store.results.ratings('ada');
    assert.deepEqual(
      ratings.map(({ game, games }) => [game, games]),
      [
        ['some game', 2],
        ['another game', 1],
      ],
    );
    near(ratings[0]?.rating, second[0]?.rating);
    near(ratings[1]?.rating, first[0]?.rating);
    assert.deepEqual(
      (await store.results.of('ada', 2)).map(({ table }) => table),
      ['c', 'b'],
    );
    assert.deepEqual(await store.results.tables('ada'), ['a', 'b', 'c']);
    await store.close();
  });

  test(`${name}: what comes with the last entry is stored after it, or refused with it`, async () => {
    const store = await peopled(open(newPlace()));
    for (const id of ['a', 'b']) await store.create(tableOf(id));
    const told = await Promise.allSettled([
      store.append(entryOf('a', 1, endingOf([1, 2, 3]))),
      store.append(entryOf('b', 2, endingOf([1, 2, 3]))),
      store.append(entryOf('a', 2)),
      store.append(entryOf('b', 3)),
      store.append(entryOf('b', 1)),
    ]);
    assert.deepEqual(
      told.map(({ status }) => status === 'fulfilled'),
      [true, false, true, false, true],
    );
    const lengths = await Promise.all(['a', 'b'].map(async (id) => (await store.load(id))?.plies.length));
    assert.deepEqual([lengths, await store.results.tables('ada')], [[2, 1], ['a']]);
    await store.close();
  });

  test(`${name}: no rating learns from a game that was not rated, or had a bot; somebody who left is a newcomer`, async () => {
    const store = await peopled(open(newPlace()));
    const { seats } = tableOf('');
    await store.create(tableOf('a', { rated: false }));
    await store.create(tableOf('b', { seats: [...seats.slice(0, 2), { kind: 'bot', bot: 'random' }] }));
    for (const id of ['a', 'b']) await store.results.note(id, endingOf([1, 2, 3]));
    assert.deepEqual(await store.results.ratings('ada'), []);
    assert.deepEqual(
      (await store.results.of('ada', 9)).map(({ rated }) => rated),
      [undefined, undefined],
    );
    await store.create(tableOf('c'));
    await store.people.forget('cy');
    await store.results.note('c', endingOf([1, 2, 3]));
    near((await store.results.ratings('ada'))[0]?.rating, rate([UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 3])[0]?.rating);
    assert.deepEqual([await store.results.ratings('cy'), await store.results.of('cy', 9)], [[], []]);
    assert.deepEqual((await store.results.of('ada', 9))[0]?.sitters[2]?.sitter, { kind: 'person', name: '' });
    await store.close();
  });

  test(`${name}: who left a rated game to a bot stands last for the ratings, though the result is as it was played`, async () => {
    const store = await peopled(open(newPlace()));
    await store.create(tableOf('a'));
    await store.social.standIn('a', 0, 'strong', 1);
    await store.append(entryOf('a', 1, endingOf([1, 2, 3])));
    const expected = rate([UNKNOWN, UNKNOWN, UNKNOWN], [4, 2, 3]);
    for (const [seat, person] of PEOPLE.entries()) near((await store.results.ratings(person))[0]?.rating, expected[seat]?.rating);
    const [result] = await store.results.of('ada', 1);
    assert.deepEqual(
      result?.sitters.map(({ place }) => place),
      [1, 2, 3],
    );
    await store.close();
  });

  test(`${name}: of whom much is known leads, whoever is banned does not, and statistics add all games up`, async () => {
    const store = await peopled(open(newPlace()));
    const two = (...pair: readonly string[]) => pair.map((person) => ({ kind: 'person', name: person, person }) as const);
    for (let n = 0; n < 40; n++) {
      await store.create(tableOf(`t${n}`, { seats: two('ada', 'bo') }));
      await store.results.note(`t${n}`, endingOf([1 + (n % 2), 2 - (n % 2)], n));
    }
    await store.create(tableOf('u', { seats: two('cy', 'bo') }));
    await store.results.note('u', endingOf([1, 2], 50));
    const leaders = async () => (await store.results.leaders('some game', 9)).map(({ id, games }) => [id, games]);
    const [ada] = await store.results.ratings('ada');
    const [cy] = await store.results.ratings('cy');
    assert.ok((cy?.rating ?? 0) > (ada?.rating ?? 0) && (cy?.deviation ?? 0) > PROVISIONAL && (ada?.deviation ?? 0) < PROVISIONAL);
    assert.deepEqual(await leaders(), [
      ['bo', 41],
      ['ada', 40],
      ['cy', 1],
    ]);
    assert.deepEqual(await store.results.leaders('another game', 9), []);
    await store.people.setBan('bo', { at: 1, reason: 'Rude' });
    assert.deepEqual(await leaders(), [
      ['ada', 40],
      ['cy', 1],
    ]);
    const { games, opponents, history } = await store.results.statistics('bo');
    assert.deepEqual(games, [{ game: 'some game', seats: 2, played: 41, won: 20 }]);
    assert.deepEqual(opponents, [
      { id: 'ada', name: 'ADA', played: 40, before: 20, after: 20 },
      { id: 'cy', name: 'CY', played: 1, before: 0, after: 1 },
    ]);
    assert.deepEqual(
      history.map(({ game, points }) => [game, points.length, points[0]?.ended, points.at(-1)?.ended]),
      [['some game', 41, 0, 50]],
    );
    assert.deepEqual(
      (await store.results.at('u'))?.sitters.map(({ place, rated }) => [place, rated?.before.deviation]),
      [
        [1, UNKNOWN.deviation],
        [2, (await store.results.of('bo', 1))[0]?.rated?.before.deviation],
      ],
    );
    assert.equal(await store.results.at('nowhere'), undefined);
    await store.close();
  });

  test(`${name}: a last entry that is not stored has no result`, async () => {
    const place = newPlace();
    const cramped = await peopled(openCramped(place));
    await cramped.create(tableOf('a'));
    await cramped.create(tableOf('b'));
    await assert.rejects(cramped.append(entryOf('a', 2, endingOf([1, 2, 3]))));
    const { ply, filling } = await fillUp(cramped, 'b');
    const [, last] = await Promise.allSettled([filling(ply), cramped.append(entryOf('a', 1, endingOf([1, 2, 3])))]);
    assert.equal(last.status, 'rejected');
    assert.deepEqual([await cramped.results.of('ada', 9), await cramped.results.ratings('ada')], [[], []]);
    await cramped.close();
    const roomy = await open(place);
    await roomy.append(entryOf('a', 1, endingOf([1, 2, 3])));
    assert.equal((await roomy.results.of('ada', 9)).length, 1);
    await roomy.close();
  });
}
