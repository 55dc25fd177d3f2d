/** Five levels a game: what people choose from. */

import type { Judge, Strength } from './judge.ts';

/** Weakest first. */
export const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4', 'level-5'] as const;

/** How strong it is, by a judge that is loaded when it is to play. */
export interface Level extends Omit<Strength, 'name'> {
  /** For a table of so many seats. */
  judge(seats: number): Judge | Promise<Judge>;
}
