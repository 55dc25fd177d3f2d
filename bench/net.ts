/** How long the net of U GO! takes for a decision: the quickest of three times, as the answer is always the same. */

import { loadJudge } from '#bots/ugo/index';
import { FastChance, quiet, viewOf } from '#engine';
import { type Move, rules, ugo } from '#games/ugo';
import { quantile } from './median.ts';

interface Thinking {
  readonly seats: number;
  readonly decisions: number;
  /** Microseconds. */
  readonly p50: number;
  readonly p95: number;
}

export async function measureNet({ games }: { readonly games: number }): Promise<readonly Thinking[]> {
  return Promise.all([2, 3, 4].map((seats) => think(seats, games)));
}

async function think(seats: number, games: number): Promise<Thinking> {
  const judge = await loadJudge(seats);
  const chance = new FastChance(seats);
  const took: number[] = [];
  for (let n = 0; n < games; n++) {
    const state = rules.setup({ rounds: 4, pool: 'full' }, seats, chance);
    for (let [seat] = rules.toAct(state.table); seat !== undefined; [seat] = rules.toAct(state.table)) {
      const view = viewOf(state, seat);
      const asked = Array.from({ length: 3 }, () => {
        const begun = performance.now();
        judge.judge(ugo, view, chance);
        return 1000 * (performance.now() - begun);
      });
      took.push(Math.min(...asked));
      const verdicts = judge.judge(ugo, view, chance);
      rules.play(state, seat, chance.pick(verdicts).move as Move, chance, quiet);
    }
  }
  return { seats, decisions: took.length, p50: quantile(took, 0.5), p95: quantile(took, 0.95) };
}
