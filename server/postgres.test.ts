import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setImmediate } from 'node:timers/promises';
import { inspect } from 'node:util';
import pg from 'pg';
import { judgeDaily } from './daily/store.contract.ts';
import { judgeNotices } from './notices/store.contract.ts';
import { judgePeople } from './people/store.contract.ts';
import { openPostgres } from './postgres.ts';
import { judgeBots } from './ratings/bots.contract.ts';
import { judgeResults } from './ratings/store.contract.ts';
import { judgeSafety } from './safety/store.contract.ts';
import { judgeSocial } from './social/store.contract.ts';
import { type Judged, judgeStore, tableOf } from './store.contract.ts';
import { OutOfDate, type Store } from './store.ts';
import { addressOf, newPlace, onPostgres } from './tests/postgres.ts';

/** Once the log of all tables takes more than so many bytes, nothing is added to it; what was refused has taken its room, too. */
const CRAMPED = `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    IF pg_total_relation_size('plies') > 100000 THEN RAISE 'no room is left' USING ERRCODE = 'disk_full'; END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER cramped AFTER INSERT ON plies EXECUTE FUNCTION refuse()`;

const postgres: Judged = {
  name: 'postgres',
  isShared: true,
  newPlace,
  open: async (place) => openPostgres(await addressOf(place)),
  async openCramped(place) {
    const address = await addressOf(place);
    const store = await openPostgres(address);
    await onPostgres(address, CRAMPED);
    const close = store.close.bind(store);
    return Object.assign(store, {
      async close() {
        await close();
        await onPostgres(address, 'DROP FUNCTION refuse CASCADE');
      },
    });
  },
};
judgeStore(postgres);
judgeResults(postgres);
judgeBots(postgres);
judgeDaily(postgres);
judgeNotices(postgres);
judgePeople(postgres);
judgeSocial(postgres);
judgeSafety(postgres);

const RESIGNED = { seat: 0, why: 'resigned' } as const;
const LOST = { places: [4, 1, 1, 1], scores: [0, 0, 0, 0], ended: 2 };
const entryOf = (ply: number) => ({ table: 'a', ply, seat: 0, text: 'x', at: 1 });

/** A store with a table, and two beside it: one who holds something up, and one who sees who waits for a lock. */
async function heldUp(then: (store: Store, other: pg.Client, isWaiting: (query: string) => Promise<void>) => Promise<void>): Promise<void> {
  const address = await addressOf(newPlace());
  const store = await openPostgres(address);
  await store.create(tableOf('a'));
  const [other, watcher] = [new pg.Client({ connectionString: address }), new pg.Client({ connectionString: address })];
  await Promise.all([other.connect(), watcher.connect()]);
  const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE $1`;
  await then(store, other, async (query) => {
    while ((await watcher.query(waiting, [`${query}%`])).rows.length === 0) await setImmediate();
  });
  await Promise.all([other.end(), watcher.end()]);
  await store.close();
}

test('what is due after an entry that is just being stored is not undone by who does not know of it', () =>
  heldUp(async (store, other, isWaiting) => {
    await other.query(`BEGIN; INSERT INTO plies (table_id, ply, seat, text, at) VALUES ('a', 1, 0, 'x', 1); UPDATE tables SET due = 9`);
    const setting = store.setDue('a', 0, null);
    await isWaiting('UPDATE tables SET due');
    await other.query('COMMIT');
    await setting;
    assert.deepEqual(await store.due(9), ['a']);
  }));

test('an entry that comes while another server stores a resignation is out of date', () =>
  heldUp(async (store, other, isWaiting) => {
    await other.query(`BEGIN; UPDATE tables SET forfeit = '{}' WHERE id = 'a'`);
    const appended = assert.rejects(store.append(entryOf(1)), OutOfDate);
    await isWaiting('WITH entry');
    await other.query('COMMIT');
    await appended;
    assert.deepEqual((await store.load('a'))?.plies, []);
  }));

test('a resignation that comes while another server stores an entry is judged anew', () =>
  heldUp(async (store, other, isWaiting) => {
    await other.query(`CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        PERFORM pg_advisory_xact_lock_shared(71); RETURN NULL; END $$;
      CREATE TRIGGER held AFTER INSERT ON plies EXECUTE FUNCTION hold(); SELECT pg_advisory_lock(71)`);
    const appended = store.append(entryOf(1));
    await isWaiting('WITH entry');
    const resigned = store.forfeit('a', 0, RESIGNED, LOST);
    await isWaiting('UPDATE tables SET forfeit');
    await other.query('SELECT pg_advisory_unlock(71)');
    await appended;
    assert.equal(await resigned, false, 'there is a later entry');
    assert.equal(await store.forfeit('a', 1, RESIGNED, LOST), true);
  }));

test('a time control that is agreed on while another server stores an entry is judged anew', () =>
  heldUp(async (store, other, isWaiting) => {
    await other.query(`BEGIN; INSERT INTO plies (table_id, ply, seat, text, at) VALUES ('a', 1, 0, 'x', 1); UPDATE tables SET due = 9`);
    const agreed = store.social.setTimeControl('a', 0, { kind: 'correspondence', hours: 12 }, 5, 7);
    await isWaiting('UPDATE tables SET time_control');
    await other.query('COMMIT');
    assert.equal(await agreed, false, 'there is a later entry');
    assert.deepEqual(
      [(await store.load('a'))?.due, await store.social.setTimeControl('a', 1, { kind: 'correspondence', hours: 12 }, 5, 7)],
      [9, true],
    );
  }));

test('whoever cannot be reached, or does not let us in, is told in a sentence without the password', async () => {
  const telling = async (url: string) => {
    const error = await openPostgres(url).then(
      () => new Error('it was opened'),
      (reason: Error) => reason,
    );
    assert.doesNotMatch(inspect(error), /secret/);
    return error.message;
  };
  assert.equal(await telling('postgres://ada:secret@127.0.0.1:1/royaumes'), 'no PostgreSQL answers at 127.0.0.1:1');
  assert.equal(await telling('postgres://ada:secret@nowhere.invalid/royaumes'), 'cannot find the PostgreSQL host nowhere.invalid');
  const none = new URL(await addressOf(newPlace()));
  none.pathname = '/none_of_that_name';
  none.password = 'secret';
  assert.match(await telling(none.href), /^PostgreSQL at .* has no database none_of_that_name$/);
});

test('a database of a newer server is used where that server allows it, and else left alone, with a sentence', async () => {
  const address = await addressOf(newPlace());
  await (await openPostgres(address)).close();
  await onPostgres(address, 'UPDATE shape SET version = 1000');
  await (await openPostgres(address)).close();
  await onPostgres(address, 'UPDATE shape SET oldest = 999');
  await assert.rejects(openPostgres(address), /the data is of version 1000; this server knows versions up to \d+/);
});
