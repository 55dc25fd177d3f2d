/** The log of a table played again: the match as it stands, and what was told on the way, ready for any pair of eyes. */

import type { Match, Played, Seat } from '#engine';
import { type Sight, sightOf, Teller, type ToClient } from '#protocol';
import type { StoredTable } from '../store.ts';
import { type Frame, frameOfJson } from '../websocket-frame.ts';
import { playOn, setUp } from './rebuild.ts';
import type { Shelf } from './shelf.ts';
import { Told } from './told.ts';
import type { Turns } from './turns.ts';

/** So many of the last entries are always kept: who was away for a moment has missed no more. */
export const RECENT = 32;

export interface Library {
  readonly turns: Turns;
  readonly shelf: Shelf;
}

export interface Woken {
  readonly story: Story;
  /** Who was to act at the set-up; and after each stored entry, where the table counts time. */
  readonly acting: readonly (readonly Seat[])[];
}

type Welcome = ToClient & { readonly kind: 'welcome' };

export class Story {
  /** It may be ahead of what is on disk. */
  readonly match: Match;
  readonly #stored: StoredTable;
  readonly #library: Library;
  readonly #setUp: Match;
  readonly #teller: Teller;
  #ply: number;
  /** Of the entries that are on disk, what was told of those after entry `#from`. */
  #told: Told[] = [];
  #from = 0;
  #letters = 0;
  /** How the last one was welcomed: who comes next may be told the same. */
  #last: { readonly opening: string; readonly frame: Frame } | undefined;
  #recalling: Promise<void> | undefined;

  private constructor(stored: StoredTable, library: Library, { match, teller, told }: { match: Match; teller: Teller; told: Told[] }) {
    this.match = match;
    this.#stored = stored;
    this.#library = library;
    this.#setUp = setUp(stored);
    this.#teller = teller;
    this.#ply = match.ply;
    this.#keep(told);
  }

  /** Plays the log again, ready to tell all after entry `since`, or nothing. Throws when it cannot be played by the rules of this server. */
  static async wake(stored: StoredTable, library: Library, since = stored.plies.length): Promise<Woken> {
    const { plies, timeControl } = stored;
    const from = since > plies.length ? 0 : since;
    const match = setUp(stored);
    const acting = [match.toAct().slice()];
    const noteActing = timeControl.kind === 'unlimited' ? () => undefined : () => acting.push(match.toAct().slice());
    await playOn(match, plies.slice(0, from), library.turns, noteActing);
    const teller = new Teller(match);
    const told: Told[] = [];
    await playOn(match, plies.slice(from), library.turns, (played) => {
      told.push(new Told(teller.tell(match, played), match.seats));
      noteActing();
    });
    return { story: new Story(stored, library, { match, teller, told }), acting };
  }

  /** The last entry that is on disk. */
  get ply(): number {
    return this.#ply;
  }

  /** An entry that has just been made, to be told once it is on disk. */
  tell(played: Played): Told {
    return new Told(this.#teller.tell(this.match, played), this.match.seats);
  }

  /** It is on disk. */
  note(told: Told): void {
    this.#ply++;
    this.#last = undefined;
    this.#told.push(told);
    this.#letters += told.length;
    if (this.#told.length > 2 * RECENT && !this.#library.shelf.has(this)) this.shorten();
  }

  /** Makes ready to tell all after entry `asked`. */
  async recall(asked: number): Promise<void> {
    const since = asked > this.#ply ? 0 : asked;
    while (since < this.#from) {
      this.#recalling ??= this.#tellAgain(since).finally(() => {
        this.#recalling = undefined;
      });
      await this.#recalling;
    }
    if (this.#told.length > RECENT) this.#library.shelf.put(this);
  }

  /** How many letters it takes to keep what was told. */
  get length(): number {
    return this.#letters + (this.#last?.frame.length ?? 0);
  }

  shorten(): void {
    this.#last = undefined;
    this.#keep(this.#told.slice(-RECENT));
  }

  #keep(told: Told[]): void {
    this.#told = told;
    this.#from = this.#ply - told.length;
    this.#letters = told.reduce((sum, { length }) => sum + length, 0);
  }

  /** Nobody will ask for it any more. */
  close(): void {
    this.#library.shelf.drop(this);
  }

  /** The set-up, as the seat saw it, or whoever looks on. */
  start(seat: Seat | undefined): Sight {
    return sightOf(this.#setUp, seat);
  }

  /** A welcome that goes on with every entry after its `since`, as its `seat` saw them. Who is told the same as the last one gets the same bytes. */
  welcome(welcome: Omit<Welcome, 'plies'>): Frame {
    const { seat, since } = welcome;
    if (since < this.#from) throw new Error('what was told has not been recalled');
    const opening = JSON.stringify(welcome);
    if (this.#last?.opening === opening) return this.#last.frame;
    const plies = this.#told.slice(since - this.#from).map((told) => told.to(seat));
    const frame = frameOfJson(`${opening.slice(0, -1)},"plies":[${plies.join(',')}]}`);
    this.#last = { opening, frame };
    return frame;
  }

  async #tellAgain(since: number): Promise<void> {
    const { turns } = this.#library;
    const match = setUp(this.#stored);
    await playOn(match, this.match.plies.slice(0, since), turns);
    const teller = new Teller(match);
    const told: Told[] = [];
    // Others may move meanwhile.
    while (match.ply < this.#ply) {
      const missing = this.match.plies.slice(match.ply, this.#ply);
      await playOn(match, missing, turns, (played) => told.push(new Told(teller.tell(match, played), match.seats)));
    }
    this.#keep(told);
    this.#library.shelf.put(this);
  }
}
