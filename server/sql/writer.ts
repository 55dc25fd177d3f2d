/** Asks the thread that writes. It is there from the first question on. */

import { Worker } from 'node:worker_threads';
import type { Answer, Asked, WritingOptions } from './writing.ts';

interface Waiting {
  resolve(value: unknown): void;
  reject(reason: Error): void;
}

export class Writer {
  readonly #options: WritingOptions;
  #thread: Worker | undefined;
  /** Who has asked, in the order of their questions, which is that of the answers. */
  readonly #waiting: Waiting[] = [];
  #isClosed = false;

  constructor(options: WritingOptions) {
    this.#options = options;
  }

  /** Rejects when it failed. What is committed is on disk when this resolves. */
  ask<T>(asked: Asked): Promise<T> {
    if (this.#isClosed) return Promise.reject(new Error('the store is closed'));
    this.#thread ??= this.#newThread();
    const thread = this.#thread;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ resolve: resolve as Waiting['resolve'], reject });
      // Nobody leaves before what is under way is on disk.
      if (this.#waiting.length === 1) thread.ref();
      thread.postMessage(asked);
    });
  }

  async close(): Promise<void> {
    const closing = this.#thread && this.ask({ kind: 'close' });
    this.#isClosed = true;
    await closing;
    await this.#thread?.terminate();
  }

  #newThread(): Worker {
    const thread = new Worker(new URL('./writing.ts', import.meta.url), { workerData: this.#options, execArgv: [] });
    thread.on('message', (answer: Answer) => {
      const asked = this.#waiting.shift();
      if (this.#waiting.length === 0) thread.unref();
      if (answer.kind === 'done') asked?.resolve(answer.value);
      else asked?.reject(answer.error);
    });
    // Nothing can be stored any more: who starts the server again finds all that was.
    thread.on('error', (error) => {
      throw error;
    });
    return thread;
  }
}
