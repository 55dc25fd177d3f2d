import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance, type GameRecord, Match, numberedSeed, writeSeed } from '#engine';
import { ugo as game } from '#games/ugo';
import { VERSION } from '#protocol';
import { openSqlite } from './sqlite.ts';
import { ask, Guest, newFolder, satOf, serve } from './tests/guest.ts';
import { hashOf, isId, newId, newToken } from './tokens.ts';

const NAMES = ['Aurelia Nightingale', 'Balthasar Quince'];

test('nobody is told what is not theirs, and no log line holds a token, a seed or a name', async (t) => {
  const seed = numberedSeed(7, 7);
  const data = newFolder(t);
  const lines: string[] = [];
  const server = await serve(t, { data, newSeed: () => seed, log: { write: (line) => lines.push(line) } });
  const { port } = server;
  const path = (end: string) => `/api/tables/${id}${end}`;
  const made = satOf(
    await ask(port, 'POST', '/api/tables', {
      game: 'ugo',
      options: { rounds: 1 },
      seats: ['person', 'person', 'bot random'],
      name: NAMES[0],
    }),
  );
  const { id } = made.info;
  const taken = satOf(await ask(port, 'POST', path('/seats'), { name: NAMES[1] }));
  const players = [await Guest.join(port, id, made.token), await Guest.join(port, id, taken.token)];
  const spectator = await Guest.join(port, id);
  const hidden: unknown[] = [
    made.info,
    taken.info,
    (await ask(port, 'GET', path(''))).json,
    (await ask(port, 'GET', path('/record'))).json,
  ];
  hidden.push((await ask(port, 'POST', path('/fill'), { bot: 'random' }, { authorization: `Bearer ${taken.token}` })).json);
  await ask(port, 'GET', path(`?token=${made.token}`));
  await ask(port, 'POST', path('/seats'), `{"name":"${NAMES[1]}", "token":"${made.token}"`);
  hidden.push(await spectator.refusedFor({ v: VERSION, kind: 'move', table: id, ply: 0, move: made.token }));
  hidden.push(await spectator.refusedFor({ v: VERSION, kind: 'join', table: id, token: `${made.token}x`, since: 0 }));

  const chance = new FastChance(1);
  await Promise.all([...players, spectator].map((guest) => guest.playOn(game, chance)));
  const told = JSON.stringify([hidden, ...[...players, spectator].map(({ heard }) => heard)]);
  for (const { token } of [made, taken]) {
    assert.ok(!told.includes(token));
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      assert.ok(!told.includes(Buffer.from(hashOf(token)).toString(encoding)));
  }
  assert.ok(!told.includes(writeSeed(seed)));

  for (const message of spectator.heard) {
    const text = JSON.stringify(message);
    assert.doesNotMatch(text, /"hand"/);
    if (message.kind === 'welcome') assert.equal(message.seat, undefined);
  }
  for (const { seat, heard } of players) {
    for (const message of heard) {
      if (message.kind !== 'welcome') continue;
      assert.equal(message.seat, seat);
      assert.equal(message.start?.seat, seat);
      assert.deepEqual(Object.keys(message.start ?? {}).sort(), ['hand', 'seat', 'table']);
    }
  }

  const { json } = await ask(port, 'GET', path('/record'));
  assert.equal((json as GameRecord).seed, writeSeed(seed));
  assert.ok(Match.fromRecord(game, json as GameRecord) instanceof Match);
  await server.close();

  assert.ok(lines.length > 0);
  for (const secret of [made.token, taken.token, writeSeed(seed), ...NAMES]) assert.ok(!lines.join('').includes(secret));

  const store = openSqlite(data);
  for (const [n, { token }] of [made, taken].entries()) {
    assert.equal((await store.people.bySession(hashOf(token)))?.name, NAMES[n]);
    assert.equal(await store.people.bySession(new TextEncoder().encode(token)), undefined);
  }
  await store.close();
});

test('ids and tokens are random', () => {
  const ids = new Set(Array.from({ length: 2000 }, newId));
  assert.equal(ids.size, 2000);
  for (const id of ids) assert.ok(isId(id));
  for (const id of ['', 'abc', 'O'.repeat(12), 'u'.repeat(12), '0'.repeat(13)]) assert.ok(!isId(id));
  const tokens = Array.from({ length: 4 }, newToken);
  for (const token of tokens) assert.match(token, /^[\w-]{24}$/);
  assert.equal(new Set(tokens).size, 4);
});
