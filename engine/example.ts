/** Worked examples of the rulebooks, as data: a position, what is played there, and what everybody has then. */

import type { Seat } from './rules.ts';

export interface Example<Drawn = unknown> {
  /** The rules that it shows. */
  readonly rules: readonly string[];
  /** The position, as the game's own `position` draws it. */
  readonly drawn: Drawn;
  /** Whose side the reader is on. */
  readonly seat: Seat;
  /** What the rulebook plays, in notation: each by whoever is to act. */
  readonly plays: readonly string[];
  /** What the reader may not play instead, each with the rule that forbids it. */
  readonly not?: Readonly<Record<string, string>>;
  /** So many of them have been played when the reader comes, and all until it is the reader's turn. */
  readonly from?: number;
  /** What each seat has in the end, by the game's own `worths`. */
  readonly worths: readonly number[];
}

/** By their names, in the order of the rulebooks. */
export type Examples<Drawn = unknown> = Readonly<Record<string, Example<Drawn>>>;

/** What is said of an example: its name, what is to be done, and what comes of it. */
export interface ExampleWords {
  readonly title: string;
  readonly ask: string;
  readonly so: string;
}
