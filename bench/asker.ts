/** A thread that asks something the store is not needed for, again and again: apart from the load, whose own work would be counted as waiting. */

import { once } from 'node:events';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { VERSION } from '#protocol';
import { frameOf, RawSocket } from './socket.ts';

export interface Asked {
  /** Milliseconds until each answer. */
  readonly waits: readonly number[];
  /** Milliseconds by which the thread itself was late each time, having only slept: what the machine adds. */
  readonly late: readonly number[];
}

/** Milliseconds between two messages: somewhat more than somebody who plays would send. */
const PAUSE = 3;

/** Asks the server at this port until it is told to stop. */
export async function ask(port: number): Promise<() => Promise<Asked>> {
  const thread = new Worker(new URL(import.meta.url), { workerData: port });
  await once(thread, 'message');
  return async () => {
    const answered = once(thread, 'message');
    thread.postMessage('stop');
    const [asked] = (await answered) as [Asked];
    await thread.terminate();
    return asked;
  };
}

async function askUntilStopped(): Promise<void> {
  const socket = await RawSocket.open(workerData as number, '/api/socket');
  const [waits, late]: [number[], number[]] = [[], []];
  let isOver = false;
  parentPort?.once('message', () => {
    isOver = true;
  });
  parentPort?.postMessage('ready');
  // A message of a version that nobody speaks is answered at once.
  const frame = frameOf(JSON.stringify({ v: VERSION + 100, kind: 'lobby' }));
  while (!isOver) {
    const from = performance.now();
    const answer = socket.come();
    socket.send(frame);
    await answer;
    const to = performance.now();
    waits.push(to - from);
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    late.push(performance.now() - to - PAUSE);
  }
  socket.close();
  parentPort?.postMessage({ waits, late } satisfies Asked);
}

if (!isMainThread) await askUntilStopped();
