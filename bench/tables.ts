/** Moves a second through server, store and sockets, beside a relay that does nothing but send. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Child } from './child.ts';
import { knownGame, SEATS } from './known.ts';
import { measureWindow, sitAtRelay, sitDown, type Window } from './load.ts';
import { median } from './median.ts';

interface TablesResult {
  readonly tables: number;
  readonly sockets: number;
  readonly server: Window;
  readonly relay: Window;
  /** Server over relay: moves a second, and how much processor time a move leaves for others. */
  readonly ratio: number;
  readonly cpuRatio: number;
}

/** On the same disk as a real store, so that durable means durable. */
const DATA = fileURLToPath(new URL('../data', import.meta.url));

export async function measureTables(run: { tables: number; rounds: number; warmUp: number; ms: number }): Promise<TablesResult> {
  const games = Array.from({ length: run.tables }, (_, n) => knownGame(n));
  mkdirSync(DATA, { recursive: true });
  const folder = mkdtempSync(`${DATA}/bench-`);
  const clean = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clean);
  const children: Child[] = [];
  try {
    const server = await Child.start('./server.ts', [folder, String(run.tables)]);
    children.push(server);
    const relay = await Child.start('./relay.ts');
    children.push(relay);
    const ours: Window[] = [];
    const theirs: Window[] = [];
    for (let round = 0; round < run.rounds; round++) {
      const live = await sitDown(server.port, games);
      ours.push(await measureWindow(server, live, run));
      const relayed = await sitAtRelay(relay.port, games, round);
      theirs.push(await measureWindow(relay, relayed, run));
    }
    return {
      tables: run.tables,
      sockets: run.tables * SEATS,
      server: middle(ours),
      relay: middle(theirs),
      ratio: median(ours.map(({ movesPerSecond }, i) => movesPerSecond / theirs[i]!.movesPerSecond)),
      cpuRatio: median(ours.map(({ cpuMicrosecondsPerMove }, i) => theirs[i]!.cpuMicrosecondsPerMove / cpuMicrosecondsPerMove)),
    };
  } finally {
    for (const child of children) await child.stop();
    process.off('exit', clean);
    clean();
  }
}

function middle(windows: readonly Window[]): Window {
  const of = (key: keyof Window) => median(windows.map((window) => window[key]));
  return { movesPerSecond: of('movesPerSecond'), p50: of('p50'), p99: of('p99'), cpuMicrosecondsPerMove: of('cpuMicrosecondsPerMove') };
}
