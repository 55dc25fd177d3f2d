/** Whether anybody at a table holds what others must not see. */

import { FastChance, type Game, type Options } from '#engine';

/** A game in which nobody ever holds anything deals empty hands and leaves them so. */
export function dealsHiddenHands(game: Game, options: Options, seats: number): boolean {
  const { hands } = game.setup(options, seats, new FastChance(1));
  return hands.some((hand) => Object.keys(hand ?? {}).length > 0);
}
