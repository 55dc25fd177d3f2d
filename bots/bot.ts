import type { Chance, Game, View } from '#engine';
import type { Verdict } from './verdict.ts';

/** Asked now and then while somebody waits: once it says yes, the best found so far has to do. Without it nothing depends on a clock. */
export type IsLate = () => boolean;

/** Milliseconds after which a bot that could think on plays the best it has found where somebody waits. */
export const LATE = 2000;

/** A player that sees a view, never a state. */
export interface Bot {
  readonly name: string;
  /** One of the game's legal moves. */
  choose(game: Game, view: View, chance: Chance, isLate?: IsLate): unknown;
  /** Where several can think about one move: they choose what one alone would. */
  readonly together?: Together;
}

/** Each hand has the same view and chance. */
interface Together {
  look(game: Game, view: View, chance: Chance, part: Part, isLate?: IsLate): Look;
  /** By what all hands have seen. */
  decide(game: Game, view: View, looks: readonly Look[]): unknown;
}

/** Which of so many hands it is. */
export interface Part {
  readonly hand: number;
  readonly hands: number;
}

/** What one hand has seen, as plain JSON. */
export interface Look {
  readonly found: readonly Found[];
  /** Drawn after it, for the choice. */
  readonly luck: number;
}

/** What one share of the work has brought. */
export interface Found {
  readonly share: number;
  readonly verdicts: readonly Verdict[];
}

/** A bot that can be asked to a table: its name is known at once, what it knows is loaded when it is to play. */
export interface Entrant {
  readonly name: string;
  /** How many hands are a help where it thinks; one when left out. */
  readonly hands?: number;
  /** For a table of so many seats. */
  load(seats: number): Promise<Bot>;
}
