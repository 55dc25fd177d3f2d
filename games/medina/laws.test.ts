/** Medina keeps the nine laws in every edition, at every number of seats and with every option. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allOptions, checkLaws, defineGame } from '#engine';
import { medina, rules } from './index.ts';
import { EDITIONS } from './pieces.ts';

const SEEDS = 100;

for (const edition of EDITIONS) {
  const schema = { ...medina.meta.options.edition, values: [edition], default: edition };
  const game = defineGame({ ...rules, meta: { ...medina.meta, options: { ...medina.meta.options, edition: schema } } });
  for (const seats of [2, 3, 4]) {
    const combinations = allOptions(game, seats);
    if (combinations.length === 0) continue;
    test(`[M1.1] [M11.1] ${edition} with ${seats} seats keeps the laws over ${SEEDS} seeds and ${combinations.length} sets of options`, () => {
      const report = checkLaws(game, { seats, games: SEEDS, seed: 2026 });
      assert.deepEqual(report.broken, []);
      assert.equal(
        Object.values(report.endings).reduce((sum, n) => sum + n, 0),
        SEEDS,
      );
    });
  }
}
