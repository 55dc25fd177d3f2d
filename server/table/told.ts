/** One entry as it goes over the wire, written once for all who will ever hear of it. */

import type { Seat } from '#engine';
import { isPrivate, seenBy, type Telling } from '#protocol';

export class Told {
  readonly #open: string;
  /** For the seats that are told more, or other things, than whoever looks on. */
  readonly #own: ReadonlyMap<Seat, string>;

  constructor(telling: Telling, seats: number) {
    this.#open = JSON.stringify(seenBy(telling, {}));
    const own = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => isPrivate(telling, seat));
    this.#own = new Map(own.map((seat) => [seat, JSON.stringify(seenBy(telling, { seat }))]));
  }

  /** The JSON of what the seat saw of it, or whoever looks on. */
  to(seat: Seat | undefined): string {
    return (seat === undefined ? undefined : this.#own.get(seat)) ?? this.#open;
  }

  /** How many letters it takes to keep it. */
  get length(): number {
    let length = this.#open.length;
    for (const own of this.#own.values()) length += own.length;
    return length;
  }
}
