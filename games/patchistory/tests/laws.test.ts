/** Random players seldom trade and hardly ever make war: here they begin in the middle of it, with heroes, workers abroad and wars declared. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkLaws, defineGame } from '#engine';
import { OWN_TEXT } from '../data/data.ts';
import { rules } from '../rules.ts';
import { busy } from './busy.ts';

const SEEDS = 30;

/** Kinds of decisions, and how often they came up. */
const met = new Map<string, number>();

for (const seats of [2, 3, 4]) {
  test(`[P1.2] busy games with ${seats} seats keep the laws over ${SEEDS} seeds`, () => {
    const game = defineGame({
      ...rules,
      setup: busy,
      play(state, seat, move, chance, tell) {
        const what = `${state.table.turn.kind} ${move.kind}`;
        met.set(what, (met.get(what) ?? 0) + 1);
        rules.play(state, seat, move, chance, tell);
      },
    });
    const report = checkLaws(game, { seats, games: SEEDS, seed: 2026 });
    assert.deepEqual(report.broken, []);
    assert.deepEqual(report.endings, { eras: SEEDS });
  });
}

test('[P1.2] in busy games every kind of decision comes up', () => {
  const wanted = [
    'negotiate next',
    'fight next',
    'muster return',
    'muster scrap',
    'commit commit',
    'alliance yes',
    'orient end',
    'tokens red',
  ];
  const more = ['take take', 'arrive return', 'found patch', 'administration bomb', 'administration return', 'convert yes'];
  for (const what of [...wanted, ...more, 'sacrifice return', 'diplomacy break', 'diplomacy menace']) {
    assert.ok((met.get(what) ?? 0) > 0, `${what} never came up`);
  }
});

/** Our own tiles with the last era first: heroes come when nobody expects them. */
const BACKWARDS = OWN_TEXT.replace(/^([WB])([123])-/gm, (_, side, era) => `${side}${4 - Number(era)}-`);
const FEW = 6;

for (const seats of [2, 3, 4]) {
  test(`[P1.13] [P15.3] games with other tiles and ${seats} seats keep the laws over ${FEW} seeds`, () => {
    const data = { values: [BACKWARDS], default: BACKWARDS };
    const game = defineGame({ ...rules, meta: { ...rules.meta, options: { ...rules.meta.options, data } } });
    const report = checkLaws(game, { seats, games: FEW, seed: 2026 });
    assert.deepEqual(report.broken, []);
    assert.deepEqual(report.endings, { eras: FEW });
  });
}
