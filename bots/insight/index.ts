/** Which games can be learnt from. Nothing is loaded before somebody asks. */

import type { Insight, InsightModule } from './insight.ts';

const MODULES: Readonly<Record<string, () => Promise<InsightModule>>> = {
  ugo: () => import('../ugo/insight.ts'),
  'king-of-the-dice': () => import('../king-of-the-dice/insight.ts'),
  medina: () => import('../medina/insight.ts'),
  patchistory: () => import('../patchistory/insight.ts'),
};

export async function insightOf(game: string, seats: number): Promise<Insight | undefined> {
  return (await MODULES[game]?.())?.insightFor(seats);
}
