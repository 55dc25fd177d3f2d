/** Five levels for Patchistory; differences are in culture by the end of the game. */

import type { Level } from '../level.ts';
import { glance } from '../search/glance.ts';
import { knowledge } from './knowledge.ts';

/** Worlds are those at a table for two: what more seats would do takes longer to play on. */
const STEPS: readonly (readonly [worlds: number, wide: number, heat: number, cap: number])[] = [
  [1, 8, 4, 12],
  [1, 8, 2, 8],
  [2, 8, 1, 4],
  [4, 8, 0.3, 1],
  [10, 10, 0, 0],
];

export const levels: readonly Level[] = STEPS.map(([worlds, wide, heat, cap]) => ({
  heat,
  cap,
  judge: (seats) => glance({ worlds: Math.ceil((2 * worlds) / seats), wide, knowledge }),
}));
