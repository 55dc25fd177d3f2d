/**
 * The exact turn: what dice are worth, lying or kept, when the rest of the turn is played as well as can be. Dice of one
 * pattern are alike, so a pair of them shows one of 21 doubles, and three pairs make 9,261 throws; with none, one or both
 * dice of each pair kept they make 21,952 holdings. Pairs are rolled, and chosen from, one after the other.
 */

import { ALL_DICE, type Card, CITIZENS, DICE, FACES, fulfils, PATTERNS } from '#games/king-of-the-dice';

/** A pair of like dice: none kept, one with its number, or both. */
const PAIRS = 28;
/** The first pair of which both are kept. */
const BOTH = 1 + FACES;
const ROW = PAIRS;
const SHEET = PAIRS * PAIRS;
const HOLDINGS = PAIRS * SHEET;

/** The pair of two numbers, low × 6 + high − 7 for either order. */
const DOUBLES: readonly number[] = doubles();

function doubles(): number[] {
  const at: number[] = new Array(FACES * FACES).fill(0);
  let pair = BOTH;
  for (let low = 0; low < FACES; low++) {
    for (let high = low; high < FACES; high++) {
      at[low * FACES + high] = pair;
      at[high * FACES + low] = pair++;
    }
  }
  return at;
}

function pairOf(faces: readonly number[]): number {
  const [one, other] = faces;
  if (one === undefined) return 0;
  return other === undefined ? one : DOUBLES[(one - 1) * FACES + other - 1]!;
}

const DICE_OF = PATTERNS.map((_, pattern) => DICE.flatMap((own, die) => (own === pattern ? [die] : [])));

/** Where the dice that are kept stand among the holdings; bit n of `keep` for die n. */
export function holdingOf(dice: readonly number[], keep = ALL_DICE): number {
  return DICE_OF.reduce((holding, pair, pattern) => {
    const faces = pair.flatMap((die) => (keep & (1 << die) ? [dice[die]!] : []));
    return holding + pairOf(faces) * PAIRS ** pattern;
  }, 0);
}

/** The throws that fulfil each citizen's wish, worked out when first asked for. */
const fulfilling: (Uint16Array | undefined)[] = CITIZENS.map(() => undefined);

function throwsFor(citizen: Card): Uint16Array {
  fulfilling[citizen] ??= Uint16Array.from(
    everyThrow()
      .filter((dice) => fulfils(dice, citizen))
      .map((dice) => holdingOf(dice)),
  );
  return fulfilling[citizen];
}

function everyThrow(): number[][] {
  const pairs = Array.from({ length: FACES }, (_, low) =>
    Array.from({ length: FACES - low }, (_, more) => [low + 1, low + 1 + more]),
  ).flat();
  return pairs.flatMap((one) => pairs.flatMap((two) => pairs.map((three) => [...one, ...two, ...three])));
}

/** What it is worth to end the turn, in each way that the dice may allow. */
export interface Ends {
  readonly takes: readonly { readonly citizen: Card; readonly worth: number }[];
  /** [K4.2] To stop with a penalty: only where no citizen can be taken. */
  readonly stop: number;
}

/** What each throw is worth when the turn ends with it. */
function stopped({ takes, stop }: Ends): Float64Array {
  const worth = new Float64Array(HOLDINGS).fill(stop);
  for (const take of takes.toSorted((one, other) => one.worth - other.worth)) {
    const throws = throwsFor(take.citizen);
    for (let n = 0; n < throws.length; n++) worth[throws[n]!] = take.worth;
  }
  return worth;
}

/** Of the worth of throws makes the worth of keeping any dice and rolling the others. */
function roll(worth: Float64Array): void {
  for (let sheet = BOTH * SHEET; sheet < HOLDINGS; sheet += SHEET) {
    for (let row = sheet + BOTH * ROW; row < sheet + SHEET; row += ROW) rollPair(worth, row, 1, 1);
  }
  for (let sheet = BOTH * SHEET; sheet < HOLDINGS; sheet += SHEET) rollPair(worth, sheet, ROW, ROW);
  rollPair(worth, 0, SHEET, SHEET);
}

/** For one pair, at `length` places side by side. */
function rollPair(worth: Float64Array, from: number, step: number, length: number): void {
  for (let face = 0; face < FACES; face++) {
    const d = face * FACES;
    const a = from + DOUBLES[d]! * step;
    const b = from + DOUBLES[d + 1]! * step;
    const c = from + DOUBLES[d + 2]! * step;
    const e = from + DOUBLES[d + 3]! * step;
    const f = from + DOUBLES[d + 4]! * step;
    const g = from + DOUBLES[d + 5]! * step;
    const to = from + (face + 1) * step;
    for (let n = 0; n < length; n++)
      worth[to + n] = (worth[a + n]! + worth[b + n]! + worth[c + n]! + worth[e + n]! + worth[f + n]! + worth[g + n]!) / FACES;
  }
  for (let n = from; n < from + length; n++) {
    let sum = 0;
    for (let face = 1; face <= FACES; face++) sum += worth[n + face * step]!;
    worth[n] = sum / FACES;
  }
}

/** Of the worth of keeping makes the worth of throws: the best part of the dice is kept, or all. */
function choose(worth: Float64Array): void {
  chooseOfPair(worth, 0, SHEET, SHEET);
  for (let sheet = BOTH * SHEET; sheet < HOLDINGS; sheet += SHEET) chooseOfPair(worth, sheet, ROW, ROW);
  for (let sheet = BOTH * SHEET; sheet < HOLDINGS; sheet += SHEET) {
    for (let row = sheet + BOTH * ROW; row < sheet + SHEET; row += ROW) chooseOfPair(worth, row, 1, 1);
  }
}

function chooseOfPair(worth: Float64Array, from: number, step: number, length: number): void {
  for (let single = from + step; single <= from + FACES * step; single += step) {
    for (let n = 0; n < length; n++) if (worth[from + n]! > worth[single + n]!) worth[single + n] = worth[from + n]!;
  }
  for (let low = 0; low < FACES; low++) {
    for (let high = low; high < FACES; high++) {
      const both = from + DOUBLES[low * FACES + high]! * step;
      const one = from + (low + 1) * step;
      const other = from + (high + 1) * step;
      for (let n = 0; n < length; n++) {
        let most = worth[both + n]!;
        if (worth[one + n]! > most) most = worth[one + n]!;
        if (worth[other + n]! > most) most = worth[other + n]!;
        worth[both + n] = most;
      }
    }
  }
}

/** What each throw is worth with so many rolls left. */
function lying(ends: Ends, rolls: number): Float64Array {
  const worth = stopped(ends);
  for (let left = 0; left < rolls; left++) {
    roll(worth);
    choose(worth);
  }
  return worth;
}

/** What each holding is worth when just these dice are kept and the others rolled, with so many rolls left, at least one. */
export function keeping(ends: Ends, rolls: number): Float64Array {
  const worth = lying(ends, rolls - 1);
  roll(worth);
  return worth;
}

/** What dice are worth that lie, with so many rolls left. */
export function lyingWorth(ends: Ends, dice: readonly number[], rolls: number): number {
  return lying(ends, rolls)[holdingOf(dice)]!;
}

/** What a whole turn of so many rolls is worth. */
export function turnWorth(ends: Ends, rolls: number): number {
  return keeping(ends, rolls)[0]!;
}
