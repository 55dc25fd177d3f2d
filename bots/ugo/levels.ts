/** Five levels for U GO!: three search, and err by points of the round; two are the net, and err by logarithms of how often it would make a move. */

import type { Level } from '../level.ts';
import { loadJudge } from './index.ts';

const searching = (iterations: number, heat: number, cap: number): Level => ({
  heat,
  cap,
  async judge() {
    const [{ ismcts }, { knowledge }] = await Promise.all([import('../search/ismcts.ts'), import('./knowledge.ts')]);
    return ismcts({ iterations, knowledge });
  },
});

export const levels: readonly Level[] = [
  searching(60, 8, 12),
  searching(100, 4, 8),
  searching(160, 1, 3),
  { heat: 20, cap: 8, judge: loadJudge },
  { heat: 0, cap: 0, judge: loadJudge },
];
