/** The score of a game that was played with the real box, counted from what is tapped in of each seat. */

import type { Options, Outcome } from './rules.ts';

/** A number that is tapped in of each seat. */
export interface CountField {
  /** Unique in the game. */
  readonly id: string;
  /** What it is called: `CountWords.field`. */
  readonly name: string;
  readonly n: number;
  /** Where it begins; below zero it says that there is none. */
  readonly min: number;
  readonly max: number;
  /** Of these there are no more than `max` for all seats together. */
  readonly shared?: true;
}

/** What is filled in together; it is called like a row of the final count. */
interface CountPart {
  readonly what: string;
  readonly n?: number;
  readonly fields: readonly CountField[];
}

/** What was tapped in of one seat, by the fields; what is missing is as small as it can be. */
export type Tapped = Readonly<Record<string, number>>;

/** What `games/<id>/count.ts` exports. */
export interface Counting {
  /** The options of the game that change what is counted. */
  readonly options: readonly string[];
  readonly parts: (options: Options, seats: number) => readonly CountPart[];
  /** By the scoring of the game itself. */
  readonly outcome: (options: Options, seats: readonly Tapped[]) => Outcome | undefined;
}

/** What `games/<id>/words/<language>-count.ts` says. */
export interface CountWords {
  /** What to look at before one begins, in a sentence or two. */
  readonly about: string;
  readonly field: (name: string, n: number) => string;
}
