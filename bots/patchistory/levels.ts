/** Five levels for Patchistory; differences are in culture by the end of the game. */

import type { Level } from '../level.ts';
import { glance } from '../search/glance.ts';
import { knowledge } from './knowledge.ts';
import { inPhases } from './phases.ts';

/** Worlds are those at a table for two: what more seats would do takes longer to play on. */
const STEPS: readonly (readonly [worlds: number, wide: number, heat: number, cap: number])[] = [
  [1, 8, 4, 12],
  [1, 8, 2, 8],
  [2, 8, 1, 4],
  [4, 8, 0.3, 1],
  [10, 10, 0, 0],
];
/** From here on bids in secret are thought through. */
const SLY = 3;

export const levels: readonly Level[] = STEPS.map(([each, wide, heat, cap], at) => ({
  heat,
  cap,
  judge(seats) {
    const worlds = Math.ceil((2 * each) / seats);
    return at < SLY ? glance({ worlds, wide, knowledge }) : inPhases({ worlds, wide });
  },
}));
