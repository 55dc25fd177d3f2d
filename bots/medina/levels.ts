/** Five levels for Medina; differences are in points. */

import type { Level } from '../level.ts';

const STEPS: readonly (readonly [heat: number, cap: number])[] = [
  [12, 36],
  [6, 18],
  [3, 9],
  [1, 3],
  [0, 0],
];

export const levels: readonly Level[] = STEPS.map(([heat, cap]) => ({ heat, cap, judge: async () => (await import('./judge.ts')).judge }));
