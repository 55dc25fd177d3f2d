/**
 * How to play the dice when several citizens tempt at once: a dynamic programme over all six dice with their patterns, so
 * that numbers and colours are weighed together. Dice of one pattern are alike: a pair of them shows one of 21 pairs of
 * numbers, and 28 ways to keep none, one or both; three such pairs make 21,952 holdings.
 */

import { ALL_DICE } from './dice.ts';
import { type Card, CITIZENS, DICE, FACES, PATTERNS } from './pieces.ts';
import { fulfils } from './wishes.ts';

/** What may be kept of a pair of like dice: numbers in ascending order. */
const PAIRS: readonly (readonly number[])[] = [
  [],
  ...Array.from({ length: FACES }, (_, face) => [face + 1]),
  ...Array.from({ length: FACES }, (_, low) => Array.from({ length: FACES - low }, (_, n) => [low + 1, low + 1 + n])).flat(),
];
const N = PAIRS.length;
const HOLDINGS = N ** PATTERNS.length;
const pairAt = new Map(PAIRS.map((pair, at) => [String(pair), at]));
const pairOf = (...faces: number[]) => pairAt.get(String(faces.sort((a, b) => a - b))) as number;

interface Holdings {
  /** All holdings, those of fewer dice first. */
  readonly order: Uint16Array;
  /** Those of all six dice. */
  readonly whole: Uint16Array;
  /** With one die more, for each number it may show: holding × 6 + number − 1. */
  readonly more: Uint16Array;
  /** With one die less: holding × 6 + n, itself where there are fewer dice. */
  readonly less: Uint16Array;
}

function buildHoldings(): Holdings {
  const parts = (holding: number) => [holding % N, Math.trunc(holding / N) % N, Math.trunc(holding / N / N)];
  const sizeOf = (holding: number) => parts(holding).reduce((sum, pair) => sum + (PAIRS[pair] as number[]).length, 0);
  const all = Array.from({ length: HOLDINGS }, (_, holding) => holding);
  const order = Uint16Array.from(all.sort((a, b) => sizeOf(a) - sizeOf(b)));
  const more = new Uint16Array(HOLDINGS * FACES);
  const less = new Uint16Array(HOLDINGS * DICE.length);
  for (const holding of order) {
    const pairs = parts(holding).map((pair) => PAIRS[pair] as number[]);
    const swapped = (pattern: number, faces: number[]) => holding + (pairOf(...faces) - (parts(holding)[pattern] as number)) * N ** pattern;
    const short = pairs.findIndex((pair) => pair.length < 2);
    for (let face = 1; face <= FACES; face++) {
      more[holding * FACES + face - 1] = short === -1 ? holding : swapped(short, [...(pairs[short] as number[]), face]);
    }
    const fewer = pairs.flatMap((pair, pattern) => pair.map((_, at) => swapped(pattern, pair.toSpliced(at, 1))));
    for (let n = 0; n < DICE.length; n++) less[holding * DICE.length + n] = fewer[n] ?? holding;
  }
  return { order, whole: order.filter((holding) => sizeOf(holding) === DICE.length), more, less };
}

let built: Holdings | undefined;
const holdings = () => {
  built ??= buildHoldings();
  return built;
};

/** For each holding of six dice, whether they fulfil the citizen's wish; worked out when first asked for. */
function fulfilment(citizen: Card): Uint8Array {
  const { whole } = holdings();
  const known = fulfilments[citizen] ?? Uint8Array.from(whole, (holding) => (fulfils(diceOf(holding), citizen) ? 1 : 0));
  fulfilments[citizen] = known;
  return known;
}
const fulfilments: (Uint8Array | undefined)[] = CITIZENS.map(() => undefined);

function diceOf(holding: number): number[] {
  return PATTERNS.flatMap((_, pattern) => PAIRS[Math.trunc(holding / N ** pattern) % N] as number[]);
}

function holdingOf(dice: readonly number[], keep = ALL_DICE): number {
  return PATTERNS.reduce((holding, _, pattern) => {
    const faces = dice.filter((_, die) => DICE[die] === pattern && keep & (1 << die));
    return holding + pairOf(...faces) * N ** pattern;
  }, 0);
}

export interface Wager {
  /** What taking each of some citizens would be worth. */
  readonly worth: readonly { readonly citizen: Card; readonly worth: number }[];
  /** What it would be worth to stop with none of them. */
  readonly nothing: number;
}

export interface Prospect {
  /** What the turn is worth when played as well as can be. */
  readonly worth: number;
  /** The dice to keep, bit n for die n; all of them: better stop. */
  readonly keep: number;
}

/** With the dice as they lie and so many rolls left; with no dice (`[]`), when the first of so many rolls is still to come. */
export function prospectOf(dice: readonly number[], rolls: number, wager: Wager): Prospect {
  const { order, whole, more, less } = holdings();
  const stopped = stopping(wager);
  let best = new Float64Array(HOLDINGS).fill(Number.NEGATIVE_INFINITY);
  for (let n = 0; n < whole.length; n++) best[whole[n] as number] = stopped[n] as number;
  let keeping = best;
  const partial = HOLDINGS - whole.length;
  for (let roll = 1; roll <= rolls; roll++) {
    keeping = best.slice();
    for (let n = partial - 1; n >= 0; n--) {
      const holding = order[n] as number;
      const at = holding * FACES;
      let sum = 0;
      for (let face = 0; face < FACES; face++) sum += keeping[more[at + face] as number] as number;
      keeping[holding] = sum / FACES;
    }
    best = keeping.slice();
    for (let n = 1; n < HOLDINGS; n++) {
      const holding = order[n] as number;
      const at = holding * DICE.length;
      let most = best[holding] as number;
      for (let die = 0; die < DICE.length; die++) most = Math.max(most, best[less[at + die] as number] as number);
      best[holding] = most;
    }
  }
  if (dice.length === 0) return { worth: best[0] as number, keep: 0 };
  const holding = holdingOf(dice);
  const worth = best[holding] as number;
  if (stopped[whole.indexOf(holding)] === worth) return { worth, keep: ALL_DICE };
  // A roll too many is no use: play as if it were not there.
  if (keeping[holding] === worth) return prospectOf(dice, rolls - 1, wager);
  return { worth, keep: keepFor(dice, worth, keeping) };
}

/** What it is worth to stop with each holding of six dice. */
function stopping({ worth, nothing }: Wager): Float64Array {
  const stopped = new Float64Array(holdings().whole.length).fill(Number.NEGATIVE_INFINITY);
  for (const { citizen, worth: gain } of worth) {
    const does = fulfilment(citizen);
    for (let n = 0; n < stopped.length; n++) if (does[n] === 1 && gain > (stopped[n] as number)) stopped[n] = gain;
  }
  // [K4.2] Nothing is a choice only where nobody can be taken.
  for (let n = 0; n < stopped.length; n++) if (stopped[n] === Number.NEGATIVE_INFINITY) stopped[n] = nothing;
  return stopped;
}

/** A part of the dice that is worth as much as the best. */
function keepFor(dice: readonly number[], worth: number, keeping: Float64Array): number {
  for (let keep = ALL_DICE - 1; keep > 0; keep--) if (keeping[holdingOf(dice, keep)] === worth) return keep;
  return 0;
}
