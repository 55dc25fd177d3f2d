/** Every game keeps the nine laws, at every seat count and with every option. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLaws } from '#engine';
import { games } from './index.ts';

const SEEDS = 500;

for (const game of games) {
  const { id, seats, endings } = game.meta;
  for (let count = seats.min; count <= seats.max; count++) {
    test(`${id} keeps the laws with ${count} seats over ${SEEDS} seeds`, () => {
      const report = checkLaws(game, { seats: count, games: SEEDS, seed: 2026 });
      assert.deepEqual(report.broken, []);
      assert.equal(
        Object.values(report.endings).reduce((sum, n) => sum + n, 0),
        SEEDS,
      );
      for (const ending of Object.keys(report.endings)) assert.ok(endings.includes(ending));
    });
  }
}
