/** How many look on. People come and go in crowds: the number is told now and then, and only when it is another one. */

import type { ToClient } from '#protocol';
import type { Hearer, Look } from '../look.ts';
import { frameOf } from '../websocket-frame.ts';

/** Milliseconds for which news of those who look on may wait. */
const PAUSE = 500;

export class Spectators {
  readonly #looks: ReadonlySet<Look>;
  #told = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(looks: ReadonlySet<Look>) {
    this.#looks = looks;
  }

  /** Somebody new is told the number as all others know it. */
  greet(hearer: Hearer): void {
    if (this.#told > 0) hearer.hear(frameOf({ kind: 'spectators', count: this.#told }));
  }

  /** Somebody has come or gone. */
  note(): void {
    this.#timer ??= setTimeout(() => this.#tell(), PAUSE).unref();
  }

  #tell(): void {
    this.#timer = undefined;
    // Somebody with two screens is one.
    const eyes = new Set<unknown>();
    for (const { seat, person, hearer } of this.#looks) if (seat === undefined) eyes.add(person ?? hearer);
    if (eyes.size === this.#told) return;
    this.#told = eyes.size;
    const frame = frameOf({ kind: 'spectators', count: this.#told } satisfies ToClient);
    for (const { hearer } of this.#looks) hearer.hear(frame);
  }
}
