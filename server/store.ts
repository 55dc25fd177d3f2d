/** What outlives the process: tables, who sits where, and the log of each table, which only grows. */

import type { DeviceNumber, Forfeit, Options, Orders, Ply, Seat } from '#engine';
import type { Proposal, TimeControl } from '#protocol';
import type { DailyStore } from './daily/store.ts';
import type { NewNotice, NoticesStore } from './notices/store.ts';
import type { Peers } from './peers/peers.ts';
import type { PeopleStore } from './people/store.ts';
import type { Ending, ResultsStore } from './ratings/store.ts';
import type { SafetyStore } from './safety/store.ts';
import type { SeekersStore } from './seekers.ts';
import type { StoredSeat } from './sitters.ts';
import type { SocialStore } from './social/store.ts';

export interface NewTable {
  readonly id: string;
  readonly game: string;
  /** The version of the game's rules that the table is played by. */
  readonly rules: number;
  readonly options: Options;
  readonly seed: string;
  readonly commit: string;
  /** The seat of whoever made the table. */
  readonly host: Seat;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Whether it is shown in the lobby while a seat is open. */
  readonly listed: boolean;
  /** Whether people's ratings learn from it. */
  readonly rated: boolean;
  readonly timeControl: TimeControl;
  /** Where it is somebody's try at a daily deal: the day. */
  readonly day?: string;
  /** When play began, if it has. */
  readonly started?: number;
  readonly seats: readonly StoredSeat[];
}

/** A table without its log. */
interface KnownTable extends NewTable {
  /** All agreed to end the game without a result, it was given up before everybody had moved, or a host closed the table. */
  readonly calledOff?: true;
  /** It was a host. */
  readonly closed?: true;
  /** What people's devices have added to the luck, since play began; where nobody sealed a number, there are none. */
  readonly numbers?: readonly DeviceNumber[];
  /** Somebody ran out of time or resigned, and the game ended; or was called off, where somebody had not moved yet. */
  readonly forfeit?: Forfeit;
  /** When all agreed on the time control, if they did: no time counts before. */
  readonly timeControlSince?: number;
  /** When somebody is to look at the table: the time of a seat runs out, or whoever moves by itself should have done so. */
  readonly due?: number;
  readonly proposal?: Proposal;
  /** The table at which the group plays again. */
  readonly rematch?: string;
}

export interface StoredTable extends KnownTable {
  readonly plies: readonly Ply[];
  /** When each of them was made. */
  readonly times: readonly number[];
  /** What seats have ordered in advance, where they have. */
  readonly orders?: readonly (readonly [Seat, Orders])[];
}

/** A table as it stands after its last entry. */
export interface ListedTable extends KnownTable {
  readonly ply: number;
  /** The seats that are to act; none when the game was played to its end. Undefined where nobody has noted it: the log tells. */
  readonly acting?: readonly Seat[];
}

/** The next entry of a table's log. */
export interface Entry {
  readonly table: string;
  readonly ply: number;
  readonly seat: Seat;
  readonly text: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The seats that are to act after it. */
  readonly acting?: readonly Seat[];
  /** When the time of a seat runs out after it; null when none runs, undefined when the table counts no time. */
  readonly due?: number | null | undefined;
  /** What the mover has ordered from now on, where that changes; where somebody has just ordered something else, that stands. */
  readonly orders?: { readonly before: Orders; readonly after: Orders } | undefined;
  /** With the last entry of a game: how it went, stored with it or not at all. Then nothing is ordered any more. */
  readonly ending?: Ending | undefined;
  /** Who is to be told of it, stored with it or not at all. */
  readonly notices?: readonly NewNotice[];
}

/** Another entry came first. */
export class OutOfDate extends Error {
  constructor({ table, ply }: Pick<Entry, 'table' | 'ply'>) {
    super(`ply ${ply} is not the next of table ${table}`);
  }
}

/** Every method rejects when nothing could be stored, and then nothing has changed. */
export interface Store {
  /** Other servers on the same store, which are told of every change. */
  readonly peers: Peers;
  readonly people: PeopleStore;
  readonly results: ResultsStore;
  readonly social: SocialStore;
  readonly notices: NoticesStore;
  readonly safety: SafetyStore;
  readonly seekers: SeekersStore;
  readonly daily: DailyStore;
  /** `notices`: whom to tell of it, stored with it or not at all. False, and nothing changes, where it is `of` a table that has a rematch already, or a try at a daily deal that has begun. */
  create(table: NewTable, notices?: readonly NewNotice[], of?: { readonly rematch: string }): Promise<boolean>;
  /** The listed tables with a seat that is open to anybody, without their logs, the oldest first. */
  open(): Promise<readonly NewTable[]>;
  /** With the entries after `ply`, or all of them. Undefined when there is no such table. */
  load(table: string, after?: number): Promise<StoredTable | undefined>;
  /** A table without its log. Undefined when there is none. */
  summary(table: string): Promise<ListedTable | undefined>;
  /** The tables at which the person sits, or where a seat is kept for them: those that are not over first, then the latest. */
  tablesOf(person: string, most: number): Promise<readonly ListedTable[]>;
  /** The latest of all tables. */
  latest(most: number): Promise<readonly ListedTable[]>;
  /** Notes who is to act after entry `ply`, where an older server has not. */
  noteActing(table: string, ply: number, acting: readonly Seat[]): Promise<void>;
  /** Gives an open seat away; false, and nothing changes, when it is not open, kept for somebody else, or others sit there than `before`. */
  sit(table: string, before: readonly StoredSeat[], seat: Seat, sitter: StoredSeat): Promise<boolean>;
  /** Gives every open seat to the bot; false, and nothing changes, where others sit there than `before`. */
  fill(table: string, before: readonly StoredSeat[], bot: string): Promise<boolean>;
  /**
   * Adds the next entry to a table's log. Resolves only once it would survive a power cut. Rejects, `OutOfDate`, when `ply` is not the
   * next one or there is no such table; when the commit fails, every entry that was to go with it rejects.
   */
  append(entry: Entry): Promise<void>;
  /** Notes that play has begun, with which numbers, when the time of a seat runs out, and who is to act. False, and nothing changes, when it had, or a seat is open. */
  start(
    table: string,
    begun: {
      readonly at: number;
      readonly due: number | null;
      readonly acting: readonly Seat[];
      readonly numbers?: readonly DeviceNumber[] | undefined;
    },
    notices?: readonly NewNotice[],
  ): Promise<boolean>;
  /** Notes when somebody is to look at the table, as one sees it who knows the entries up to `ply`; of no matter where there are later ones. */
  setDue(table: string, ply: number, due: number | null): Promise<void>;
  /**
   * Somebody has run out of time or resigned, and the game is over: stored with how it went or not at all. False, and nothing changes,
   * when it was over before, or its last entry is not `ply`.
   */
  forfeit(table: string, ply: number, forfeit: Forfeit, ending: Ending, notices?: readonly NewNotice[]): Promise<boolean>;
  /** The tables where the time of a seat has run out. With `until`, whoever asks minds them, and nobody else is told of them before. */
  due(now: number, until?: number): Promise<readonly string[]>;
  /** Takes less room for the logs of some games that ended by then, the oldest first. Tells how many. */
  pack(before: number, most: number): Promise<number>;
  /** Resolves once everything appended so far has been stored or has failed. */
  flush(): Promise<void>;
  close(): Promise<void>;
}
