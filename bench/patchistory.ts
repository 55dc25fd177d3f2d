/** Random playouts of Patchistory a second. */

import { anyMove, FastChance, type Options, quiet, readOptions, viewOf } from '#engine';
import { patchistory, rules } from '#games/patchistory';
import { median } from './median.ts';
import { rate } from './playouts.ts';

/** Whole games a second and core: what a bot that searches can think ahead lives on it. */
const GAMES_WANTED = 1500;

interface Patchistory {
  readonly seats: readonly {
    readonly seats: number;
    readonly perSecond: number;
    /** Games a second over those wanted. */
    readonly ratio: number;
    /** Choices made in one game, on average, and microseconds for each. */
    readonly plies: number;
    readonly microseconds: number;
  }[];
}

export function measurePatchistory({ rounds, ms }: { rounds: number; ms: number }): Patchistory {
  const chance = new FastChance(1);
  const settings = [2, 3, 4].map((seats) => ({
    seats,
    options: readOptions(patchistory, seats, {}) as Options,
    rates: [] as number[],
    games: 0,
    plies: 0,
  }));
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const setting of settings) {
      setting.rates[round] = rate(ms, 10, (games) => {
        for (let game = 0; game < games; game++) setting.plies += playOut(setting.options, setting.seats, chance);
        setting.games += games;
      });
    }
  }
  return {
    seats: settings.map(({ seats, rates, games, plies }) => {
      const perSecond = median(rates.slice(1));
      return {
        seats,
        perSecond: Math.round(perSecond),
        ratio: Number((perSecond / GAMES_WANTED).toFixed(3)),
        plies: Math.round(plies / games),
        microseconds: Number(((1e6 * games) / plies / perSecond).toFixed(2)),
      };
    }),
  };
}

function playOut(options: Options, seats: number, chance: FastChance): number {
  const state = rules.setup(options, seats, chance);
  for (let plies = 0; ; plies++) {
    const acting = rules.toAct(state.table);
    if (acting.length === 0) return plies;
    const seat = chance.pick(acting);
    rules.play(state, seat, anyMove(rules, viewOf(state, seat), chance), chance, quiet);
  }
}
