/** How soon the lobby answers when thousands of tables are open, while others are made. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { numberedSeed, writeSeed } from '#engine';
import { games } from '#games';
import { type ToClient, VERSION } from '#protocol';
import { openSqlite } from '#server';
import { Child } from './child.ts';
import { quantile } from './median.ts';

interface Answers {
  readonly count: number;
  /** Milliseconds until the whole answer is there. */
  readonly p50: number;
  readonly p99: number;
}

interface LobbyResult {
  readonly tables: number;
  readonly http: Answers;
  readonly socket: Answers;
  /** The slower 99th percentile over what is wanted. */
  readonly ratio: number;
}

export const WANTED_MS = 50;

const DATA = fileURLToPath(new URL('../data', import.meta.url));
/** How many ask at the same time. */
const ABREAST = 2;
/** One table is made for so many questions. */
const PER_NEW_TABLE = 100;

export async function measureLobby(run: { tables: number; requests: number; messages: number }): Promise<LobbyResult> {
  mkdirSync(DATA, { recursive: true });
  const folder = mkdtempSync(`${DATA}/bench-`);
  const clean = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clean);
  let server: Child | undefined;
  try {
    await openTables(folder, run.tables);
    server = await Child.start('./server.ts', [folder, '1']);
    const at = `localhost:${server.port}`;
    const http = await abreast(run.requests, async (n) => {
      if (n % PER_NEW_TABLE === 0) await makeTable(at);
      const game = n % 2 === 0 ? '' : `?game=${games[n % games.length]?.meta.id}`;
      const began = performance.now();
      const response = await fetch(`http://${at}/api/lobby${game}`);
      await response.json();
      return performance.now() - began;
    });
    const socket = await askOverSocket(at, run.messages);
    return { tables: run.tables, http, socket, ratio: Math.max(http.p99, socket.p99) / WANTED_MS };
  } finally {
    await server?.stop();
    process.off('exit', clean);
    clean();
  }
}

async function openTables(folder: string, count: number): Promise<void> {
  const store = openSqlite(folder);
  for (let n = 0; n < count; n++) {
    const { meta } = games[n % games.length]!;
    await store.create({
      id: `bench${String(n).padStart(7, '0')}`,
      game: meta.id,
      rules: meta.rules,
      options: Object.fromEntries(Object.entries(meta.options).map(([key, option]) => [key, option.default])),
      seed: writeSeed(numberedSeed(1, n)),
      commit: '',
      host: 0,
      created: n,
      listed: true,
      rated: false,
      timeControl: { kind: 'unlimited' },
      seats: [{ kind: 'person', name: `Ada ${n}`, person: `ada${n}` }, { kind: 'open' }],
    });
  }
  await store.close();
}

async function makeTable(at: string): Promise<void> {
  const body = JSON.stringify({ game: 'ugo', options: {}, seats: ['person', 'person'], listed: true, name: 'Bo' });
  const response = await fetch(`http://${at}/api/tables`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  if (!response.ok) throw new Error(`no table was made: ${await response.text()}`);
}

async function askOverSocket(at: string, count: number): Promise<Answers> {
  const socket = new WebSocket(`ws://${at}/api/socket`);
  await new Promise((open, failed) => {
    socket.addEventListener('open', open, { once: true });
    socket.addEventListener('error', failed, { once: true });
  });
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    const began = performance.now();
    const answered = new Promise<void>((heard) => {
      const listen = ({ data }: MessageEvent) => {
        if ((JSON.parse(String(data)) as ToClient).kind !== 'lobby') return;
        socket.removeEventListener('message', listen);
        heard();
      };
      socket.addEventListener('message', listen);
    });
    socket.send(JSON.stringify({ v: VERSION, kind: 'lobby' }));
    await answered;
    times.push(performance.now() - began);
  }
  socket.close();
  return answersOf(times);
}

async function abreast(count: number, ask: (n: number) => Promise<number>): Promise<Answers> {
  const times: number[] = [];
  let next = 0;
  const one = async () => {
    while (next < count) times.push(await ask(next++));
  };
  await Promise.all(Array.from({ length: ABREAST }, one));
  return answersOf(times);
}

function answersOf(times: readonly number[]): Answers {
  return { count: times.length, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
