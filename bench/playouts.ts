/** Random playouts of U GO! a second: through the rules contract, and at the hand-tuned limit. */

import { anyMove, clone, FastChance, quiet, viewOf } from '#engine';
import { rules } from '#games/ugo';
import { FastSource, newState, playOut, setUp } from './limit/ugo.ts';
import { median } from './median.ts';

const SEATS = 4;
const OPTIONS = { rounds: 4, pool: 'full' } as const;

interface Playouts {
  readonly enginePerSecond: number;
  readonly limitPerSecond: number;
  /** Engine over limit, the median of the rounds' own ratios. */
  readonly ratio: number;
  /** Choices made in one game, on average. */
  readonly pliesPerGame: number;
}

let plies = 0;

function playWithEngine(games: number, chance: FastChance): void {
  for (let game = 0; game < games; game++) {
    const state = clone(rules.setup(OPTIONS, SEATS, chance));
    for (;;) {
      const seat = rules.toAct(state.table)[0];
      if (seat === undefined) break;
      rules.play(state, seat, anyMove(rules, viewOf(state, seat), chance), chance, quiet);
      plies++;
    }
  }
}

const start = newState();
const copy = newState();

function playAtLimit(games: number, source: FastSource): void {
  for (let game = 0; game < games; game++) {
    setUp(start, source);
    copy.set(start);
    playOut(copy, OPTIONS.rounds, source);
  }
}

/** Games a second over about `ms` milliseconds. */
export function rate(ms: number, batch: number, play: (games: number) => void): number {
  const begun = performance.now();
  let games = 0;
  let spent = 0;
  do {
    play(batch);
    games += batch;
    spent = performance.now() - begun;
  } while (spent < ms);
  return (games * 1000) / spent;
}

/** Interleaved rounds of both, the first of which only warms up. */
export function measurePlayouts({ rounds, ms }: { rounds: number; ms: number }): Playouts {
  const chance = new FastChance(1);
  const source = new FastSource(1);
  const engine: number[] = [];
  const limit: number[] = [];
  const engineRound = () => rate(ms, 50, (games) => playWithEngine(games, chance));
  const limitRound = () => rate(ms, 200, (games) => playAtLimit(games, source));
  engineRound();
  limitRound();
  for (let round = 0; round < rounds; round++) {
    engine.push(engineRound());
    limit.push(limitRound());
  }
  plies = 0;
  playWithEngine(1000, chance);
  return {
    enginePerSecond: Math.round(median(engine)),
    limitPerSecond: Math.round(median(limit)),
    ratio: Number(median(engine.map((rate, i) => rate / limit[i]!)).toFixed(3)),
    pliesPerGame: plies / 1000,
  };
}
