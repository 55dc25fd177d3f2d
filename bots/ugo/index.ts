/** The judge of U GO! that learnt by playing against itself. */

import { readBase64 } from '../base64.ts';
import type { Judge } from '../judge.ts';
import { judgeOf } from './judge.ts';

/** Each number of seats has a net of its own, loaded when it is first wished for. */
const WEIGHTS: Readonly<Record<number, () => Promise<{ readonly weights: string }>>> = {
  2: () => import('./weights-2.ts'),
  3: () => import('./weights-3.ts'),
  4: () => import('./weights-4.ts'),
};

export async function loadJudge(seats: number): Promise<Judge> {
  const load = WEIGHTS[seats];
  if (!load) throw new Error(`no net has learnt to play with ${seats} seats`);
  const { weights } = await load();
  return judgeOf(seats, readBase64(weights));
}
