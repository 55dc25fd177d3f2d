/** What every store must do with what people do beside playing. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Judged, KNOWN } from '../store.contract.ts';
import type { NewTable, Store } from '../store.ts';

const PEOPLE = ['ada', 'bo', 'cy'] as const;

function tableOf(id: string, created: number, people: readonly string[]): NewTable {
  return {
    id,
    game: KNOWN,
    rules: 1,
    options: {},
    seed: '',
    commit: '',
    host: 0,
    created,
    listed: false,
    rated: false,
    timeControl: { kind: 'unlimited' },
    seats: people.map((person) => ({ kind: 'person', name: person, person })),
  };
}

export function judgeSocial({ name, newPlace, open }: Judged): void {
  const opened = async (): Promise<Store> => {
    const store = await open(newPlace());
    for (const [n, id] of PEOPLE.entries()) {
      const session = {
        hash: new Uint8Array([n]),
        kind: 'browser',
        label: '',
        created: 1,
        seen: n,
        ends: Number.MAX_SAFE_INTEGER,
      } as const;
      await store.people.add({ id, name: id, created: n }, session);
    }
    await store.create(tableOf('a', 1, ['ada', 'bo']));
    await store.create(tableOf('b', 2, ['ada', 'cy']));
    return store;
  };

  test(`${name}: of each room the latest lines are kept, and what somebody said is known as theirs`, async () => {
    const store = await opened();
    const { social } = store;
    const line = { room: 'spectators', id: 'cy', name: 'Cy', at: 1, text: 'hello' } as const;
    assert.deepEqual(await social.say('a', line), { n: 1, ...line });
    for (let n = 2; n <= 105; n++) await social.say('a', { ...line, room: 'players', id: 'ada', at: n, text: `line ${n}` });
    const players = await social.chat('a', ['players']);
    assert.deepEqual([players.length, players[0]?.text, players.at(-1)?.n], [100, 'line 6', 105]);
    assert.deepEqual(await social.chat('a', ['spectators']), [{ n: 1, ...line }]);
    assert.deepEqual(await social.linesOf('cy'), [{ table: 'a', room: 'spectators', at: 1, text: 'hello' }]);
    await store.close();
  });

  test(`${name}: a proposal stands until it is taken back, and a rematch is named`, async () => {
    const store = await opened();
    const proposal = { made: 5, by: 0, what: { kind: 'undo', from: 3 }, agreed: [0] } as const;
    assert.equal(await store.social.propose('a', undefined, proposal), true);
    assert.equal(await store.social.propose('a', undefined, { ...proposal, by: 1 }), false, 'another one stands');
    assert.deepEqual((await store.load('a'))?.proposal, proposal);
    assert.equal(await store.social.propose('a', { ...proposal, agreed: [0, 1] }, undefined), false, 'it is not as it was thought to be');
    assert.equal(await store.social.propose('a', proposal, undefined), true);
    assert.equal(await store.create(tableOf('c', 3, ['bo', 'ada']), [], { rematch: 'a' }), true);
    assert.equal(await store.create(tableOf('d', 4, ['ada', 'bo']), [], { rematch: 'a' }), false, 'there is one already');
    assert.equal(await store.load('d'), undefined);
    await store.setDue('a', 0, 9);
    const { proposal: gone, rematch } = (await store.summary('a')) ?? {};
    assert.deepEqual([gone, rematch, await store.due(9)], [undefined, 'c', ['a']]);
    assert.equal(await store.social.callOff('b', [], { byHost: true }), true);
    assert.equal(await store.social.callOff('b'), false, 'it was over before');
    assert.deepEqual(
      (await store.latest(9)).map(({ id, closed }) => [id, closed]),
      [
        ['c', undefined],
        ['b', true],
        ['a', undefined],
      ],
    );
    await store.close();
  });

  test(`${name}: people are found by what they are called, and by whom they met`, async () => {
    const store = await opened();
    const { people } = store;
    await people.rename('ada', 'Ada_L%');
    await people.setPassword('bo', 'bob', 'a hash');
    await people.setHost('bo', true);
    assert.deepEqual(await people.byLogin('bob'), { id: 'bo', password: 'a hash' });
    assert.equal((await people.person('bo'))?.isHost, true);
    assert.equal((await store.load('a'))?.seats[0]?.kind === 'person' && (await people.person('ada'))?.name, 'Ada_L%');
    const found = async (text: string) => (await people.find(text, 9)).map(({ id }) => id);
    assert.deepEqual(await found(''), ['cy', 'bo', 'ada'], 'who was seen last comes first');
    assert.deepEqual([await found('DA_l'), await found('BOB'), await found('_'), await found('cy')], [['ada'], ['bo'], ['ada'], ['cy']]);
    await people.endSessions('cy');
    assert.deepEqual(await found(''), ['bo', 'ada', 'cy']);
    const companions = async (id: string) => (await people.companions(id, 9)).map((companion) => companion.id);
    assert.deepEqual([await companions('ada'), await companions('bo')], [['cy', 'bo'], ['ada']]);
    assert.deepEqual([await people.haveMet('ada', 'bo'), await people.haveMet('bo', 'cy')], [true, false]);
    await store.safety.block('cy', 'ada', 1, 9);
    assert.deepEqual([await companions('ada'), await people.haveMet('ada', 'cy')], [['bo'], false]);
    assert.deepEqual(await people.unfinishedTablesOf('ada'), ['a', 'b']);
    await store.social.callOff('a');
    assert.deepEqual(await people.unfinishedTablesOf('ada'), ['b']);
    await store.close();
  });

  test(`${name}: who becomes somebody else takes their seats along, but none beside whom they are kept apart from`, async () => {
    const store = await opened();
    const { people, social, safety, results } = store;
    await people.add({ id: 'guest', name: 'a guest', created: 1 }, { ...SESSION, hash: new Uint8Array([9]) });
    await people.setAbsence('guest', { quietHours: { from: 22, to: 7, zone: 'Europe/Paris' } });
    for (const [n, id] of ['c', 'd', 'e'].entries()) await store.create(tableOf(id, 3 + n, ['guest', n === 1 ? 'ada' : 'bo']));
    await social.say('c', { room: 'players', id: 'guest', name: 'a guest', at: 1, text: 'hello' });
    await results.note('e', { places: [1, 2], scores: [2, 1], ended: 3 });
    await safety.block('bo', 'ada', 1, 9);
    await people.merge('guest', 'ada');
    const sitters = async (id: string) => (await store.load(id))?.seats.map((seat) => (seat.kind === 'person' ? seat.person : seat.kind));
    assert.deepEqual(
      [await sitters('c'), await sitters('d'), await sitters('e')],
      [
        [undefined, 'bo'],
        [undefined, 'ada'],
        ['ada', 'bo'],
      ],
    );
    assert.deepEqual([(await social.linesOf('ada')).length, await results.tables('ada')], [1, ['e']]);
    assert.equal(await people.person('guest'), undefined);
    await store.close();
  });
}

const SESSION = { kind: 'browser', label: '', created: 1, seen: 1, ends: Number.MAX_SAFE_INTEGER } as const;
