/**
 * `npm run bench:scale -- [--store sqlite|postgres] [--finished 1000000] [--running 100000] [--live 2000]`: a store as it is after years, and
 * what a server on it needs to start, to answer and to remember. A tenth: `--finished 100000 --running 10000 --live 200`. With `--at FOLDER` the
 * store of SQLite is kept there, and where there is one, it is not written again.
 */

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { VERSION } from '#protocol';
import { openSqlite } from '#server';
import { connectPostgres } from '#server/postgres';
import { startPostgres } from '#tools/postgres';
import { Child } from '../child.ts';
import { quantile } from '../median.ts';
import { frameOf, RawSocket } from '../socket.ts';
import { type Bulk, PostgresBulk, SqliteBulk } from './bulk.ts';
import { type Filled, fill } from './fill.ts';

const { values } = parseArgs({
  options: {
    store: { type: 'string', default: 'sqlite' },
    finished: { type: 'string', default: '1000000' },
    running: { type: 'string', default: '100000' },
    live: { type: 'string', default: '2000' },
    at: { type: 'string' },
  },
});
const size = { finished: Number(values.finished), running: Number(values.running), live: Number(values.live) };
const isPostgres = values.store === 'postgres';

const say = (line: string) => console.log(line);
const count = (n: number) => Math.round(n).toLocaleString('en-GB');
/** A number beside what is wanted. */
function judge(what: string, value: number, unit: string, wanted: number): void {
  const shown = value < 100 ? value.toFixed(1) : count(value);
  say(`  ${value <= wanted ? 'ok  ' : 'MISS'} ${what.padEnd(52)} ${shown.padStart(9)} ${unit} (target: at most ${count(wanted)})`);
}

/** Milliseconds between two moves at a live table. */
const MOVE_EVERY = 5000;
const ASKS = 300;
const WARM = 12;
/** Milliseconds between two questions. */
const PAUSE = 8;
const MEGABYTE = 1 << 20;

const DATA = fileURLToPath(new URL('../../data', import.meta.url));
mkdirSync(DATA, { recursive: true });
const folder = values.at ?? mkdtempSync(`${DATA}/scale-`);
const kept = `${folder}/filled.json`;
const postgres = isPostgres && !process.env.DATABASE_URL ? await startPostgres() : undefined;
const database = isPostgres ? (process.env.DATABASE_URL ?? postgres?.url) : undefined;

async function start(at: string): Promise<{ readonly child: Child; readonly ms: number }> {
  const began = performance.now();
  const child = await Child.start('./server.ts', [at, '1'], database === undefined ? {} : { DATABASE_URL: database });
  return { child, ms: performance.now() - began };
}

async function openBulk(): Promise<Bulk> {
  if (database === undefined) {
    await openSqlite(folder).close();
    return new SqliteBulk(folder);
  }
  await (await connectPostgres(database)).close();
  return PostgresBulk.open(database);
}

async function fillNew(): Promise<Filled> {
  const bulk = await openBulk();
  const filled = await fill(bulk, size, say);
  await bulk.close();
  if (values.at !== undefined) writeFileSync(kept, JSON.stringify(filled));
  return filled;
}

async function times(asks: number, ask: (n: number) => Promise<unknown>): Promise<readonly number[]> {
  const all: number[] = [];
  for (let n = 0; n < asks; n++) {
    const began = performance.now();
    await ask(n);
    all.push(performance.now() - began);
    await sleep(PAUSE);
  }
  return all;
}

async function join(port: number, who: { readonly table: string; readonly token?: string; readonly since?: number }): Promise<RawSocket> {
  const socket = await RawSocket.open(port, '/api/socket');
  const welcome = socket.next();
  socket.send(frameOf(JSON.stringify({ v: VERSION, kind: 'join', since: 0, ...who })));
  if (!(await welcome).startsWith('{"kind":"welcome"')) throw new Error('not welcome');
  return socket;
}

/** Each table makes its next move every few seconds, by whoever's turn it is. Gives what ends it, and tells how many were made. */
async function playLive(port: number, live: Filled['live']): Promise<() => number> {
  let moves = 0;
  const timers: NodeJS.Timeout[] = [];
  for (const [n, { id, tokens, ply, next }] of live.entries()) {
    const sockets: RawSocket[] = [];
    for (const token of tokens) sockets.push(await join(port, { table: id, token }));
    let at = 0;
    const move = () => {
      const [seat, text] = next[at] ?? [];
      if (seat === undefined) return;
      sockets[seat]?.send(frameOf(JSON.stringify({ v: VERSION, kind: 'move', table: id, ply: ply + at++, move: text })));
      moves++;
    };
    timers.push(setTimeout(() => timers.push(setInterval(move, MOVE_EVERY)), (MOVE_EVERY * n) / live.length));
  }
  return () => {
    for (const timer of timers) clearInterval(timer);
    return moves;
  };
}

const children: Child[] = [];
try {
  const empty = await start(`${folder}/empty`);
  const alone = await empty.child.memory();
  const used = (await empty.child.cpu()).all / 1000;
  await empty.child.stop();
  say(
    `An empty ${values.store} store: ready after ${count(empty.ms)} ms (processor: ${count(used)} ms), with ${count(alone / MEGABYTE)} MB`,
  );

  const began = performance.now();
  const filled: Filled = existsSync(kept) ? JSON.parse(readFileSync(kept, 'utf8')) : await fillNew();
  say(
    `${count(size.finished)} finished and ${count(size.running)} running tables, loaded after ${count((performance.now() - began) / 1000)} s`,
  );

  const { child, ms } = await start(folder);
  children.push(child);
  const { port } = child;
  judge(`start-up, until it is ready (processor: ${count((await child.cpu()).all / 1000)} ms)`, ms, 'ms', 3000);
  judge('memory, more than with an empty store', ((await child.memory()) - alone) / MEGABYTE, 'MB', 30);
  const get = async (path: string, token?: string) => {
    const response = await fetch(`http://localhost:${port}${path}`, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    await response.text();
  };
  const pick = (list: readonly string[], n: number) => list[(n * 7919) % list.length]!;
  /** Each is woken by somebody who opens a socket and joins; it ends with the welcome. The first few warm the server up. */
  const wake = async (ids: readonly string[], since: number) => {
    const look = async (table: string) => (await join(port, { table, since })).close();
    const cold = await times(WARM, (n) => look(ids[n]!));
    const { all: before } = await child.cpu();
    const taken = await times(ids.length - WARM, (n) => look(ids[WARM + n]!));
    return { first: cold[0] ?? 0, ms: quantile(taken, 0.5), cpu: ((await child.cpu()).all - before) / 1000 / taken.length };
  };
  say(
    `The longest recorded game of each kind, from sleeping in the store to the welcome of somebody who knows all of it (median after ${WARM} others)`,
  );
  for (const { game, plies, ids } of filled.longest) {
    const half = ids.length / 2;
    const woken = await wake(ids.slice(0, half), plies);
    judge(
      `${game}, ${plies} entries (processor: ${woken.cpu.toFixed(1)} ms; the very first ${woken.first.toFixed(1)})`,
      woken.ms,
      'ms',
      20,
    );
    const told = await wake(ids.slice(half), 0);
    say(`       the same, with all of it sent to somebody new: ${told.ms.toFixed(1)} ms (processor: ${told.cpu.toFixed(1)} ms)`);
  }

  const stop = await playLive(port, filled.live);
  const sockets = filled.live.reduce((sum, { tokens }) => sum + tokens.length, 0);
  say(`${count(filled.live.length)} tables are live, with ${count(sockets)} sockets`);
  const { all: cpu } = await child.cpu();
  const since = performance.now();
  const asked: readonly (readonly [string, (n: number) => Promise<unknown>])[] = [
    ['lobby', () => get('/api/lobby')],
    ['page of a person', (n) => get(`/api/people/${pick(filled.people, n)}`)],
    ['page of somebody with very many games', () => get(`/api/people/${filled.heavy.id}`)],
    ['their own tables', () => get('/api/me/tables', filled.heavy.token)],
    ['a finished game', (n) => get(`/api/tables/${pick(filled.finished, n)}/record`)],
  ];
  for (const [what, ask] of asked) {
    // The first of each kind run code that has never run.
    await times(WARM, ask);
    const taken = await times(ASKS, ask);
    judge(`${what}, p99 (p50 ${quantile(taken, 0.5).toFixed(1)})`, quantile(taken, 0.99), 'ms', 50);
  }
  const moves = stop();
  const share = ((await child.cpu()).all - cpu) / 1000 / (performance.now() - since);
  say(`  ${count(moves)} moves meanwhile; ${(share * 100).toFixed(0)}% of a core; ${count((await child.memory()) / MEGABYTE)} MB in all`);
  judge('bytes on disk for a finished game, with indices', filled.bytesPerGame, 'B', 4096);
  judge('bytes on disk for a finished game of Patchistory', filled.bytesPerPatchistory, 'B', 12_288);
} finally {
  for (const child of children) await child.stop();
  await postgres?.stop();
  if (values.at === undefined) rmSync(folder, { recursive: true, force: true });
}
