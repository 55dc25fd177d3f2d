import assert from 'node:assert/strict';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type TestContext, test } from 'node:test';
import { FILE, openSqlite } from '../sqlite.ts';
import { Browser, kindOf } from '../tests/browser.ts';
import { newFolder, satOf, serve } from '../tests/guest.ts';
import { MOST_REPORTS } from './safety-rows.ts';

const GAME = { game: 'ugo', options: {}, seats: ['person', 'person'] } as const;

/** Ada and Bo sit at a table, and Cy looks on. */
async function settle(t: TestContext, data: string, rateLimited = false) {
  const { port, close } = await serve(t, { data, rateLimited });
  const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Browser.arrive(port, name)));
  if (!ada || !bo || !cy) throw new Error('nobody came');
  const { info } = satOf(await ada.ask('POST', '/api/tables', GAME));
  await bo.ask('POST', `/api/tables/${info.id}/seats`, {});
  const say = async (who: Browser, text: string) =>
    ((await who.ask('POST', `/api/tables/${info.id}/chat`, { text })).json as { n: number }).n;
  return { close, port, ada, bo, cy, table: info.id, say };
}

async function reportsIn(data: string) {
  const store = openSqlite(data);
  const reports = await store.safety.reports({}, 99);
  await store.close();
  return reports;
}

test('a report keeps the line or the name as it was, who, where and why, once', async (t) => {
  const data = newFolder(t);
  const { close, ada, bo, table, say } = await settle(t, data);
  const n = await say(bo, 'something rude');
  const line = { kind: 'chat', table, n, why: 'Rude' } as const;
  const { id } = await bo.me();
  const reporter = (await ada.me()).id;
  assert.deepEqual((await ada.ask('POST', '/api/reports', line)).json, {});
  assert.equal((await ada.ask('POST', '/api/reports', line)).status, 200);
  await bo.ask('POST', '/api/me', { name: 'Badname' });
  assert.equal((await ada.ask('POST', '/api/reports', { kind: 'name', person: id, table })).status, 200);
  await bo.ask('POST', '/api/me', { name: 'Bo' });
  await close();
  const kept = (await reportsIn(data)).map(({ id: _, at, ...report }) => ({ ...report, isTimed: at > 1e12 }));
  assert.deepEqual(kept, [
    { kind: 'chat', reporter, person: id, name: 'Bo', text: 'something rude', table, n, why: 'Rude', isTimed: true },
    { kind: 'name', reporter, person: id, name: 'Badname', text: 'Badname', table, why: '', isTimed: true },
  ]);
});

test('one reports only what one can read, and neither nobody nor at great length', async (t) => {
  const { ada, cy, table, say } = await settle(t, newFolder(t));
  const [players, spectators] = [await say(ada, 'among us'), await say(cy, 'among those who look on')];
  const report = (who: Browser, n: number) => who.ask('POST', '/api/reports', { kind: 'chat', table, n });
  assert.equal(kindOf(await report(cy, players)), 'unknown line');
  assert.equal(kindOf(await report(ada, spectators)), 'unknown line');
  assert.equal(kindOf(await report(ada, 99)), 'unknown line');
  assert.equal((await report(cy, spectators)).status, 200);
  assert.equal(kindOf(await ada.ask('POST', '/api/reports', { kind: 'chat', table: 'nowhere', n: 1 })), 'unknown table');
  assert.equal(kindOf(await ada.ask('POST', '/api/reports', { kind: 'name', person: 'nobody' })), 'unknown person');
  const why = 'x'.repeat(281);
  assert.equal(kindOf(await ada.ask('POST', '/api/reports', { kind: 'chat', table, n: players, why })), 'bad chat line');
});

test('whoever reports a lot is refused: too fast, or too many that wait', async (t) => {
  const { ada, bo, table, say } = await settle(t, newFolder(t), true);
  const n = await say(bo, 'hello');
  const kinds: (string | undefined)[] = [];
  for (let times = 0; times < 6; times++) kinds.push(kindOf(await ada.ask('POST', '/api/reports', { kind: 'chat', table, n })));
  assert.deepEqual(kinds, [...Array(5), 'too fast']);
  const patient = await settle(t, newFolder(t));
  for (let times = 0; times < 20; times++) {
    const line = await patient.say(patient.bo, `line ${times}`);
    assert.equal((await patient.ada.ask('POST', '/api/reports', { kind: 'chat', table: patient.table, n: line })).status, 200);
  }
  const last = await patient.say(patient.bo, 'one more');
  const answer = await patient.ada.ask('POST', '/api/reports', { kind: 'chat', table: patient.table, n: last });
  assert.deepEqual(answer.json, { no: { kind: 'too many', most: 20 } });
});

test('reports about somebody who is forgotten go with them; what they reported stays, by nobody', async (t) => {
  const data = newFolder(t);
  const { close, ada, bo, table, say } = await settle(t, data);
  await ada.ask('POST', '/api/reports', { kind: 'chat', table, n: await say(bo, 'of Bo'), why: 'as Ada says' });
  await bo.ask('POST', '/api/reports', { kind: 'chat', table, n: await say(ada, 'of Ada') });
  await ada.ask('DELETE', '/api/me');
  await close();
  const kept = await reportsIn(data);
  assert.deepEqual(
    kept.map(({ text, reporter, why }) => [text, reporter, why]),
    [['of Bo', undefined, '']],
  );
});

test('of all reports the latest are kept, and those that are done with go first', async (t) => {
  const data = newFolder(t);
  await openSqlite(data).close();
  const db = new DatabaseSync(join(data, FILE));
  db.exec(`INSERT INTO reports (kind, at, reporter, person, name, text, why, resolved)
    WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${MOST_REPORTS})
    SELECT 'name', n, 'ada', 'bo', 'Bo', n, '', CASE WHEN n = 7 THEN 7 END FROM numbers`);
  db.close();
  const store = openSqlite(data);
  const report = { kind: 'name', at: 1, reporter: 'cy', person: 'bo', name: 'Bo', why: '' } as const;
  for (const text of ['new', 'newer']) assert.equal(await store.safety.report({ ...report, text }, 20), true);
  const texts = (await store.safety.reports({}, 2 * MOST_REPORTS)).map(({ text }) => text);
  assert.deepEqual([texts.length, texts.slice(0, 6), texts.at(-1)], [MOST_REPORTS, ['2', '3', '4', '5', '6', '8'], 'newer']);
  await store.close();
});
