/** Those who move by themselves when it is their turn: bots, bots that stand in for people, and people by their orders. */

import type { Match, Seat } from '#engine';
import type { Log } from '../log.ts';
import { think } from './thought.ts';

interface Context {
  readonly log: Log;
  /** The match, while it may be moved on: nothing is on its way to the disk, and play goes on. */
  playable(): Match | undefined;
  botAt(seat: Seat): string | undefined;
  /** What the orders of a person who is to act do now. */
  orderedBy(match: Match, seat: Seat): string | undefined;
  submit(seat: Seat, choose: () => string): void;
  /** Nobody thinks any more. */
  rest(): void;
}

export class Movers {
  readonly #context: Context;
  #isThinking = false;

  constructor(context: Context) {
    this.#context = context;
  }

  get isThinking(): boolean {
    return this.#isThinking;
  }

  /** Lets one that is to move do so, once everyone else has had the processor. */
  wake(delay = 0): void {
    if (this.#isThinking || !this.#next()) return;
    this.#isThinking = true;
    const move = () => {
      this.#isThinking = false;
      const next = this.#next();
      if (next) this.#context.submit(next.seat, next.choose);
      this.#context.rest();
    };
    if (delay === 0) setImmediate(move);
    else setTimeout(move, delay).unref();
  }

  #next(): { readonly seat: Seat; readonly choose: () => string } | undefined {
    const match = this.#context.playable();
    if (!match) return undefined;
    for (const seat of match.toAct()) {
      const bot = this.#context.botAt(seat);
      if (bot !== undefined) return { seat, choose: () => think(match, seat, bot, this.#context.log) };
      const ordered = this.#context.orderedBy(match, seat);
      if (ordered !== undefined) return { seat, choose: () => ordered };
    }
    return undefined;
  }
}
