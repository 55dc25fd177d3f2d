import type { Chance, Game, View } from '#engine';

/** Asked now and then while somebody waits: once it says yes, the best found so far has to do. Without it nothing depends on a clock. */
export type IsLate = () => boolean;

/** Milliseconds after which a bot that could think on plays the best it has found where somebody waits. */
export const LATE = 2000;

/** A player that sees a view, never a state. */
export interface Bot {
  readonly name: string;
  /** One of the game's legal moves. */
  choose(game: Game, view: View, chance: Chance, isLate?: IsLate): unknown;
}

/** A bot that can be asked to a table: its name is known at once, what it knows is loaded when it is to play. */
export interface Entrant {
  readonly name: string;
  /** For a table of so many seats. */
  load(seats: number): Promise<Bot>;
}
