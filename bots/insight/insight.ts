/** What a game tells beside its bots so that people can learn from it: the ground of hints and of analysis. */

import type { Chance, Game, GameEvent, State, View } from '#engine';
import type { Bot } from '../bot.ts';
import type { Verdict } from '../judge.ts';

/** Something that can be said of a position, as data. The game's words say it (`GameWords.hints`), or tell it as an event. */
export type Fact = GameEvent;

export interface Insight {
  /** Plays as the top level does. */
  readonly player: Bot;
  /**
   * The moves worth a thought, each by the chance to win of the seat that would make it, from 0 to 1. Hidden things are imagined by
   * `game.imagine`, and by nothing else: where that tells the truth, everything is open.
   */
  weigh(game: Game, view: View, chance: Chance, wish?: Wish): readonly Verdict[];
  /** How many times a hint looks at a position, each time with luck of its own, so that threads can share them; once when left out. */
  readonly looks?: number;
  /** Of each seat the chance to win, in a state as it is; they add up to 1. */
  chances(game: Game, state: State, chance: Chance): readonly number[];
  /** Of each seat the chance to win once this move is chosen and before its dice fall, where the mean of `chances` over all throws is just that. */
  beforeDice?(state: State, move: unknown): readonly number[] | undefined;
  /** What each move is worth to the seat to act when everything is open: exact, or undefined where too much is still to come. */
  solve?(state: State): readonly Verdict[] | undefined;
  /** In how many imagined worlds a line is followed. */
  readonly worlds: number;
  /** A move by its name, where the event that it tells first does not say enough. */
  nameOf?(view: View, move: unknown): Fact | undefined;
  /** A move that was made, and from what, where the event that it tells first says what came of it instead. */
  madeOf?(view: View, move: unknown): Fact | undefined;
  /** Whether such a position makes a puzzle; any does when left out. */
  asks?(view: View): boolean;
  /** Where to look: the part of the board, or the kind of move. */
  nudge(view: View, move: unknown): Fact;
  /** Why this move, and not `other` where there is another; what weighs most comes first. */
  reasons(game: Game, view: View, move: unknown, other: unknown): readonly Fact[];
}

export interface Wish {
  /** Moves that are weighed whether or not they are worth a thought. */
  readonly also?: readonly unknown[];
  /** How many times the usual effort is made. */
  readonly times?: number;
  /** In how many worlds; as many as are good when left out. */
  readonly worlds?: number;
}

/** Loaded for a table of so many seats. */
export interface InsightModule {
  readonly insightFor: (seats: number) => Insight | Promise<Insight>;
}
