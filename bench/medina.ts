/** Random playouts of Medina a second, and what it costs to list the moves of its largest board. */

import { anyMove, clone, FastChance, type Options, quiet, readOptions, viewOf } from '#engine';
import { EDITIONS, type MedinaState, type MedinaView, medina, rules } from '#games/medina';
import { median } from './median.ts';
import { rate } from './playouts.ts';

/** Whole games a second and core, and microseconds for a list of moves: bots that search live on these. */
const GAMES_WANTED = 5000;
const MICROSECONDS_WANTED = 50;

interface Medina {
  readonly editions: readonly {
    readonly edition: string;
    readonly seats: number;
    readonly perSecond: number;
    /** Games a second over those wanted. */
    readonly ratio: number;
  }[];
  /** Microseconds for the moves in the middle of a game of the first edition with four seats, how many there are, and the share of the limit. */
  readonly moves: { readonly microseconds: number; readonly listed: number; readonly ratio: number };
}

interface Setting {
  readonly options: Options;
  readonly seats: number;
}

/** The edition with as many seats as it can have. */
function settingOf(edition: string): Setting {
  const seats = Math.max(...(medina.meta.options.edition?.seatsOf?.[edition] ?? []));
  return { options: readOptions(medina, seats, { edition }) as Options, seats };
}

/** Plays on to the end, or so many plies. */
function playOut(state: MedinaState, chance: FastChance, most = Number.POSITIVE_INFINITY): number {
  let plies = 0;
  for (; plies < most; plies++) {
    const seat = rules.toAct(state.table)[0];
    if (seat === undefined) break;
    rules.play(state, seat, anyMove(rules, viewOf(state, seat), chance), chance, quiet);
  }
  return plies;
}

/** Sights of whoever is to act in the middle of random games. */
function middles({ options, seats }: Setting, count: number, chance: FastChance): MedinaView[] {
  return Array.from({ length: count }, () => {
    const state = rules.setup(options, seats, chance);
    playOut(state, chance, Math.floor(playOut(clone(state), chance) / 2));
    return viewOf(state, rules.toAct(state.table)[0]!);
  });
}

export function measureMedina({ rounds, ms }: { rounds: number; ms: number }): Medina {
  const chance = new FastChance(1);
  const settings = EDITIONS.map((edition) => ({ edition, ...settingOf(edition), rates: [] as number[] }));
  const views = middles(settingOf('first'), 200, chance);
  const lists: number[] = [];
  let listed = 0;
  const list = () => {
    listed = 0;
    for (const view of views) listed += rules.moves(view).length;
  };
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const { options, seats, rates } of settings) {
      rates[round] = rate(ms, 20, (games) => {
        for (let game = 0; game < games; game++) playOut(rules.setup(options, seats, chance), chance);
      });
    }
    lists[round] = rate(ms, views.length, list);
  }
  const microseconds = 1e6 / median(lists.slice(1));
  return {
    editions: settings.map(({ edition, seats, rates }) => {
      const perSecond = Math.round(median(rates.slice(1)));
      return { edition, seats, perSecond, ratio: Number((perSecond / GAMES_WANTED).toFixed(3)) };
    }),
    moves: {
      microseconds: Number(microseconds.toFixed(2)),
      listed: listed / views.length,
      ratio: Number((microseconds / MICROSECONDS_WANTED).toFixed(3)),
    },
  };
}
