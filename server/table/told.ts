/** One entry as it goes over the wire: what several see alike is written once, and kept once for all who will ever hear of it. */

import type { Played, Seat } from '#engine';
import { eventsFor, isPrivate, type Telling } from '#protocol';
import { type Frame, frameOfJson, joined } from '../websocket-frame.ts';

/** What stands before an entry where it is a message by itself. */
const OPENING = '{"kind":"ply",';

/** So much it takes to keep an entry beside its letters, in letters. */
const BESIDE = 256;

/** What a seat is told more, or otherwise, than whoever looks on: JSON. */
interface Own {
  readonly events: string | undefined;
  readonly hand: string | undefined;
  readonly isFixed: boolean;
}

export class Told {
  readonly #ply: number;
  readonly #by: Seat;
  readonly #events: string;
  readonly #table: string | undefined;
  readonly #own: (Own | undefined)[];

  constructor(telling: Telling, seats: number) {
    const { played, table } = telling;
    this.#ply = played.ply;
    this.#by = played.seat;
    this.#events = JSON.stringify(eventsFor(undefined, played));
    this.#table = table && JSON.stringify(table);
    this.#own = Array(seats);
    for (let seat = 0; seat < seats; seat++) if (isPrivate(telling, seat)) this.#own[seat] = ownOf(seat, telling);
  }

  /** The JSON of what the seat saw of it, or whoever looks on. */
  to(seat: Seat | undefined): string {
    return `{${this.#write(this.#ownOf(seat))}`;
  }

  /** The same as messages: who sees the same gets the same bytes. `tail` goes along. */
  frames(tail?: Frame): (seat: Seat | undefined, legal: readonly string[] | undefined) => Frame {
    const seen: (Own | undefined)[] = [];
    const frames: Frame[] = [];
    return (seat, legal) => {
      const own = this.#ownOf(seat);
      if (legal) return this.#frame(`${this.#write(own).slice(0, -1)},"legal":${JSON.stringify(legal)}}`, tail);
      let n = seen.indexOf(own);
      if (n < 0) {
        n = seen.push(own) - 1;
        frames.push(this.#frame(this.#write(own), tail));
      }
      return frames[n]!;
    };
  }

  #frame(text: string, tail: Frame | undefined): Frame {
    const frame = frameOfJson(text, OPENING);
    return tail ? joined(frame, tail) : frame;
  }

  #ownOf(seat: Seat | undefined): Own | undefined {
    return seat === undefined ? undefined : this.#own[seat];
  }

  /** As `seenBy` tells it, without the first brace. */
  #write(own: Own | undefined): string {
    const table = this.#table && `"table":${this.#table}`;
    const hand = own?.hand && `"hand":${own.hand}`;
    const change = table && hand ? `${table},${hand}` : (table ?? hand);
    const events = own?.events ?? this.#events;
    return `"ply":${this.#ply},"by":${this.#by},"events":${events}${change ? `,"change":{${change}}` : ''}${own?.isFixed ? ',"fixed":true' : ''}}`;
  }

  /** How many letters it takes to keep it. */
  get length(): number {
    let length = BESIDE + this.#events.length + (this.#table?.length ?? 0);
    for (const own of this.#own) length += (own?.events?.length ?? 0) + (own?.hand?.length ?? 0);
    return length;
  }
}

function ownOf(seat: Seat, { played, hands }: Telling): Own {
  const hand = hands?.[seat];
  return {
    events: hears(seat, played) ? JSON.stringify(eventsFor(seat, played)) : undefined,
    hand: hand === undefined ? undefined : JSON.stringify(hand),
    isFixed: played.fixed && played.seat === seat,
  };
}

function hears(seat: Seat, { told }: Played): boolean {
  return told.some(({ to }) => to === seat);
}
