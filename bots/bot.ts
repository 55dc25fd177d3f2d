import type { Chance, Game, View } from '#engine';

/** A player that sees a view, never a state. */
export interface Bot {
  readonly name: string;
  /** One of the game's legal moves. */
  choose(game: Game, view: View, chance: Chance): unknown;
}
