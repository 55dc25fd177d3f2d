/** How long a message takes that needs nothing from the store, while moves wait for a disk that takes its time. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Asked, ask } from './asker.ts';
import { Child } from './child.ts';
import { knownGame } from './known.ts';
import { measureWindow, sitDown } from './load.ts';
import { median, quantile } from './median.ts';

interface SlowDiskResult {
  /** Milliseconds that each commit waits. */
  readonly delay: number;
  readonly movesPerSecond: number;
  readonly answers: number;
  /** Milliseconds until an answer. */
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds by which a thread that only sleeps was late beside it, 99 times of 100: what the machine adds by itself. */
  readonly late: number;
}

interface Run {
  readonly tables: number;
  readonly delay: number;
  readonly rounds: number;
  readonly ms: number;
}

export const WANTED_ANSWER_MS = 5;
const DATA = fileURLToPath(new URL('../data', import.meta.url));

export async function measureSlowDisk({ tables, delay, rounds, ms }: Run): Promise<SlowDiskResult> {
  mkdirSync(DATA, { recursive: true });
  const folder = mkdtempSync(`${DATA}/bench-`);
  const clean = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clean);
  const games = Array.from({ length: tables }, () => knownGame(0));
  let server: Child | undefined;
  try {
    server = await Child.start('./server.ts', [folder, '1', String(delay)]);
    const moves: number[] = [];
    const asked: Asked[] = [];
    // The first round is forgotten: code that has never run is slow.
    for (let round = 0; round <= rounds; round++) {
      const live = await sitDown(server.port, games);
      const stop = await ask(server.port);
      const { movesPerSecond } = await measureWindow(server, live, { warmUp: 0, ms });
      const heard = await stop();
      if (round === 0) continue;
      moves.push(movesPerSecond);
      asked.push(heard);
    }
    const waits = asked.flatMap((one) => one.waits);
    const late = asked.flatMap((one) => one.late);
    return {
      delay,
      movesPerSecond: median(moves),
      answers: waits.length,
      p50: quantile(waits, 0.5),
      p99: quantile(waits, 0.99),
      late: quantile(late, 0.99),
    };
  } finally {
    await server?.stop();
    process.off('exit', clean);
    clean();
  }
}
