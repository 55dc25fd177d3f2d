/** Looks after the log of an open store: marks how far it has come, and has it taken into the store every second. */

import { closeSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import type { Stored } from './checkpoint.ts';
import type { Files } from './files.ts';
import { writeMark } from './mark.ts';
import { isSameLog, type Place, WalFollower } from './wal.ts';

const TICK = 1000;

export class Keeper {
  readonly #files: Files;
  readonly #follower: WalFollower;
  readonly #mark: number;
  readonly #timer: NodeJS.Timeout;
  #place: Place = { generation: 0, salt: 0, frames: 0 };
  /** Of the frames up to there. */
  #stored = 0;
  #thread: Worker | undefined;
  #isStoring = false;

  /** The store is open, its log is empty, and its mark says nothing. */
  constructor(files: Files) {
    this.#files = files;
    this.#mark = openSync(files.mark, 'r+');
    this.#write();
    fsyncSync(this.#mark);
    this.#follower = new WalFollower(files.wal);
    this.#timer = setInterval(() => this.#tick(), TICK).unref();
  }

  /** Something has been committed. */
  note(): void {
    const place = this.#follower.place();
    if (!place || place === this.#place) return;
    if (!isSameLog(place, this.#place)) this.#stored = 0;
    this.#place = place;
    this.#write();
  }

  /** Call it before the store is closed. */
  async stop(): Promise<void> {
    clearInterval(this.#timer);
    const thread = this.#thread;
    // One that was asked has loaded when it answers: Node may abort when a thread is ended while it loads.
    if (thread && this.#isStoring) {
      thread.ref();
      await new Promise<unknown>((done) => thread.once('message', done).once('exit', done));
    }
    this.#follower.close();
    writeSync(this.#mark, writeMark({ kind: 'closed' }), 0);
    fsyncSync(this.#mark);
    closeSync(this.#mark);
    await thread?.terminate();
  }

  #tick(): void {
    this.note();
    if (this.#isStoring || this.#place.frames <= this.#stored) return;
    this.#isStoring = true;
    this.#thread ??= this.#newThread();
    this.#thread.postMessage('store');
  }

  #newThread(): Worker {
    const thread = new Worker(new URL('./checkpoint.ts', import.meta.url), { workerData: this.#files, execArgv: [] });
    thread.unref();
    // The log keeps everything meanwhile.
    thread.on('error', () => {
      this.#thread = undefined;
      this.#isStoring = false;
    });
    thread.on('message', ({ generation, frames }: Stored) => {
      this.#isStoring = false;
      if (this.#place.generation !== generation) return;
      this.#stored = Math.max(this.#stored, frames);
      this.#write();
    });
    return thread;
  }

  #write(): void {
    const text = writeMark({ kind: 'open', ...this.#place, stored: this.#stored });
    try {
      writeSync(this.#mark, text, 0);
    } catch {
      // An older mark is true as well.
    }
  }
}
