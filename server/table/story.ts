/** The log of a table played again, once: the match as it stands, its clock, and what was told on the way, ready for any pair of eyes. */

import type { Match, Played, Seat } from '#engine';
import { type SeenPly, type Sight, seenBy, sightOf, Teller, type Telling } from '#protocol';
import type { StoredTable } from '../store.ts';
import { rebuild } from './rebuild.ts';
import type { Timing } from './timing.ts';

export class Story {
  /** It may be ahead of what is on disk. */
  readonly match: Match;
  readonly #stored: StoredTable;
  readonly #setUp: Match;
  readonly #teller: Teller;
  #ply: number;
  /** All that is on disk, once somebody looks: to tell it takes longer than to play it. */
  #told: Telling[] | undefined;

  /** Winds the clock on the way. `isLookedAt`: whether somebody wakes the table to look. Throws when it cannot be played by the rules of this server. */
  constructor(stored: StoredTable, { timing, isLookedAt }: { timing: Timing; isLookedAt: boolean }) {
    this.#stored = stored;
    this.#setUp = rebuild({ ...stored, plies: [] });
    timing.wind(stored, this.#setUp.toAct());
    const teller = isLookedAt ? new Teller(this.#setUp) : undefined;
    const told: Telling[] = [];
    this.match = rebuild(stored, (played, match) => {
      if (teller) told.push(teller.tell(match, played));
      timing.windOn(played, match.toAct(), stored.times[played.ply - 1] as number);
    });
    this.#ply = this.match.ply;
    this.#teller = teller ?? new Teller(this.match);
    this.#told = teller && told;
  }

  /** The last entry that is on disk. */
  get ply(): number {
    return this.#ply;
  }

  /** An entry that has just been made, to be told once it is on disk. */
  tell(played: Played): Telling {
    return this.#teller.tell(this.match, played);
  }

  /** It is on disk. */
  note(telling: Telling): void {
    this.#ply = telling.played.ply;
    this.#told?.push(telling);
  }

  /** The set-up, as the seat saw it, or whoever looks on. */
  start(seat: Seat | undefined): Sight {
    return sightOf(this.#setUp, seat);
  }

  /** Every entry after `since` that is on disk. */
  plies(seat: Seat | undefined, since: number): readonly SeenPly[] {
    if (since === this.#ply) return [];
    this.#told ??= this.#tellAgain();
    return this.#told.slice(since).map((telling) => seenBy(telling, { seat }));
  }

  #tellAgain(): Telling[] {
    const teller = new Teller(this.#setUp);
    const told: Telling[] = [];
    rebuild({ ...this.#stored, plies: this.match.plies.slice(0, this.#ply) }, (played, match) => told.push(teller.tell(match, played)));
    return told;
  }
}
