/** The log of a table played again, once: the match as it stands, its clock, and all that was told on the way, ready for any pair of eyes. */

import type { Match, Played, Seat } from '#engine';
import { type SeenPly, type Sight, seenBy, sightOf, Teller, type Telling } from '#protocol';
import type { StoredTable } from '../store.ts';
import { rebuild } from './rebuild.ts';
import type { Timing } from './timing.ts';

export class Story {
  /** It may be ahead of what was told. */
  readonly match: Match;
  readonly #setUp: Match;
  readonly #teller: Teller;
  readonly #told: Telling[] = [];

  /** Winds the clock on the way. Throws when the table cannot be played by the rules of this server. */
  constructor(stored: StoredTable, timing: Timing) {
    this.#setUp = rebuild({ ...stored, plies: [] });
    this.#teller = new Teller(this.#setUp);
    timing.wind(stored, this.#setUp.toAct());
    this.match = rebuild(stored, (played, match) => {
      this.note(this.next(match, played));
      timing.windOn(played, match.toAct(), stored.times[played.ply - 1] as number);
    });
  }

  /** The last entry that was told. */
  get ply(): number {
    return this.#told.length;
  }

  /** An entry, which may be told once it is on disk. */
  next(match: Match, played: Played): Telling {
    return this.#teller.tell(match, played);
  }

  /** It is on disk. */
  note(telling: Telling): void {
    this.#told.push(telling);
  }

  /** The set-up, as the seat saw it, or whoever looks on. */
  start(seat: Seat | undefined): Sight {
    return sightOf(this.#setUp, seat);
  }

  /** Every entry after `since`. */
  plies(seat: Seat | undefined, since: number): readonly SeenPly[] {
    return this.#told.slice(since).map((telling) => seenBy(telling, { seat }));
  }
}
