/** Asks the thread that writes. It is there from the first question on. */

import { Worker } from 'node:worker_threads';
import type { Answer, Asked, WritingOptions } from './writing.ts';

export class Writer {
  readonly #options: WritingOptions;
  #thread: Worker | undefined;
  /** Who has asked, in the order of their questions, which is that of the answers. */
  readonly #waiting: ((answer: Answer) => void)[] = [];
  #isClosed = false;

  constructor(options: WritingOptions) {
    this.#options = options;
  }

  /** Rejects when it failed, with who asked in its stack. What is committed is on disk when this resolves. */
  async ask<T>(asked: Asked): Promise<T> {
    if (this.#isClosed) throw new Error('the store is closed');
    this.#thread ??= this.#newThread();
    const thread = this.#thread;
    const answer = await new Promise<Answer>((resolve) => {
      this.#waiting.push(resolve);
      // Nobody leaves before what is under way is on disk.
      if (this.#waiting.length === 1) thread.ref();
      thread.postMessage(asked);
    });
    if (answer.kind === 'failed') throw new Error(answer.error.message, { cause: answer.error });
    return answer.value as T;
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
      const tell = this.#waiting.shift();
      if (this.#waiting.length === 0) thread.unref();
      tell?.(answer);
    });
    // Nothing can be stored any more: who starts the server again finds all that was.
    thread.on('error', (error) => {
      for (const tell of this.#waiting.splice(0)) tell({ kind: 'failed', error: error as Error });
      throw error;
    });
    return thread;
  }
}
