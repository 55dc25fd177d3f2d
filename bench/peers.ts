/** `npm run bench:peers`: boardgame.io and Colyseus beside our server, in the same run. Installs them apart from the project. */

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Window } from './load.ts';
import { median } from './median.ts';
import { measurePlayouts } from './playouts.ts';
import { measureTables } from './tables.ts';

// Leaves nothing behind.
process.once('SIGINT', () => process.exit(130));

const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

const FOLDER = fileURLToPath(new URL('peers', import.meta.url));
const TABLES = 500;
const ROUNDS = 3;
const MS = 3000;

/** The scripts' own words for a window. */
interface PeerWindow {
  readonly movesPerS: number;
  readonly p50: number;
  readonly p99: number;
  readonly srvCpuUsPerMove: number;
}

const PEERS = [
  { name: 'boardgame.io (in memory)', script: 'bgio-load.cjs', kind: 'memory' },
  { name: 'Colyseus (stores nothing)', script: 'colyseus-load.cjs', kind: 'instant' },
] as const;

function install(): void {
  if (existsSync(`${FOLDER}/node_modules/boardgame.io`) && existsSync(`${FOLDER}/node_modules/@colyseus/core`)) return;
  process.stderr.write('installing boardgame.io and Colyseus in bench/peers\n');
  execFileSync('npm', ['install', '--prefix', FOLDER, '--no-audit', '--no-fund', '--no-package-lock', '--loglevel', 'error'], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout: 600_000,
  });
}

/** Runs one of the scripts; its last line is what it measured. */
function runScript(script: string, args: readonly string[]): unknown {
  const out = execFileSync(process.execPath, [script, ...args], {
    cwd: FOLDER,
    encoding: 'utf8',
    timeout: 120_000,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(
    out
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .at(-1) ?? '{}',
  );
}

type Measured = Omit<Window, 'mainMicrosecondsPerMove'>;

function measurePeer(script: string, kind: string): Measured {
  const { movesPerS, p50, p99, srvCpuUsPerMove } = runScript(script, ['trick', String(TABLES), kind, String(MS), '0']) as PeerWindow;
  return { movesPerSecond: movesPerS, p50, p99, cpuMicrosecondsPerMove: srvCpuUsPerMove };
}

install();
const windows = new Map<string, Measured[]>();
const add = (name: string, window: Measured) => windows.set(name, [...(windows.get(name) ?? []), window]);
for (let round = 0; round < ROUNDS; round++) {
  const ours = await measureTables({ tables: TABLES, rounds: 1, warmUp: 1500, ms: MS });
  add('Royaumes (on disk)', ours.server);
  add('Royaumes on PostgreSQL', ours.postgres);
  add('bare relay', ours.relay);
  for (const { name, script, kind } of PEERS) add(name, measurePeer(script, kind));
}
const rows = [...windows].map(([name, list]) => {
  const of = (key: keyof Measured) => Number(median(list.map((window) => window[key])).toFixed(1));
  return {
    name,
    movesPerSecond: of('movesPerSecond'),
    cpuMicrosecondsPerMove: of('cpuMicrosecondsPerMove'),
    p50: of('p50'),
    p99: of('p99'),
  };
});
const { enginePerSecond, pliesPerGame } = measurePlayouts({ rounds: 3, ms: 500 });
const rules = {
  royaumesMovesPerSecond: Math.round(enginePerSecond * pliesPerGame),
  boardgameIoMovesPerSecond: (runScript('bgio-reducer.cjs', ['3', '500']) as { movesPerS: number }).movesPerS,
};

if (values.json) {
  console.log(JSON.stringify({ node: process.version, tables: TABLES, rows, rules }));
} else {
  const count = (n: number, width: number) => Math.round(n).toLocaleString('en-GB').padStart(width);
  console.log(`${TABLES} tables of 4 seats, one move in flight at each; medians of ${ROUNDS} interleaved rounds`);
  console.log(`  ${''.padEnd(26)}  moves/s  server CPU a move       p50       p99`);
  for (const { name, movesPerSecond, cpuMicrosecondsPerMove, p50, p99 } of rows) {
    const latency = [p50, p99].map((ms) => `${ms.toFixed(0).padStart(7)} ms`).join('');
    console.log(`  ${name.padEnd(26)} ${count(movesPerSecond, 8)} ${count(cpuMicrosecondsPerMove, 15)} µs ${latency}`);
  }
  console.log('Rules alone, legal moves listed, one core');
  console.log(`  Royaumes, U GO!            ${count(rules.royaumesMovesPerSecond, 11)} moves/s`);
  console.log(`  boardgame.io, a trick game ${count(rules.boardgameIoMovesPerSecond, 11)} moves/s`);
}
