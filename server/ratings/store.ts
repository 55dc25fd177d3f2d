/** What outlives the process of finished games: how each went for each seat, and how strong people are. */

import type { Forfeit, Seat } from '#engine';
import type { Statistics } from '#protocol';
import type { StoredSeat } from '../sitters.ts';
import type { Rating } from './weng-lin.ts';

/** How a game went, seat by seat. */
export interface Ending {
  /** From 1; those who tie share one. */
  readonly places: readonly number[];
  readonly scores: readonly number[];
  /** Milliseconds since 1970. */
  readonly ended: number;
}

/** A finished game of one person. */
export interface Result {
  readonly table: string;
  readonly game: string;
  readonly seat: Seat;
  readonly ended: number;
  /** Everybody's, seat by seat. */
  readonly sitters: readonly { readonly sitter: StoredSeat; readonly place: number; readonly score: number }[];
  /** Somebody ran out of time or resigned, and the game ended. */
  readonly forfeit?: Forfeit;
  /** Where it was a rated game: what the person was believed to be before and after. */
  readonly rated?: { readonly before: Rating; readonly after: Rating };
}

/** A finished game, for everybody who played it. */
export interface WholeResult {
  readonly game: string;
  readonly ended: number;
  /** Everybody's, seat by seat. */
  readonly sitters: readonly (Result['sitters'][number] & Pick<Result, 'rated'>)[];
  readonly forfeit?: Forfeit;
}

export interface Leader extends Rating {
  readonly id: string;
  readonly name: string;
  readonly games: number;
}

export interface GameRating extends Rating {
  readonly game: string;
  /** How many games it was learnt from. */
  readonly games: number;
}

/** A level of bots, on people's scale. */
export interface BotRating extends Rating {
  readonly bot: string;
  /** How many games it was learnt from, and with how many different people. */
  readonly games: number;
  readonly people: number;
}

/** Every method rejects when nothing could be stored, and then nothing has changed. */
export interface ResultsStore {
  /** Notes how a game ended and, if it was rated, what is learnt from it. All of it or nothing, and once: the second time nothing happens. */
  note(table: string, ending: Ending): Promise<void>;
  /** Undefined where there is no result. */
  at(table: string): Promise<WholeResult | undefined>;
  /** The strongest at a game: those whose rating is not provisional first. Who is banned is not among them. */
  leaders(game: string, most: number): Promise<readonly Leader[]>;
  /** The levels of bots that a game with rated people has taught, the strongest first. */
  bots(game: string): Promise<readonly BotRating[]>;
  /** What somebody's games add up to. */
  statistics(person: string): Promise<Statistics>;
  /** The latest first. With `before`, without tries at daily deals from that day on. */
  of(person: string, most: number, before?: string): Promise<readonly Result[]>;
  /** The most played first. */
  counts(person: string): Promise<readonly { readonly game: string; readonly played: number; readonly won: number }[]>;
  ratings(person: string): Promise<readonly GameRating[]>;
  /** All finished tables at which the person sat, the oldest first. */
  tables(person: string): Promise<readonly string[]>;
}
