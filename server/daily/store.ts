/** What outlives the process of daily deals: the seed of each, and the tables at which it is played. */

/** How somebody's one try went. */
export interface Try {
  readonly table: string;
  /** Undefined when they have left for good. */
  readonly person?: string;
  readonly name: string;
  /** Among the bots, from 1. */
  readonly place: number;
  readonly score: number;
}

/** Every method rejects when nothing could be stored, and then nothing has changed. */
export interface DailyStore {
  /** The seed of a day's deal: whichever server asks first gives its own, and from then on it is that one. */
  seed(day: string, game: string, fresh: string): Promise<string>;
  /** The table of somebody's first try, if they have begun. */
  tableOf(day: string, game: string, person: string): Promise<string | undefined>;
  /** Everybody's first try that was played to its end, the best first; who is banned is not among them. */
  tries(day: string, game: string, most: number): Promise<readonly Try[]>;
}
