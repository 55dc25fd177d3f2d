/** What older servers stored under other names is found under the names of today. */

import assert from 'node:assert/strict';
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { commitTo, readSeed } from '#engine';
import { type Proposal, type TableInfo, VERSION } from '#protocol';
import { FILE, openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { ask, Guest, newFolder, satOf, serve } from './tests/guest.ts';
import { hashOf } from './tokens.ts';

/** A store of a server before these names, to which `fill` adds. */
function leftBehind(t: TestContext, fill: (db: DatabaseSync) => void): string {
  const folder = newFolder(t);
  cpSync(join(import.meta.dirname, 'fixtures/medina-rules-1', FILE), join(folder, FILE));
  const db = new DatabaseSync(join(folder, FILE));
  assert.equal(db.prepare('PRAGMA user_version').get()?.user_version, 9);
  fill(db);
  db.close();
  return folder;
}

const COLUMNS = 'id, game, rules, options, seed, commitment, host, created, listed, rated';
const TABLE = `'ugo', 1, '{"rounds":1}', '${'00'.repeat(32)}', '', 0, 1, 0, 0`;

function addTable(db: DatabaseSync, id: string, stored: { readonly [column: string]: string | number }): void {
  const names = Object.keys(stored);
  db.prepare(`INSERT INTO tables (${[COLUMNS, ...names].join()}) VALUES (?, ${TABLE}${', ?'.repeat(names.length)})`).run(
    id,
    ...Object.values(stored),
  );
  for (const [seat, person] of ['ann', 'bob'].entries())
    db.prepare(`INSERT INTO seats (table_id, seat, kind, name, person) VALUES (?, ?, 'person', ?, ?)`).run(id, seat, person, person);
}

function addPerson(db: DatabaseSync, id: string, stored: { readonly rest?: object; readonly notices?: object } = {}): void {
  const written = (json: object | undefined) => (json ? JSON.stringify(json) : null);
  db.prepare('INSERT INTO people (id, name, created, rest, notices) VALUES (?, ?, 1, ?, ?)').run(
    id,
    id,
    written(stored.rest),
    written(stored.notices),
  );
}

async function opened<T>(folder: string, look: (store: Store) => Promise<T>): Promise<T> {
  const store = openSqlite(folder);
  try {
    return await look(store);
  } finally {
    await store.close();
  }
}

test('paces are time controls, whatever they were and whenever they were agreed on', async (t) => {
  const folder = leftBehind(t, (db) => {
    addPerson(db, 'ann');
    addPerson(db, 'bob');
    addTable(db, 'a', { pace: '{"kind":"none"}' });
    addTable(db, 'b', { pace: '{"kind":"live","bank":600,"move":30}' });
    addTable(db, 'c', { pace: '{"kind":"live","bank":60,"move":10,"out":"end"}' });
    addTable(db, 'd', { pace: '{"kind":"days","hours":24}', pace_since: 77 });
    addTable(db, 'e', { pace: '{"kind":"days","hours":12,"out":"end"}' });
    addTable(db, 'f', {});
  });
  await opened(folder, async (store) => {
    const timeOf = async (id: string) => {
      const table = await store.load(id);
      return [table?.timeControl, table?.timeControlSince];
    };
    assert.deepEqual(await timeOf('a'), [{ kind: 'unlimited' }, undefined]);
    assert.deepEqual(await timeOf('b'), [{ kind: 'realtime', bank: 600, move: 30 }, undefined]);
    assert.deepEqual(await timeOf('c'), [{ kind: 'realtime', bank: 60, move: 10, out: 'end' }, undefined]);
    assert.deepEqual(await timeOf('d'), [{ kind: 'correspondence', hours: 24 }, 77]);
    assert.deepEqual(await timeOf('e'), [{ kind: 'correspondence', hours: 12, out: 'end' }, undefined]);
    assert.deepEqual(await timeOf('f'), [{ kind: 'unlimited' }, undefined]);
  });
});

test('what is proposed stays so, and so do a game that was called off and its rematch', async (t) => {
  const old = {
    undo: { kind: 'undo', from: 3 },
    abandon: { kind: 'abandon' },
    resign: { kind: 'resign' },
    pace: { kind: 'pace', pace: { kind: 'days', hours: 24 } },
  };
  const folder = leftBehind(t, (db) => {
    addPerson(db, 'ann');
    addPerson(db, 'bob');
    for (const [id, what] of Object.entries(old)) addTable(db, id, { proposal: JSON.stringify({ made: 5, by: 1, what, agreed: [1] }) });
    addTable(db, 'over', { abandoned: 1, next: 'undo' });
  });
  await opened(folder, async (store) => {
    const proposed = async (id: string): Promise<Proposal | undefined> => (await store.load(id))?.proposal;
    const made = { made: 5, by: 1, agreed: [1] };
    assert.deepEqual(await proposed('undo'), { ...made, what: old.undo });
    assert.deepEqual(await proposed('abandon'), { ...made, what: { kind: 'call off' } });
    assert.deepEqual(await proposed('resign'), { ...made, what: old.resign });
    const timeControl = { kind: 'correspondence', hours: 24 };
    assert.deepEqual(await proposed('pace'), { ...made, what: { kind: 'time control', timeControl } });
    assert.equal(await proposed('over'), undefined);
    const over = await store.load('over');
    assert.deepEqual([over?.calledOff, over?.rematch], [true, 'undo']);
    assert.equal((await store.load('undo'))?.calledOff, undefined);
    assert.deepEqual((await store.people.unfinishedTablesOf('ann')).toSorted(), Object.keys(old).toSorted());
  });
});

test('people keep their quiet hours, their vacations, and what they wish to be told', async (t) => {
  const night = { from: 22, to: 7, zone: 'Europe/Brussels' };
  const holidays = [{ from: '2026-12-24', to: '2027-01-02' }];
  const wishes = { when: 'daily', hour: 7, zone: 'UTC', language: 'fr' } as const;
  const folder = leftBehind(t, (db) => {
    addPerson(db, 'ann', { rest: { ...night, holidays }, notices: { ...wishes, quietGames: ['ugo'], quietTables: ['a'] } });
    addPerson(db, 'bob', { rest: night, notices: { ...wishes, quietGames: [], quietTables: [] } });
    addPerson(db, 'cy');
    addTable(db, 'a', {});
  });
  await opened(folder, async (store) => {
    const quietHours = async (id: string) => (await store.people.person(id))?.absence?.quietHours;
    assert.deepEqual(await quietHours('ann'), { ...night, vacations: holidays });
    assert.deepEqual(await quietHours('bob'), night);
    assert.equal(await quietHours('cy'), undefined);
    const seat = (await store.load('a'))?.seats[0];
    assert.deepEqual(seat?.kind === 'person' && seat.absence?.quietHours, { ...night, vacations: holidays }, 'the clock asks the seat');
    assert.deepEqual(await store.notices.settings('ann'), { ...wishes, mutedGames: ['ugo'], mutedTables: ['a'] });
    assert.deepEqual(await store.notices.settings('bob'), { ...wishes, mutedGames: [], mutedTables: [] });
    assert.equal(await store.notices.settings('cy'), undefined);
  });
});

test('what was said in either room can still be read, and is forgotten with whoever said it', async (t) => {
  const folder = leftBehind(t, (db) => {
    addPerson(db, 'ann');
    addPerson(db, 'bob');
    addTable(db, 'a', {});
    for (const [n, room, person] of [
      [1, 'seats', 'ann'],
      [2, 'watchers', 'bob'],
    ] as const)
      db.prepare('INSERT INTO talk (table_id, n, room, person, name, at, text) VALUES (?,?,?,?,?,?,?)').run(
        'a',
        n,
        room,
        person,
        person,
        9,
        'hello',
      );
  });
  await opened(folder, async (store) => {
    const line = { at: 9, text: 'hello' };
    const ann = { ...line, n: 1, room: 'players', id: 'ann', name: 'ann' } as const;
    assert.deepEqual(await store.social.chat('a', ['players']), [ann]);
    assert.deepEqual(await store.social.chat('a', ['spectators']), [{ ...line, n: 2, room: 'spectators', id: 'bob', name: 'bob' }]);
    const { n: _, ...again } = ann;
    assert.equal((await store.social.say('a', again)).n, 3);
    await store.people.forget('bob');
    assert.deepEqual(await store.social.chat('a', ['spectators']), []);
  });
});

test('a file is brought up to date once, and a server goes on with it', async (t) => {
  const folder = leftBehind(t, (db) => {
    addPerson(db, 'ann');
    addPerson(db, 'bob');
    addTable(db, 'abcdefgh0123', {
      pace: '{"kind":"days","hours":24}',
      proposal: '{"made":5,"by":1,"what":{"kind":"abandon"},"agreed":[1]}',
    });
  });
  for (let times = 0; times < 2; times++) {
    const { port, close } = await serve(t, { data: folder });
    const { json } = await ask(port, 'GET', '/api/tables/abcdefgh0123');
    const { timeControl, proposal } = json as { timeControl: unknown; proposal: Proposal };
    assert.deepEqual([timeControl, proposal.what], [{ kind: 'correspondence', hours: 24 }, { kind: 'call off' }]);
    const guest = await Guest.join(port, 'abcdefgh0123');
    assert.deepEqual(guest.info?.timeControl, timeControl);
    await guest.leave();
    await close();
  }
});

test('devices and programs are known on, for 90 days and for a year; a program plays as it did, and a passkey has no name yet', async (t) => {
  const folder = leftBehind(t, (db) => {
    addPerson(db, 'ann');
    addPerson(db, 'bob');
    addTable(db, 'a', {});
    const add = db.prepare('INSERT INTO sessions (hash, person, kind, label, created, seen) VALUES (?, ?, ?, ?, 5, 5)');
    add.run(hashOf('her device'), 'ann', 'browser', 'Firefox');
    add.run(hashOf('her-bot'), 'ann', 'program', 'bot');
    db.exec(`INSERT INTO passkeys VALUES ('key', 'ann', x'03', 0, '', 5)`);
  });
  const day = 24 * 3_600_000;
  await opened(folder, async ({ people }) => {
    const sessions = await people.sessions('ann');
    assert.deepEqual(sessions.map(({ kind, scope, ends }) => [kind, scope, Math.round((ends - Date.now()) / day)]).toSorted(), [
      ['browser', undefined, 90],
      ['program', 'play', 365],
    ]);
    assert.equal((await people.bySession(hashOf('her device')))?.id, 'ann');
    assert.deepEqual(
      (await people.passkeys('ann')).map(({ id, name }) => [id, name]),
      [['key', '']],
    );
  });
  const { port } = await serve(t, { data: folder });
  const wish = { game: 'ugo', options: {}, seats: ['person', 'person'] };
  assert.equal((await ask(port, 'POST', '/api/tables', wish, { authorization: 'Bearer her-bot' })).status, 201);
});

test('a table that was left running goes on with its luck, and one that was waiting takes numbers from now on', async (t) => {
  const folder = leftBehind(t, (db) => {
    addPerson(db, 'ann');
    addPerson(db, 'bob');
    for (const id of ['abcdefgh0123', 'abcdefgh4567']) addTable(db, id, {});
    db.exec(`UPDATE seats SET kind = 'open', name = NULL, person = NULL WHERE table_id = 'abcdefgh4567' AND seat = 1`);
  });
  const { port } = await serve(t, { data: folder, opening: 600_000 });
  const running = (await ask(port, 'GET', '/api/tables/abcdefgh0123')).json as TableInfo;
  assert.deepEqual([running.started, running.numbers], [true, undefined]);
  const number = 'ab'.repeat(32);
  const seal = commitTo(readSeed(number)!);
  const cy = satOf(await ask(port, 'POST', '/api/tables/abcdefgh4567/seats', { name: 'Cy', seal }));
  assert.deepEqual([cy.info.started, cy.info.numbers], [false, [{ seat: 1, seal }]]);
  const guest = await Guest.join(port, 'abcdefgh4567', cy.token);
  guest.say({ v: VERSION, kind: 'number', table: 'abcdefgh4567', number });
  await guest.until(() => guest.sight !== undefined);
  assert.deepEqual(guest.info?.numbers, [{ seat: 1, seal, opened: true }]);
});
