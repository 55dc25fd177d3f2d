/** The logs of games that are long over are packed, a few at a time, so that nobody waits for it. */

import type { Log } from './log.ts';
import type { Store } from './store.ts';

const HOUR = 3_600_000;
/** Milliseconds since a game ended: by then nobody looks at it any more. */
const AGE = 24 * HOUR;
const FEW = 4;
/** Milliseconds until the next few, and until it is looked again whether there are any. */
const PAUSE = 1000;
const REST = 60_000;

export class Packing {
  readonly #store: Store;
  readonly #log: Log;
  #timer: NodeJS.Timeout | undefined;
  #packing: Promise<void> = Promise.resolve();
  #isStopped = false;

  /** Where servers of the version before may still run beside this one, it waits until they have gone: they cannot read what is packed. */
  constructor(store: Store, log: Log) {
    this.#store = store;
    this.#log = log;
    this.#wait(store.peers.areMany ? HOUR : REST);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#packing;
  }

  #wait(ms: number): void {
    this.#timer = setTimeout(() => {
      this.#packing = this.#pack();
    }, ms).unref();
  }

  async #pack(): Promise<void> {
    const packed = await this.#store.pack(Date.now() - AGE, FEW).catch((error) => {
      this.#log.error({ err: error }, 'logs could not be packed');
      return 0;
    });
    if (!this.#isStopped) this.#wait(packed === FEW ? PAUSE : REST);
  }
}
