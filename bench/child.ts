/** A process of the benchmark's own: it says its port when it is ready, its processor time when asked, and ends with us. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Microseconds of processor time. */
interface Cpu {
  readonly all: number;
  readonly mainThread: number;
}

type FromChild = { readonly kind: 'ready'; readonly port: number } | ({ readonly kind: 'cpu'; readonly bytes: number } & Cpu);

const { DATABASE_URL: _, ...ENV } = process.env;

export class Child {
  readonly port: number;
  readonly #process: ChildProcess;

  private constructor(process: ChildProcess, port: number) {
    this.#process = process;
    this.port = port;
  }

  static async start(file: string, args: readonly string[] = [], env: NodeJS.ProcessEnv = {}): Promise<Child> {
    const process = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
      env: { ...ENV, ...env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const died = once(process, 'exit').then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`)));
    died.catch(() => undefined);
    const [message] = (await Promise.race([once(process, 'message'), died])) as [FromChild];
    if (message.kind !== 'ready') throw new Error(`${file} is not ready`);
    return new Child(process, message.port);
  }

  /** Processor time used so far. */
  async cpu(): Promise<Cpu> {
    this.#process.send('cpu');
    const [message] = (await once(this.#process, 'message')) as [FromChild];
    if (message.kind !== 'cpu') throw new Error('the child tells something else');
    return message;
  }

  /** Bytes of memory that it holds. */
  async memory(): Promise<number> {
    this.#process.send('cpu');
    const [message] = (await once(this.#process, 'message')) as [FromChild];
    return message.kind === 'cpu' ? message.bytes : Number.NaN;
  }

  async stop(): Promise<void> {
    const gone = once(this.#process, 'exit');
    this.#process.disconnect();
    const timer = setTimeout(() => this.#process.kill('SIGKILL'), 5000);
    await gone;
    clearTimeout(timer);
  }
}

/** The other end: tells the parent the port, and closes when the parent lets go or is gone. */
export function beChild(port: number, close: () => Promise<void>): void {
  process.on('message', () => {
    const [all, mainThread] = [process.cpuUsage(), process.threadCpuUsage()].map(({ user, system }) => user + system) as [number, number];
    process.send?.({ kind: 'cpu', all, mainThread, bytes: process.memoryUsage.rss() } satisfies FromChild);
  });
  process.on('disconnect', () => {
    close().finally(() => process.exit(0));
  });
  process.send?.({ kind: 'ready', port } satisfies FromChild);
}
