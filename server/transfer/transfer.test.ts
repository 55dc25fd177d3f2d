import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TestContext, test } from 'node:test';
import { type GameRecord, placesOf, type Seat } from '#engine';
import { openPostgres } from '../postgres.ts';
import { openSqlite } from '../sqlite.ts';
import type { Store } from '../store.ts';
import { ask, newFolder, serve } from '../tests/guest.ts';
import { addressOf, newPlace } from '../tests/postgres.ts';
import { shapes } from './shape.ts';
import { exportStore, importStore, type Place } from './transfer.ts';

interface Recorded {
  readonly record: GameRecord;
  readonly outcome: { readonly ranking: readonly (readonly Seat[])[]; readonly scores: readonly number[] };
}

/** Of each game the first four. */
const GAMES = globSync('games/*').flatMap((game) => globSync(`${game}/replays/*.json`).sort().slice(0, 4));
const idOf = (n: number) => `abcdefgh${String(n).padStart(4, '0')}`;
const readGame = (file: string): Recorded => JSON.parse(readFileSync(file, 'utf8'));

/** Every recorded game as it would have been stored, and something in each of the other tables. */
async function fill(store: Store): Promise<void> {
  const { people, notices, safety, seekers, social, daily } = store;
  for (const [n, id] of ['ada', 'bo', 'Zoé 🏰'].entries()) {
    const session = { hash: new Uint8Array(32).fill(n), kind: 'browser', label: 'a "device"', created: 1, seen: 1 } as const;
    await people.add({ id, name: id, created: n }, { ...session, ends: Number.MAX_SAFE_INTEGER });
  }
  for (const [n, file] of GAMES.entries()) {
    const { record, outcome } = readGame(file);
    const { game, rules, options, seed = '', commit, seats, plies } = record;
    await store.create({
      id: idOf(n),
      ...{ game, rules, options, seed, commit, host: 0, created: n, listed: n === 0, rated: seats === 2 },
      timeControl: { kind: 'unlimited' },
      ...(n === 1 ? { day: '2026-11-16' } : {}),
      started: n + 1,
      seats: Array.from({ length: seats }, (_, seat) => {
        const person = ['ada', 'bo'][seat];
        return person ? { kind: 'person', name: person, person } : { kind: 'bot', bot: 'level-1' };
      }),
    });
    const ending = { places: placesOf(outcome.ranking), scores: outcome.scores, ended: 1000 + n };
    await Promise.all(
      plies.map(([seat, text], at) =>
        store.append({
          ...{ table: idOf(n), ply: at + 1, seat, text, at, acting: [seat] },
          ...(at === plies.length - 1 ? { ending } : {}),
        }),
      ),
    );
  }
  await store.pack(1001, 9);
  await people.setPassword('ada', 'ada', 'a hash');
  await people.addPasskey(
    'ada',
    { id: 'key', name: '', publicKey: new Uint8Array([0, 255]), counter: 3, transports: ['usb'], created: 1 },
    9,
  );
  await people.addDevice('ada', new Uint8Array([7]), 1);
  await people.answer('a question', 1, 0);
  await people.attempt(Buffer.from('somebody'), 1, { burst: 1, perSecond: 1 });
  await seekers.add({ id: 'someone', person: 'ada', wish: '{"games":[]}' }, 1);
  await daily.seed('2026-11-16', 'ugo', '00'.repeat(32));
  await notices.pushKeys(() => ({ publicKey: 'public', privateKey: 'private' }));
  await notices.keep('ada', { kind: 'mail', address: 'ada@example.org', ending: "it's \\ odd", origin: 'https://royaumes.example' });
  await notices.note([{ person: 'ada', table: idOf(0), kind: 'turn', at: 5 }]);
  await people.addSession('ada', { hash: new Uint8Array([9]), kind: 'browser', label: '', created: 1, seen: 1, ends: 2 });
  await safety.note({ kind: 'signed in', at: 1, person: 'ada' });
  await safety.block('ada', 'bo', 1, 9);
  await safety.follow('bo', 'ada', 1, 9);
  await safety.report({ kind: 'name', at: 1, reporter: 'ada', person: 'bo', name: 'bo', text: 'bo', why: '' }, 9);
  await safety.announce({ text: 'line one\nline two\u2028', at: 1 });
  await social.say(idOf(0), { room: 'players', id: 'ada', name: 'Ada', at: 1, text: '{"not":"a row"}' });
}

/** What a server at that place tells of every game. */
async function recordsAt(t: TestContext, place: Place): Promise<unknown[]> {
  const { port, close } = await serve(t, { data: place.data, ...(place.database ? { database: place.database } : {}), rateLimited: false });
  const records: unknown[] = [];
  for (const n of GAMES.keys()) records.push((await ask(port, 'GET', `/api/tables/${idOf(n)}/record`)).json);
  await close();
  return records;
}

test('everything goes from SQLite to PostgreSQL and back: each row, each game', async (t) => {
  const folder = newFolder(t);
  const there: Place = { data: join(folder, 'there'), database: await addressOf(newPlace()) };
  const here: Place = { data: join(folder, 'here') };
  const back: Place = { data: join(folder, 'back') };
  const file = (name: string) => join(folder, `${name}.jsonl`);
  const store = openSqlite(here.data);
  await fill(store);
  const counts = await exportStore(here, file('here'));
  for (const { name } of shapes()) assert.ok((counts.get(name) ?? 0) > 0, `nothing of ${name} is tried`);
  assert.equal(statSync(file('here')).mode & 0o777, 0o600);
  assert.deepEqual(await importStore(there, file('here')), counts);
  await exportStore(there, file('there'));
  await importStore(back, file('there'));
  await exportStore(back, file('back'));
  assert.ok(readFileSync(file('there')).equals(readFileSync(file('here'))), 'row for row');
  assert.ok(readFileSync(file('back')).equals(readFileSync(file('here'))), 'row for row');

  const moved = await openPostgres(there.database as string);
  for (const n of GAMES.keys()) assert.deepEqual(await moved.load(idOf(n)), await store.load(idOf(n)));
  // What is numbered goes on from there.
  await moved.safety.note({ kind: 'signed in', at: 2, person: 'ada' });
  await moved.close();
  await store.close();
  const games = GAMES.map((name) => readGame(name).record);
  assert.deepEqual(
    (await recordsAt(t, there)).map((record) => (record as GameRecord).plies),
    games.map(({ plies }) => plies),
  );
  assert.deepEqual(await recordsAt(t, there), await recordsAt(t, here));
});

test('a file that is not whole, or of another shape, and a store that is not empty change nothing', async (t) => {
  const folder = newFolder(t);
  const here: Place = { data: join(folder, 'here') };
  const whole = join(folder, 'whole');
  await openSqlite(here.data).close();
  await assert.rejects(exportStore({ data: join(folder, 'nowhere') }, whole), /there is no store in the data folder/);
  const store = openSqlite(here.data);
  await store.people.add(
    { id: 'ada', name: 'Ada', created: 1 },
    { hash: new Uint8Array([1]), kind: 'browser', label: '', created: 1, seen: 1, ends: 9 },
  );
  await store.close();
  await exportStore(here, whole);
  await assert.rejects(exportStore(here, whole), /already exists/);
  await assert.rejects(importStore(here, whole), /is not empty/);
  const lines = readFileSync(whole, 'utf8').split('\n');
  const wrong = join(folder, 'wrong');
  for (const place of [{ data: join(folder, 'new') }, { data: folder, database: await addressOf(newPlace()) }]) {
    for (const [text, why] of [
      [lines.slice(0, -2).join('\n'), /is incomplete/],
      [lines.filter((line) => !line.includes('"ada"')).join('\n'), /is incomplete/],
      ['{"kind":"something else"}\n', /is not an export of a store/],
      ['', /is incomplete/],
      [lines.join('\n').replace(/"version":\d+/, '"version":3'), /is of version 3/],
      [lines.join('\n').replace('"password"', '"passphrase"'), /with other columns/],
    ] as const) {
      writeFileSync(wrong, text);
      await assert.rejects(importStore(place, wrong), why);
    }
    await importStore(place, whole);
    const filled = 'database' in place && place.database ? await openPostgres(place.database) : openSqlite(place.data);
    assert.equal((await filled.people.person('ada'))?.name, 'Ada');
    await filled.close();
  }
});
