/** Five levels for U GO! by the net; differences are in logarithms of how often it would make a move: with heat 1 it plays as it learnt. */

import type { Level } from '../level.ts';
import { loadJudge } from './index.ts';

const STEPS: readonly (readonly [heat: number, cap: number])[] = [
  [40, 120],
  [14, 36],
  [8, 18],
  [5, 12],
  [0, 0],
];

export const levels: readonly Level[] = STEPS.map(([heat, cap]) => ({ heat, cap, judge: loadJudge }));
