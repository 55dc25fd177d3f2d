/** How many look on. People come and go in crowds: the number is told now and then, and only when it is another one. */

import type { ToClient } from '#protocol';
import type { Receiver, Seen, Viewer } from '../viewer.ts';
import { frameOf } from '../websocket-frame.ts';

/** Milliseconds for which news of those who look on may wait. */
const PAUSE = 500;

export class Spectators {
  readonly #viewers: ReadonlySet<Viewer>;
  readonly #elsewhere: () => Iterable<Seen>;
  #told = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(viewers: ReadonlySet<Viewer>, elsewhere: () => Iterable<Seen>) {
    this.#viewers = viewers;
    this.#elsewhere = elsewhere;
  }

  /** Somebody new is told the number as all others know it. */
  greet(receiver: Receiver): void {
    if (this.#told > 0) receiver.send(frameOf({ kind: 'spectators', count: this.#told }));
  }

  /** Somebody has come or gone. */
  note(): void {
    this.#timer ??= setTimeout(() => this.#tell(), PAUSE).unref();
  }

  #tell(): void {
    this.#timer = undefined;
    // Somebody with two screens is one.
    const eyes = new Set<unknown>();
    for (const { seat, person, receiver } of this.#viewers) if (seat === undefined) eyes.add(person ?? receiver);
    for (const { one, seat } of this.#elsewhere()) if (seat === undefined) eyes.add(one);
    if (eyes.size === this.#told) return;
    this.#told = eyes.size;
    const frame = frameOf({ kind: 'spectators', count: this.#told } satisfies ToClient);
    for (const { receiver } of this.#viewers) receiver.send(frame);
  }
}
