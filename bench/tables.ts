/** Moves a second through server, store and sockets, on either store, beside a relay that does nothing but send. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '#tools/postgres';
import { Child } from './child.ts';
import { knownGame, SEATS } from './known.ts';
import { measureWindow, sitAtRelay, sitDown, type Window } from './load.ts';
import { median } from './median.ts';

interface Beside extends Window {
  /** The relay's moves a second, and processor time a move, in the same round, over all threads: this over the relay's. */
  readonly ratio: number;
  readonly cpuRatio: number;
  /** The latter round by round: in the first ones much of the code has just begun to run. */
  readonly cpuRatios: readonly number[];
}

interface TablesResult {
  readonly tables: number;
  readonly sockets: number;
  readonly server: Beside;
  /** On a PostgreSQL on the same machine, whose own processor time is not counted. */
  readonly postgres: Beside;
  readonly relay: Window;
}

export const WANTED_RATIO = 1.35;

/** On the same disk as a real store, so that durable means durable. */
const DATA = fileURLToPath(new URL('../data', import.meta.url));

export async function measureTables(run: { tables: number; rounds: number; warmUp: number; ms: number }): Promise<TablesResult> {
  const games = Array.from({ length: run.tables }, (_, n) => knownGame(n));
  mkdirSync(DATA, { recursive: true });
  const folder = mkdtempSync(`${DATA}/bench-`);
  const clean = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clean);
  const children: Child[] = [];
  const database = await startPostgres({ isDurable: true });
  try {
    const start = async (...how: Parameters<typeof Child.start>) => {
      const child = await Child.start(...how);
      children.push(child);
      return child;
    };
    const seeds = String(run.tables);
    const server = await start('./server.ts', [folder, seeds]);
    const postgres = await start('./server.ts', [`${folder}/doors`, seeds], { DATABASE_URL: database.url });
    const relay = await start('./relay.ts');
    const windows = { server: [] as Window[], postgres: [] as Window[], relay: [] as Window[] };
    for (let round = 0; round < run.rounds; round++) {
      windows.server.push(await measureWindow(server, await sitDown(server.port, games), run));
      windows.relay.push(await measureWindow(relay, await sitAtRelay(relay.port, games, round), run));
      windows.postgres.push(await measureWindow(postgres, await sitDown(postgres.port, games), run));
    }
    return {
      tables: run.tables,
      sockets: run.tables * SEATS,
      server: beside(windows.server, windows.relay),
      postgres: beside(windows.postgres, windows.relay),
      relay: middle(windows.relay),
    };
  } finally {
    for (const child of children) await child.stop();
    await database.stop();
    process.off('exit', clean);
    clean();
  }
}

function middle(windows: readonly Window[]): Window {
  const of = (key: keyof Window) => median(windows.map((window) => window[key]));
  return {
    movesPerSecond: of('movesPerSecond'),
    p50: of('p50'),
    p99: of('p99'),
    cpuMicrosecondsPerMove: of('cpuMicrosecondsPerMove'),
    mainMicrosecondsPerMove: of('mainMicrosecondsPerMove'),
  };
}

function beside(ours: readonly Window[], theirs: readonly Window[]): Beside {
  const over = (key: keyof Window) => ours.map((window, round) => window[key] / theirs[round]![key]);
  const cpuRatios = over('cpuMicrosecondsPerMove');
  return { ...middle(ours), ratio: median(over('movesPerSecond')), cpuRatio: median(cpuRatios), cpuRatios };
}
