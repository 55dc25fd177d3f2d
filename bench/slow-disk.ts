/** How long a message takes that needs nothing from the store, while moves wait for a disk that takes its time. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { VERSION } from '#protocol';
import { Child } from './child.ts';
import { knownGame } from './known.ts';
import { measureWindow, sitDown } from './load.ts';
import { quantile } from './median.ts';
import { frameOf, RawSocket } from './socket.ts';

interface SlowDiskResult {
  /** Milliseconds that each commit waits. */
  readonly delay: number;
  readonly movesPerSecond: number;
  readonly answers: number;
  /** Milliseconds until an answer. */
  readonly p50: number;
  readonly p99: number;
}

interface Run {
  readonly tables: number;
  readonly delay: number;
  readonly ms: number;
}

export const WANTED_ANSWER_MS = 5;
/** Milliseconds between two messages: as many as somebody who plays might send. */
const PAUSE = 5;
const DATA = fileURLToPath(new URL('../data', import.meta.url));

export async function measureSlowDisk({ tables, delay, ms }: Run): Promise<SlowDiskResult> {
  mkdirSync(DATA, { recursive: true });
  const folder = mkdtempSync(`${DATA}/bench-`);
  const clean = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clean);
  let server: Child | undefined;
  try {
    server = await Child.start('./server.ts', [folder, '1', String(delay)]);
    const live = await sitDown(
      server.port,
      Array.from({ length: tables }, () => knownGame(0)),
    );
    const asker = await RawSocket.open(server.port, '/api/socket');
    const waits: number[] = [];
    let isOver = false;
    const asking = (async () => {
      // A message of a version that nobody speaks is answered at once.
      const frame = frameOf(JSON.stringify({ v: VERSION + 100, kind: 'lobby' }));
      while (!isOver) {
        const from = performance.now();
        const answer = asker.come();
        asker.send(frame);
        await answer;
        waits.push(performance.now() - from);
        await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    })();
    const { movesPerSecond } = await measureWindow(server, live, { warmUp: 0, ms });
    isOver = true;
    await asking;
    asker.close();
    return { delay, movesPerSecond, answers: waits.length, p50: quantile(waits, 0.5), p99: quantile(waits, 0.99) };
  } finally {
    await server?.stop();
    process.off('exit', clean);
    clean();
  }
}
