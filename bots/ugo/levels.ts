/** Five levels for U GO!, by search; differences are in points of a round. */

import type { Level } from '../level.ts';
import { ismcts } from '../search/ismcts.ts';
import { knowledge } from './knowledge.ts';

const STEPS: readonly (readonly [iterations: number, heat: number, cap: number])[] = [
  [50, 4, 12],
  [100, 2.5, 8],
  [200, 1.5, 5],
  [500, 0.7, 3],
  [2000, 0, 0],
];

export const levels: readonly Level[] = STEPS.map(([iterations, heat, cap]) => ({
  heat,
  cap,
  judge: () => ismcts({ iterations, knowledge }),
}));
