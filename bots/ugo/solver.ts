/**
 * The best play of the last tricks of a round when all hands are open: for analysis, never for a player.
 * Every seat wants what the end of the round is worth to it. With two seats that is a fight, where what one wins the other loses
 * (alpha-beta); with more each goes its own way, and of moves that are as good to it it makes the first (max^n).
 */

import { clone, FastChance, quiet, type Seat, viewOf } from '#engine';
import { type Move, rules, type Table, type UgoState } from '#games/ugo';

interface Solved {
  readonly move: Move;
  /** To the seat that makes the move, when all play their best from there on. */
  readonly value: number;
}

/** What a table is worth to each seat once the round is scored. */
export type Worth = (end: Table) => readonly number[];

/** Every move of the seat to act, with what comes of it at best. Takes long where more than four or five tricks are left. */
export function solve(state: UgoState, worth: Worth): readonly Solved[] {
  const only = clone(state);
  only.box = [];
  // The round counts alone: as the last one it is not followed by a deal.
  only.table.rounds = only.table.round + 1;
  const seat = rules.toAct(only.table)[0];
  if (seat === undefined) return [];
  const solver = only.table.seats === 2 ? new Fight(worth, seat) : new Company(worth, seat);
  return movesOf(only, seat).map((move) => ({ move, value: solver.valueOf(after(only, seat, move)) }));
}

/** Nothing is drawn any more. */
const CHANCE = new FastChance(0);

function after(state: UgoState, seat: Seat, move: Move): UgoState {
  const next = clone(state);
  rules.play(next, seat, move, CHANCE, quiet);
  return next;
}

/** In one order, however the hand is held: the first of equals is always the same. */
function movesOf(state: UgoState, seat: Seat): readonly Move[] {
  const moves = rules.moves(viewOf(state, seat));
  return moves.toSorted((a, b) => (a.kind === 'play' && b.kind === 'play' ? a.card - b.card : 0));
}

/** A seat's own points of a round, less the mean of the others'. */
export function marginOf(points: readonly number[], seat: Seat): number {
  const all = points.reduce((sum, n) => sum + n, 0);
  return (points[seat]! * points.length - all) / (points.length - 1);
}

/** Between two tricks: all that what is still to come depends on, the hands as one bit for each card. */
function keyOf({ table, hands }: UgoState): string {
  const held = hands.map((hand) => hand.reduce((set, card) => set + 2 ** card, 0));
  return [table.leader, table.pool, ...held, ...table.tops, ...table.farmers].join();
}

const isBetweenTricks = ({ table }: UgoState) => table.turn.kind === 'play' && table.trick.length === 0;

/** Two seats: what one wins the other loses. */
class Fight {
  /** What it is worth to the own seat lies between these, as far as it was looked for. */
  readonly #known = new Map<string, { low: number; high: number }>();
  readonly #worth: Worth;
  readonly #own: Seat;

  constructor(worth: Worth, own: Seat) {
    this.#worth = worth;
    this.#own = own;
  }

  valueOf(state: UgoState): number {
    return this.#search(state, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY);
  }

  /** Exact where it lies between low and high, and else a bound. */
  #search(state: UgoState, low: number, high: number): number {
    const seat = rules.toAct(state.table)[0];
    if (seat === undefined) return this.#worth(state.table)[this.#own]!;
    const key = isBetweenTricks(state) ? keyOf(state) : undefined;
    const known = key === undefined ? undefined : this.#known.get(key);
    if (known && (known.low === known.high || known.low >= high)) return known.low;
    if (known && known.high <= low) return known.high;
    let from = low;
    let to = high;
    let best = seat === this.#own ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
    for (const move of movesOf(state, seat)) {
      const value = this.#search(after(state, seat, move), from, to);
      if (seat === this.#own) {
        best = Math.max(best, value);
        from = Math.max(from, best);
      } else {
        best = Math.min(best, value);
        to = Math.min(to, best);
      }
      if (from >= to) break;
    }
    if (key !== undefined) {
      const bounds = known ?? { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
      if (best > low) bounds.low = Math.max(bounds.low, best);
      if (best < high) bounds.high = Math.min(bounds.high, best);
      this.#known.set(key, bounds);
    }
    return best;
  }
}

/** More than two seats. */
class Company {
  readonly #known = new Map<string, readonly number[]>();
  readonly #worth: Worth;
  readonly #own: Seat;

  constructor(worth: Worth, own: Seat) {
    this.#worth = worth;
    this.#own = own;
  }

  valueOf(state: UgoState): number {
    return this.#search(state)[this.#own]!;
  }

  /** To all seats. */
  #search(state: UgoState): readonly number[] {
    const seat = rules.toAct(state.table)[0];
    if (seat === undefined) return this.#worth(state.table);
    const key = isBetweenTricks(state) ? keyOf(state) : undefined;
    const known = key === undefined ? undefined : this.#known.get(key);
    if (known) return known;
    let best: readonly number[] | undefined;
    for (const move of movesOf(state, seat)) {
      const values = this.#search(after(state, seat, move));
      if (best === undefined || values[seat]! > best[seat]!) best = values;
    }
    if (key !== undefined) this.#known.set(key, best!);
    return best!;
  }
}
