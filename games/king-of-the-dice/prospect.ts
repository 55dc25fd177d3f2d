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
/** Which pair these numbers make, in any order. */
const pairAt = new Map(PAIRS.map((pair, at) => [heapOf(pair), at]));
const pairOf = (faces: readonly number[]) => pairAt.get(heapOf(faces))!;

function heapOf(faces: readonly number[]): number {
  return faces.reduce((heap, face) => heap + 3 ** face, 0);
}

interface Holdings {
  /** All holdings, those of fewer dice first. */
  readonly order: Uint16Array;
  /** Those of all six dice. */
  readonly whole: Uint16Array;
  /** With one die more of some pattern, for each number it may show: holding × 6 + number − 1. */
  readonly more: Uint16Array;
  /** With one die less: holding × 6 + n, itself where there are fewer dice. */
  readonly less: Uint16Array;
}

/** For each pair: the pairs with one die more (none when there are two), and with one die less. */
const LARGER = PAIRS.map((pair) => (pair.length < 2 ? Array.from({ length: FACES }, (_, face) => pairOf([...pair, face + 1])) : []));
const SMALLER = PAIRS.map((pair) => pair.map((_, die) => pairOf(pair.toSpliced(die, 1))));
/** What each pattern's pair adds to the number of a holding. */
const STEPS = PATTERNS.map((_, pattern) => N ** pattern);

function buildHoldings(): Holdings {
  const bySize: number[][] = Array.from({ length: DICE.length + 1 }, () => []);
  const more = new Uint16Array(HOLDINGS * FACES);
  const less = new Uint16Array(HOLDINGS * DICE.length);
  for (let holding = 0; holding < HOLDINGS; holding++) {
    const ownLess = holding * DICE.length;
    less.fill(holding, ownLess, ownLess + DICE.length);
    let size = 0;
    for (const step of STEPS) {
      const pair = Math.trunc(holding / step) % N;
      const larger = LARGER[pair]!;
      for (let face = 0; face < larger.length; face++) more[holding * FACES + face] = holding + (larger[face]! - pair) * step;
      for (const smaller of SMALLER[pair]!) less[ownLess + size++] = holding + (smaller - pair) * step;
    }
    bySize[size]?.push(holding);
  }
  return { order: Uint16Array.from(bySize.flat()), whole: Uint16Array.from(bySize[DICE.length]!), more, less };
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
  return PATTERNS.flatMap((_, pattern) => PAIRS[Math.trunc(holding / STEPS[pattern]!) % N] as number[]);
}

function holdingOf(dice: readonly number[], keep = ALL_DICE): number {
  return PATTERNS.reduce((holding, _, pattern) => {
    const faces = dice.filter((_, die) => DICE[die] === pattern && keep & (1 << die));
    return holding + pairOf(faces) * STEPS[pattern]!;
  }, 0);
}

export interface Wager {
  /** What taking each of some citizens would be worth. */
  readonly worth: readonly { readonly citizen: Card; readonly worth: number }[];
  /** What it would be worth to stop with none of them. */
  readonly nothing: number;
}

interface Prospect {
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
  for (let n = 0; n < whole.length; n++) best[whole[n]!] = stopped[n]!;
  let keeping = best;
  const partial = HOLDINGS - whole.length;
  for (let roll = 1; roll <= rolls; roll++) {
    keeping = best.slice();
    for (let n = partial - 1; n >= 0; n--) {
      const holding = order[n]!;
      const at = holding * FACES;
      let sum = 0;
      for (let face = 0; face < FACES; face++) sum += keeping[more[at + face]!]!;
      keeping[holding] = sum / FACES;
    }
    best = keeping.slice();
    for (let n = 1; n < HOLDINGS; n++) {
      const holding = order[n]!;
      const at = holding * DICE.length;
      let most = best[holding]!;
      for (let die = 0; die < DICE.length; die++) most = Math.max(most, best[less[at + die]!]!);
      best[holding] = most;
    }
  }
  if (dice.length === 0) return { worth: best[0]!, keep: 0 };
  const holding = holdingOf(dice);
  const worth = best[holding]!;
  if (stopped[whole.indexOf(holding)] === worth) return { worth, keep: ALL_DICE };
  return { worth, keep: keepFor(dice, worth, keeping) };
}

/** What it is worth to stop with each holding of six dice. */
function stopping({ worth, nothing }: Wager): Float64Array {
  const stopped = new Float64Array(holdings().whole.length).fill(Number.NEGATIVE_INFINITY);
  for (const { citizen, worth: gain } of worth) {
    const does = fulfilment(citizen);
    for (let n = 0; n < stopped.length; n++) if (does[n] === 1 && gain > stopped[n]!) stopped[n] = gain;
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
