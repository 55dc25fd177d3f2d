/** One thread, for one thought at a time. */

import { Worker } from 'node:worker_threads';
import type { Answer, Question } from './question.ts';

/** Mebibytes that the bots of one thread may hold, beside what they have just made. */
const MEMORY = 256;

export interface Thought {
  readonly answer: Answer;
  /** How long it took. */
  readonly ms: number;
}

/** What a thread needs to know. */
export interface ThreadOptions {
  /** Milliseconds for which a bot may think about one move. */
  readonly patience: number;
  /** Milliseconds after which a thought lasts for long. */
  readonly long: number;
  /** Milliseconds after which a thread that nobody asks anything ends. */
  readonly rest: number;
  /** What runs in it. */
  readonly thinker: URL;
}

export class Thread {
  readonly #worker: Worker;
  readonly #options: ThreadOptions;
  readonly #ended: () => void;
  readonly #loaded: Promise<void>;
  #isReady = false;
  /** Who waits for the answer, and since when the bot thinks about it. */
  #asked: { readonly resolve: (thought: Thought) => void; readonly lasts: () => void } | undefined;
  #isLong = false;
  #begun = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #hasEnded = false;

  /** `ended`: it is gone, whatever the reason. */
  constructor(options: ThreadOptions, ended: () => void) {
    this.#options = options;
    this.#ended = ended;
    // With what was compiled before, it takes a third of the time to load, and needs no WebAssembly to read its own sources.
    const { NODE_COMPILE_CACHE } = process.env;
    const env = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };
    this.#worker = new Worker(options.thinker, { env, resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
    this.#loaded = new Promise((loaded) => {
      this.#worker.once('message', () => loaded());
      this.#worker.once('exit', () => loaded());
    });
    this.#worker.on('message', (message: 'ready' | Answer) => {
      if (message === 'ready') this.#begin();
      else this.#finish(message);
    });
    let why = 'its thread ended';
    this.#worker.on('error', ({ name, code }: NodeJS.ErrnoException) => {
      why = `its thread ended: ${code ?? name}`;
    });
    this.#worker.on('exit', () => this.#leave(why));
  }

  get isFree(): boolean {
    return this.#asked === undefined && !this.#hasEnded;
  }

  /** Whether it has a thought that lasts for long. */
  get isLong(): boolean {
    return this.#isLong;
  }

  /** Resolves in any case: with a failure when the thought lasts too long, or the thread ends with it. Tells when it `lasts` for long. */
  think(question: Question, lasts: () => void): Promise<Thought> {
    return new Promise((resolve) => {
      clearTimeout(this.#timer);
      this.#worker.postMessage(question);
      this.#asked = { resolve, lasts };
      if (this.#isReady) this.#begin();
    });
  }

  /** Node aborts the whole process, once in some thousand times, when a thread is ended while it loads. */
  async end(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#loaded;
    await this.#worker.terminate();
  }

  /** Time runs for the bot, not for the thread that has to load it first. */
  #begin(): void {
    this.#isReady = true;
    this.#begun = performance.now();
    if (!this.#asked) return;
    const { long, patience } = this.#options;
    this.#timer = setTimeout(() => {
      this.#timer = setTimeout(() => this.#leave('it thought for too long'), patience - long);
      this.#isLong = true;
      this.#asked?.lasts();
    }, long);
  }

  #finish(answer: Answer): void {
    clearTimeout(this.#timer);
    const asked = this.#asked;
    this.#asked = undefined;
    this.#isLong = false;
    asked?.resolve({ answer, ms: performance.now() - this.#begun });
    this.#timer = setTimeout(() => this.#leave('it has nothing to do'), this.#options.rest).unref();
  }

  /** Whoever still waits for an answer gets none. */
  #leave(why: string): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#finish({ kind: 'failed', why });
    this.end().then(this.#ended);
  }
}
