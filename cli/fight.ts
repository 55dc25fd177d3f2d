/** Bots against each other: each seed is played in every seat order that differs by turning the table, so luck falls on all alike. */

import type { Bot } from '#bots';
import { FastChance, type Game, numberedSeed, type Options, type Outcome, type Seat } from '#engine';
import { playGame } from './playing.ts';

export interface Fight {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  /** Dealt to the seats in order and repeated; or the first alone against the others. */
  readonly bots: readonly Bot[];
  readonly alone?: boolean;
  readonly games: number;
  readonly seed: number;
}

interface Fought {
  readonly sets: number;
  /** Seat orders in which each seed is played. */
  readonly turns: number;
  readonly tallies: readonly Tally[];
}

/** How a bot of the list did. */
interface Tally {
  /** Of each set: its share of the wins, over all its seats, ties shared; and the points by which a seat of its is ahead of the other bots' seats. */
  readonly shares: number[];
  readonly leads: number[];
  /** Milliseconds of each choice. */
  readonly times: number[];
  score: number;
  seats: number;
}

/** Told of each set, the bot at each seat and what came of it. */
type Told = (set: number, sitting: readonly number[], outcome: Outcome) => void;

export function fight({ game, options, seats, bots, alone = false, games, seed }: Fight, told?: Told): Fought {
  const turns = !alone && seats % bots.length === 0 ? bots.length : seats;
  const sets = Math.ceil(games / turns);
  const tallies = bots.map((): Tally => ({ shares: [], leads: [], times: [], score: 0, seats: 0 }));
  for (let set = 0; set < sets; set++) {
    const shares = bots.map(() => 0);
    const leads = bots.map((): number[] => []);
    for (let turn = 0; turn < turns; turn++) {
      const sitting = Array.from({ length: seats }, (_, seat) => placeOf((seat + turn) % seats, bots.length, alone));
      const match = playGame({
        game,
        options,
        seed: numberedSeed(seed, set),
        bots: sitting.map((at) => bots[at]!),
        chances: sitting.map((_, seat) => new FastChance(seed, (set * turns + turn) * seats + seat)),
        timed: (seat, ms) => tallies[sitting[seat]!]?.times.push(ms),
      });
      const outcome = match.outcome() as Outcome;
      for (const [seat, at] of sitting.entries()) {
        const tally = tallies[at]!;
        tally.score += outcome.scores[seat]!;
        tally.seats++;
        leads[at]?.push(leadOf(outcome.scores, sitting, seat));
        if (outcome.winners.includes(seat)) shares[at] = shares[at]! + 1 / outcome.winners.length / turns;
      }
      told?.(set, sitting, outcome);
    }
    for (const [at, tally] of tallies.entries()) {
      tally.shares.push(shares[at]!);
      tally.leads.push(mean(leads[at]!));
    }
  }
  return { sets, turns, tallies };
}

/** The place in the list of the bot at a seat. */
function placeOf(seat: Seat, bots: number, alone: boolean): number {
  if (!alone) return seat % bots;
  return seat === 0 ? 0 : 1 + ((seat - 1) % (bots - 1));
}

/** How far a seat is ahead of the seats of other bots, on average. */
function leadOf(scores: readonly number[], sitting: readonly number[], seat: Seat): number {
  const others = scores.filter((_, other) => sitting[other] !== sitting[seat]);
  return scores[seat]! - mean(others);
}

export function mean(list: readonly number[]): number {
  return list.length === 0 ? 0 : list.reduce((sum, x) => sum + x, 0) / list.length;
}

/** Half the 95 % interval of a mean, where every set is counted as one: the games of a seed hang together. */
export function marginOf(sets: readonly number[], whole: number): number {
  const n = sets.length;
  if (n < 2) return whole;
  const middle = mean(sets);
  const variance = sets.reduce((sum, x) => sum + (x - middle) ** 2, 0) / (n - 1);
  // Where all sets ended alike, what never happened may still happen in three of n.
  return variance === 0 ? Math.min(1, 3 / n) * whole : 1.96 * Math.sqrt(variance / n);
}

/** What all but one of twenty stay below. */
export function p95(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.ceil(0.95 * times.length) - 1] ?? 0;
}

export function round(x: number, digits: number): number {
  return Number(x.toFixed(digits));
}
