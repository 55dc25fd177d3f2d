/** Five levels for King of the Dice; differences are in the chance to win. */

import type { Level } from '../level.ts';

const STEPS: readonly (readonly [heat: number, cap: number])[] = [
  [0.06, 0.25],
  [0.03, 0.12],
  [0.015, 0.06],
  [0.003, 0.012],
  [0, 0],
];

export const levels: readonly Level[] = STEPS.map(([heat, cap], at) => ({
  heat,
  cap,
  async judge() {
    const { judge, glancing } = await import('./judge.ts');
    return at === 0 ? glancing : judge;
  },
}));
