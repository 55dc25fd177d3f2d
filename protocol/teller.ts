/** Tells a match ply by ply to each pair of eyes: what happened and what changed, never more than they may see. */

import { catchUp, clone, type Delta, type GameEvent, type Match, type Played, type Ply, type Seat } from '#engine';
import type { SeenPly, Sight } from './messages.ts';

/** The sight of a seat, or of whoever looks on. */
export function sightOf(match: Match, seat: Seat | undefined): Sight {
  const { table, hands } = match.state;
  return seat === undefined ? { table } : { seat, table, hand: hands[seat] };
}

/** One entry, ready to be told to any pair of eyes. */
export interface Telling {
  readonly played: Played;
  readonly table: Delta | undefined;
  readonly hands: Delta | undefined;
}

/** Keeps what has been told, so that each ply tells only what changed. */
export class Teller {
  readonly #table: unknown;
  readonly #hands: unknown;

  constructor(match: Match) {
    const { table, hands } = match.state;
    this.#table = clone(table);
    this.#hands = clone(hands);
  }

  tell(match: Match, played: Played): Telling {
    const { table, hands } = match.state;
    return { played, table: catchUp(this.#table, table), hands: catchUp(this.#hands, hands) };
  }
}

/** One pair of eyes. */
export interface Eyes {
  /** Whose hand they see; without it they look on. */
  readonly seat?: Seat | undefined;
  /** The seats whose moves they may take back: their own, unless several people share a screen. */
  readonly movers?: readonly Seat[];
}

/** Whether this seat is told more, or other things, than whoever looks on. */
export function isPrivate({ played, hands }: Telling, seat: Seat): boolean {
  return hands?.[seat] !== undefined || (played.fixed && played.seat === seat) || played.told.some(({ to }) => to === seat);
}

/** The events of an entry that the seat is told, or whoever looks on. */
export function eventsFor(seat: Seat | undefined, { told }: Played): readonly GameEvent[] {
  const events: GameEvent[] = [];
  for (const { to, event } of told) if (to === undefined || to === seat) events.push(event);
  return events;
}

export function seenBy({ played, table, hands }: Telling, { seat, movers }: Eyes): SeenPly {
  const hand = seat === undefined ? undefined : hands?.[seat];
  const events = eventsFor(seat, played);
  const isFixed = played.fixed && (movers ? movers.includes(played.seat) : played.seat === seat);
  return {
    ply: played.ply,
    by: played.seat,
    events,
    ...(table || hand !== undefined ? { change: { ...(table ? { table } : {}), ...(hand === undefined ? {} : { hand }) } } : {}),
    ...(isFixed ? { fixed: true } : {}),
  };
}

/** Plays a log in a match that is at its set-up, and tells that and every entry after `since` to one pair of eyes. An entry that is refused ends it. */
export function retell(
  match: Match,
  log: readonly Ply[],
  eyes: Eyes,
  since = 0,
): { readonly start: Sight; readonly plies: readonly SeenPly[] } {
  const start = clone(sightOf(match, eyes.seat));
  match.playLog(log.slice(0, since));
  const teller = new Teller(match);
  const plies: SeenPly[] = [];
  match.playLog(log.slice(since), (played) => plies.push(seenBy(teller.tell(match, played), eyes)));
  return { start, plies };
}
