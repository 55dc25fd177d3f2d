/** Five levels for King of the Dice; differences are in the chance to win. */

import type { Level } from '../level.ts';

const STEPS: readonly (readonly [heat: number, cap: number])[] = [
  [0.08, 0.3],
  [0.04, 0.15],
  [0.02, 0.08],
  [0.01, 0.04],
  [0, 0],
];

export const levels: readonly Level[] = STEPS.map(([heat, cap], at) => ({
  heat,
  cap,
  async judge() {
    const { judge, glancing } = await import('./judge.ts');
    return at < 2 ? glancing : judge;
  },
}));
