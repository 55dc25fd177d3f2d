/** One entry as it goes over the wire, written once for all who will ever hear of it. */

import type { Seat } from '#engine';
import { isPrivate, type Telling } from '#protocol';
import { type Frame, frameOfJson } from '../websocket-frame.ts';

/** What stands before an entry where it is a message by itself. */
const OPENING = '{"kind":"ply",';

export class Told {
  /** Without the brace before it. */
  readonly #open: string;
  /** For the seats that are told more, or other things, than whoever looks on. */
  readonly #own: (string | undefined)[] = [];

  constructor(telling: Telling, seats: number) {
    const { played, table } = telling;
    const events = played.told.flatMap(({ to, event }) => (to === undefined ? [event] : []));
    const shared = { events: JSON.stringify(events), table: table && `"table":${JSON.stringify(table)}` };
    this.#open = write(telling, undefined, shared);
    for (let seat = 0; seat < seats; seat++) if (isPrivate(telling, seat)) this.#own[seat] = write(telling, seat, shared);
  }

  /** The JSON of what the seat saw of it, or whoever looks on. */
  to(seat: Seat | undefined): string {
    return `{${this.#to(seat)}`;
  }

  /** The same as messages: who sees the same gets the same bytes. `tail` goes along. */
  frames(tail?: Frame): (seat: Seat | undefined, legal: readonly string[] | undefined) => Frame {
    const texts: string[] = [];
    const frames: Frame[] = [];
    return (seat, legal) => {
      const seen = this.#to(seat);
      const text = legal ? `${seen.slice(0, -1)},"legal":${JSON.stringify(legal)}}` : seen;
      let n = texts.indexOf(text);
      if (n < 0) {
        n = texts.push(text) - 1;
        const frame = frameOfJson(text, OPENING);
        frames.push(tail ? Buffer.concat([frame, tail]) : frame);
      }
      return frames[n] as Frame;
    };
  }

  #to(seat: Seat | undefined): string {
    return (seat === undefined ? undefined : this.#own[seat]) ?? this.#open;
  }

  /** How many letters it takes to keep it. */
  get length(): number {
    let length = this.#open.length;
    for (const own of this.#own) length += own?.length ?? 0;
    return length;
  }
}

/** As `seenBy` tells it, without the first brace; what all see alike has been written before. */
function write({ played, hands }: Telling, seat: Seat | undefined, shared: { events: string; table: string | undefined }): string {
  const isOwn = ({ to }: { readonly to?: Seat }) => to !== undefined && to === seat;
  const heard = played.told.some(isOwn)
    ? played.told.flatMap((told) => (told.to === undefined || isOwn(told) ? [told.event] : []))
    : undefined;
  const events = heard ? JSON.stringify(heard) : shared.events;
  const hand = seat === undefined ? undefined : hands?.[seat];
  const own = hand === undefined ? undefined : `"hand":${JSON.stringify(hand)}`;
  const change = shared.table && own ? `${shared.table},${own}` : (shared.table ?? own);
  const fixed = played.fixed && played.seat === seat ? ',"fixed":true' : '';
  return `"ply":${played.ply},"by":${played.seat},"events":${events}${change ? `,"change":{${change}}` : ''}${fixed}}`;
}
