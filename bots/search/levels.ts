/** Five levels for a game of which nothing is known but its rules: the more worlds it imagines, the better it plays. */

import type { Level } from '../level.ts';
import { ismcts } from './ismcts.ts';

/** How many worlds, and how much worse a move it may play, where to win far ahead is worth 1. */
const STEPS: readonly (readonly [iterations: number, heat: number, cap: number, trees?: number])[] = [
  [40, 0.08, 0.3],
  [80, 0.04, 0.15],
  [160, 0.02, 0.1],
  [400, 0.01, 0.05],
  [1000, 0, 0, 4],
];

export const levels: readonly Level[] = STEPS.map(([iterations, heat, cap, trees = 1]) => ({
  heat,
  cap,
  judge: () => ismcts({ iterations, trees }),
}));
