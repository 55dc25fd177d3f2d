/** Which seats have their table before their eyes. People come and go, pages are hidden and shown: it is told now and then, when it is otherwise. */

import type { Seat } from '#engine';
import type { Receiver, Seen, Viewer } from '../viewer.ts';
import { type Frame, frameOf } from '../websocket-frame.ts';

/** Milliseconds for which news of it may wait: who loads a page anew is not away. */
const PAUSE = 500;

export class Presence {
  readonly #viewers: ReadonlySet<Viewer>;
  readonly #elsewhere: () => Iterable<Seen>;
  #told: readonly Seat[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(viewers: ReadonlySet<Viewer>, elsewhere: () => Iterable<Seen>) {
    this.#viewers = viewers;
    this.#elsewhere = elsewhere;
  }

  /** Somebody new is told it as all others know it. */
  greet(receiver: Receiver): void {
    if (this.#told.length > 0) receiver.send(this.#frame());
  }

  /** Somebody has come or gone, looks or looks away, or sits elsewhere. */
  note(): void {
    this.#timer ??= setTimeout(() => this.#tell(), PAUSE).unref();
  }

  #tell(): void {
    this.#timer = undefined;
    const here = new Set<Seat>();
    for (const { seat, receiver } of this.#viewers) if (seat !== undefined && receiver.isLooking) here.add(seat);
    for (const { seat, isLooking } of this.#elsewhere()) if (seat !== undefined && isLooking) here.add(seat);
    const seats = [...here].sort((a, b) => a - b);
    if (String(seats) === String(this.#told)) return;
    this.#told = seats;
    const frame = this.#frame();
    for (const { receiver } of this.#viewers) receiver.send(frame);
  }

  #frame(): Frame {
    return frameOf({ kind: 'presence', here: this.#told });
  }
}
