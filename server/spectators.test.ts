import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { commitTo, FastChance, type Game, Match, numberedSeed, UNDO, writeSeed } from '#engine';
import { gameOf } from '#games';
import { openSqlite } from './sqlite.ts';
import { Table } from './table/table.ts';
import { Told } from './table/told.ts';
import { ask, Guest, newFolder, serve } from './tests/guest.ts';
import { hashOf, newId } from './tokens.ts';

const game = gameOf('ugo') as Game;
const options = { rounds: 1, pool: 'full' };
const seed = numberedSeed(4, 1);

/** A data folder with a game between Ada and Bo, whose tokens are their names. */
async function storeGame(
  t: TestContext,
  play: (match: Match, chance: FastChance) => void,
): Promise<{ data: string; id: string; match: Match }> {
  const data = newFolder(t);
  const store = openSqlite(data);
  for (const id of ['ada', 'bo']) {
    await store.people.add(
      { id, name: id, created: 0 },
      { hash: hashOf(id), kind: 'browser', label: '', created: Date.now(), seen: 0, ends: Date.now() + 3_600_000 },
    );
  }
  const match = new Match(game, options, 2, seed);
  play(match, new FastChance(4));
  const id = newId();
  await store.create({
    id,
    game: 'ugo',
    rules: match.rules,
    options: match.options,
    seed: writeSeed(seed),
    commit: commitTo(seed),
    host: 0,
    created: 0,
    started: 0,
    listed: false,
    rated: false,
    timeControl: { kind: 'unlimited' },
    seats: [
      { kind: 'person', name: 'Ada', person: 'ada' },
      { kind: 'person', name: 'Bo', person: 'bo' },
    ],
  });
  await Promise.all(
    match.plies.map(([seat, text], n) => store.append({ table: id, ply: n + 1, seat, text, at: 0, acting: match.toAct() })),
  );
  await store.close();
  return { data, id, match };
}

function playOut(match: Match, chance: FastChance): void {
  while (!match.isOver) {
    const seat = match.toAct()[0]!;
    match.submit(seat, chance.pick(match.legal(seat)));
  }
}

/** The bytes of the welcome that somebody gets who joins. */
async function welcomeOf(port: number, table: string, token?: string, since = 0): Promise<string> {
  const guest = await Guest.at(port);
  const said: string[] = [];
  guest.socket.on('message', (data) => said.push(String(data)));
  await guest.join(table, token, since);
  return said.find((text) => text.startsWith('{"kind":"welcome"')) as string;
}

test('what a crowd of spectators is told of a finished game is written once, and so is what one seat is told again and again', async (t) => {
  const { data, id, match } = await storeGame(t, playOut);
  const { port } = await serve(t, { data });
  const { mock: written } = t.mock.method(Told.prototype, 'to');
  const { mock: played } = t.mock.method(Match.prototype, 'playLog');
  const crowd = await Promise.all(Array.from({ length: 40 }, () => welcomeOf(port, id)));
  assert.equal(new Set(crowd).size, 1);
  assert.equal(written.callCount(), match.ply);
  for (const [n, token] of ['ada', 'bo'].entries()) {
    const seen = await Promise.all(Array.from({ length: 10 }, () => welcomeOf(port, id, token)));
    assert.equal(new Set(seen).size, 1);
    assert.notEqual(seen[0], crowd[0]);
    assert.equal(written.callCount(), (n + 2) * match.ply);
  }
  const entries = played.calls.reduce((sum, { arguments: [log] }) => sum + log.length, 0);
  assert.equal(entries, match.ply, 'and the log was played once');
});

test('somebody who sits is told what they saw, and nobody else is, in whatever order they come', async (t) => {
  const { data, id } = await storeGame(t, playOut);
  const eyes = [undefined, 'ada', 'bo'];
  const one = await serve(t, { data });
  const [open, ada, bo] = [await welcomeOf(one.port, id), await welcomeOf(one.port, id, 'ada'), await welcomeOf(one.port, id, 'bo')];
  const seen = new Map([
    [undefined, open],
    ['ada', ada],
    ['bo', bo],
  ]);
  for (const first of eyes) {
    for (const second of eyes) {
      assert.equal(await welcomeOf(one.port, id, first), seen.get(first));
      assert.equal(await welcomeOf(one.port, id, second), seen.get(second));
    }
  }
  assert.equal(new Set([open, ada, bo]).size, 3);
});

test('a crowd is let in one after the other, and others have the processor in between', async (t) => {
  const { data, id } = await storeGame(t, playOut);
  const { port } = await serve(t, { data });
  await welcomeOf(port, id);
  const crowd = await Promise.all(Array.from({ length: 200 }, () => Guest.at(port)));
  const { mock } = t.mock.method(Table.prototype, 'join');
  // Somebody else, who would like to do a little whenever they may.
  let [done, most, isOver] = [0, 0, false];
  const other = () => {
    most = Math.max(most, mock.callCount() - done);
    done = mock.callCount();
    if (!isOver) setImmediate(other);
  };
  setImmediate(other);
  await Promise.all(crowd.map((guest) => guest.join(id)));
  isOver = true;
  assert.equal(mock.callCount(), crowd.length);
  assert.ok(most <= 2, `${most} were let in while somebody else waited`);
});

test('a long log is played again in steps, and others are answered in between', async (t) => {
  const { data, id, match } = await storeGame(t, (match) => {
    const seat = match.toAct()[0]!;
    const move = match.legal(seat)[0]!;
    while (match.ply < 3000) {
      match.submit(seat, move);
      match.submit(seat, UNDO);
    }
  });
  const { port } = await serve(t, { data });
  const { mock } = t.mock.method(Match.prototype, 'playLog');
  const steps = () => mock.callCount();
  const joined = welcomeOf(port, id);
  let answered = 0;
  let isTold = false;
  const asking = (async () => {
    for (; !isTold; answered++) await ask(port, 'GET', '/api/health');
  })();
  const welcome = JSON.parse(await joined) as { readonly plies: readonly object[] };
  isTold = true;
  await asking;
  assert.equal(welcome.plies.length, match.ply);
  assert.ok(answered > 10, `${answered} answers`);
  assert.ok(steps() > match.ply / 64);
  for (const {
    arguments: [log],
  } of mock.calls)
    assert.ok(log.length <= 64);
});
