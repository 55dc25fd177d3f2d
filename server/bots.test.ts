import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type TestContext, test } from 'node:test';
import { BroadcastChannel, type Worker } from 'node:worker_threads';
import { commitTo, type Game, Match, numberedSeed, type Options, readOptions, type View, writeSeed } from '#engine';
import { gameOf } from '#games';
import type { StoredSeat } from './sitters.ts';
import { openSqlite } from './sqlite.ts';
import { ask, Guest, makeTable, newFolder, serve } from './tests/guest.ts';
import { GATE } from './thinking/tests/odd-thinker.ts';
import { hashOf, newId } from './tokens.ts';

const game = gameOf('ugo') as Game;
const THINKER = new URL('./thinking/tests/odd-thinker.ts', import.meta.url);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** A data folder with tables of two where these sit; whoever looks at one wakes it. */
async function store(t: TestContext, tables: readonly (readonly [StoredSeat, StoredSeat])[]) {
  const data = newFolder(t);
  const sqlite = openSqlite(data);
  const ids: string[] = [];
  for (const [n, seats] of tables.entries()) {
    const [id, seed] = [newId(), numberedSeed(3, n)];
    const kind = { game: 'ugo', rules: game.meta.rules, options: { rounds: 1 }, host: 0, listed: false, rated: false };
    const timeControl = { kind: 'unlimited' } as const;
    await sqlite.create({ ...kind, id, seed: writeSeed(seed), commit: commitTo(seed), created: 0, started: 0, timeControl, seats });
    ids.push(id);
  }
  await sqlite.close();
  return { data, ids };
}

/** Somebody's table, at which bots play. */
const left = (person: string, bot: string): [StoredSeat, StoredSeat] => [
  { kind: 'person', name: person, person, bot },
  { kind: 'bot', bot },
];

const bots = (bot: string): [StoredSeat, StoredSeat] => [
  { kind: 'bot', bot },
  { kind: 'bot', bot },
];

/** Bots called `greedy` say here what they see, and wait until they may go on. */
function openGate(t: TestContext) {
  const channel = new BroadcastChannel(GATE);
  t.after(() => channel.close());
  const seen: View[] = [];
  let heard: () => void = () => undefined;
  channel.onmessage = (message) => {
    seen.push((message as { data: View }).data);
    heard();
  };
  return {
    async asked(): Promise<View> {
      while (seen.length === 0) {
        await new Promise<void>((resolve) => {
          heard = resolve;
        });
      }
      return seen.shift() as View;
    },
    open: () => channel.postMessage('go on'),
  };
}

const anyMove = ({ sight, seat }: Guest) => game.writeMove(game.moves({ seat: seat!, table: undefined, hand: undefined, ...sight })[0]);

/** Whoever sits first begins. */
const SEED = Array.from({ length: 50 }, (_, n) => numberedSeed(4, n)).find(
  (seed) => new Match(game, readOptions(game, 2, { rounds: 1 }) as Options, 2, seed).toAct()[0] === 0,
)!;

/** Ada at a table with a bot that waits at the gate, and it is her turn. */
async function sitDown(t: TestContext) {
  const { data, ids } = await store(t, Array(4).fill(bots('random')));
  const gate = openGate(t);
  const { port } = await serve(t, { data, newSeed: () => SEED, thinking: { threads: 1, thinker: THINKER, patience: 60_000 } });
  const { info, token } = await makeTable(port, { game: 'ugo', options: { rounds: 1 }, seats: ['person', 'bot greedy'], name: 'Ada' });
  const ada = await Guest.join(port, info.id, token);
  const act = (path: string, body: object = {}) => ask(port, 'POST', `/api/tables/${info.id}/${path}`, body, bearer(token));
  /** Lets the bot go on, and the server hear of it: what a bot elsewhere thinks after it has been told. */
  const goOn = async () => {
    gate.open();
    const other = await Guest.join(port, ids.shift() as string);
    await other.until(() => other.ply > 0);
  };
  return { ada, gate, act, goOn };
}

test('a move that was thought about before an undo is thrown away, and thought about anew', async (t) => {
  const { ada, gate, goOn } = await sitDown(t);
  const { ply, sight } = ada;
  ada.move(anyMove(ada));
  const view = await gate.asked();
  assert.deepEqual(Object.keys(view).sort(), ['hand', 'seat', 'table'], 'a bot sees a view and never a state');
  assert.equal(view.seat, 1 - ada.seat!);
  assert.deepEqual(view.table, ada.sight?.table);
  ada.move('undo');
  await ada.until(() => ada.ply === ply + 2);
  await goOn();
  assert.equal(ada.ply, ply + 2);
  assert.deepEqual(ada.sight, sight);
  ada.move(anyMove(ada));
  await gate.asked();
  gate.open();
  await ada.until(() => ada.ply === ply + 4);
  assert.equal(ada.plies.at(-1)?.by, view.seat);
});

test('a bot that thinks for somebody who comes back moves no more', async (t) => {
  const { ada, gate, act, goOn } = await sitDown(t);
  const { ply } = ada;
  await act('leave');
  assert.equal((await gate.asked()).seat, ada.seat);
  await act('return');
  await goOn();
  assert.equal(ada.ply, ply);
  ada.move(anyMove(ada));
  await ada.until(() => ada.ply === ply + 1);
});

test('a bot that thinks when the game is called off moves no more', async (t) => {
  const { ada, gate, act, goOn } = await sitDown(t);
  ada.move(anyMove(ada));
  await gate.asked();
  const { ply } = ada;
  await act('propose', { what: { kind: 'call off' } });
  await ada.until(() => ada.info?.over === true);
  await goOn();
  assert.equal(ada.ply, ply);
});

test('a bot that fails costs its table one move by luck each time, one line in the log, and others nothing', async (t) => {
  const odd = ['throws', 'cheats', 'exits', 'hangs', 'nobody'];
  const { data, ids } = await store(t, [...odd.map(bots), left('bo', 'random')]);
  const lines: string[] = [];
  const { port, close } = await serve(t, {
    data,
    log: { write: (line) => lines.push(line) },
    thinking: { threads: 1, thinker: THINKER, patience: 2000 },
  });
  const guests = await Promise.all(ids.map((id) => Guest.join(port, id)));
  await Promise.all(guests.slice(0, odd.length).map((guest) => guest.until(() => guest.ply >= 2)));
  const sound = guests.at(-1) as Guest;
  await sound.until(() => sound.info?.over === true);
  await close();
  const failures = lines.filter((line) => line.includes('a bot failed')).map((line) => JSON.parse(line) as Record<string, string>);
  const why = (n: number) => [...new Set(failures.flatMap((line) => (line.table === ids[n] ? [line.why?.split('\n')[0]] : [])))];
  assert.deepEqual(why(0), ['TypeError']);
  // How far it gets until the others are done depends on the machine: a card may be refused in the trick, or when it is laid out.
  assert.match(String(why(1)[0]), /^rule U2\.\d refuses its move$/);
  for (const reason of why(1)) assert.match(String(reason), /^rule U\d\.\d refuses its move$/);
  assert.deepEqual(why(2), ['its thread ended']);
  assert.deepEqual(why(3), ['it thought for too long']);
  assert.deepEqual(why(4), ['there is no such bot']);
  assert.deepEqual(why(5), []);
  for (const line of lines) assert.doesNotMatch(line, /I hold|at hand/);
});

test('the person who made the tables pays for what bots think there', async (t) => {
  const { data, ids } = await store(t, [...Array(12).fill(left('ada', 'slow')), left('bo', 'slow')]);
  const { port } = await serve(t, { data, thinking: { threads: 1, thinker: THINKER, patience: 60_000 } });
  const guests: Guest[] = [];
  for (const id of ids) guests.push(await Guest.join(port, id));
  const bo = guests.pop() as Guest;
  const plies = () => guests.reduce((sum, { ply }) => sum + ply, 0);
  const before = plies();
  await bo.until(() => bo.ply >= 10);
  const had = plies() - before;
  // By turns among all tables it would be twelve for one; while a move of Bo’s is stored, Ada’s tables have the thread.
  assert.ok(had < 6 * bo.ply, `${had} for ${bo.ply}`);
});

test('guests of one address pay together, as much as one person; somebody with a login pays alone', async (t) => {
  const eves = Array.from({ length: 12 }, (_, n) => `eve${n}`);
  const { data, ids } = await store(
    t,
    [...eves, 'bo', 'ada'].map((person) => left(person, 'slow')),
  );
  const sqlite = openSqlite(data);
  const ends = Date.now() + 3_600_000;
  for (const id of [...eves, 'bo', 'ada']) {
    const session = { hash: hashOf(`${id}`.padEnd(22, '-')), kind: 'browser', label: '', created: 0, seen: 0, ends } as const;
    await sqlite.people.add({ id, name: id, created: 0 }, session);
  }
  await sqlite.people.setPassword('ada', 'ada', '');
  await sqlite.close();
  const { port } = await serve(t, {
    data,
    proxies: ['127.0.0.1', '::1'],
    thinking: { threads: 1, thinker: THINKER, patience: 60_000 },
  });
  // Ada sits where the many guests are; Bo is a guest, too, but elsewhere.
  for (const id of [...eves, 'bo', 'ada']) {
    const from = { 'x-forwarded-for': id === 'bo' ? '192.0.2.2' : '192.0.2.1' };
    assert.equal((await ask(port, 'GET', '/api/me', undefined, { cookie: `royaumes=${id.padEnd(22, '-')}`, ...from })).status, 200);
  }
  const guests: Guest[] = [];
  for (const id of ids) guests.push(await Guest.join(port, id));
  const [bo, ada] = guests.splice(-2) as [Guest, Guest];
  const plies = () => guests.reduce((sum, { ply }) => sum + ply, 0);
  const before = plies();
  await bo.until(() => bo.ply >= 10);
  await ada.until(() => ada.ply >= 10);
  const had = plies() - before;
  assert.ok(had < 6 * Math.min(bo.ply, ada.ply), `${had} for ${bo.ply} and ${ada.ply}`);
});

test('a server that stops ends its threads, whatever is thought in them', async (t) => {
  const { data, ids } = await store(t, [bots('hangs')]);
  const begun = once(process, 'worker') as Promise<[Worker]>;
  const { port, close } = await serve(t, { data, thinking: { threads: 1, thinker: THINKER, patience: 600_000 } });
  const guest = await Guest.join(port, ids[0]!);
  const [worker] = await begun;
  let hasEnded = false;
  worker.once('exit', () => {
    hasEnded = true;
  });
  await once(worker, 'message');
  await close();
  assert.ok(hasEnded);
  assert.equal(guest.ply, 0);
});
