/** A small net that foretells points: a plain sum of what is seen, and a few bends in it. */

import { readBase64 } from '../base64.ts';

/** Its numbers as bytes, two for each, and what they are to be multiplied by. */
export interface Fitted {
  readonly scale: number;
  readonly numbers: string;
}

const HIDDEN = 16;
/** Beside the hidden ones, the plain sum. */
const WIDE = HIDDEN + 1;

export function readNumbers({ scale, numbers }: Fitted): Float64Array {
  const bytes = readBase64(numbers);
  const view = new DataView(bytes.buffer);
  return Float64Array.from({ length: bytes.length / 2 }, (_, n) => scale * view.getInt16(2 * n, true));
}

/** Positions that differ by a piece ask much the same: so many answers are remembered, by a number that hardly any two questions share. */
const REMEMBERED = 1 << 12;
/** Of each input a part of that number: roots of primes fit together in no way. */
const PARTS = Float64Array.from([...primes(64)], Math.sqrt);

function* primes(many: number): Iterable<number> {
  const found: number[] = [];
  for (let n = 2; found.length < many; n++) {
    if (found.some((prime) => n % prime === 0)) continue;
    found.push(n);
    yield n;
  }
}

export class Net {
  /** For each input, and then for none: what it adds to the hidden ones and to the plain sum. */
  readonly #rows: Float64Array;
  readonly #out: Float64Array;
  readonly #inputs: number;
  /** What the first inputs, which many questions share, make of them; their number, and whether it was worked out. */
  readonly #shared = new Float64Array(WIDE);
  #first = 0;
  #isShared = false;
  readonly #sums = new Float64Array(WIDE);
  readonly #asked = new Float64Array(REMEMBERED).fill(Number.NaN);
  readonly #answers = new Float64Array(REMEMBERED);

  static sizeOf(inputs: number): number {
    return (inputs + 1) * WIDE + HIDDEN;
  }

  constructor(inputs: number, numbers: Float64Array) {
    this.#inputs = inputs;
    this.#rows = numbers.subarray(0, (inputs + 1) * WIDE);
    this.#out = numbers.subarray((inputs + 1) * WIDE, Net.sizeOf(inputs));
  }

  /** The first inputs are new. */
  share(signs: Float64Array, many: number): void {
    this.#first = numberOf(signs, 0, many);
    this.#isShared = false;
  }

  /** What is foretold by the shared ones and the others, from `from`. */
  foretell(signs: Float64Array, from: number): number {
    const question = this.#first + numberOf(signs, from, this.#inputs);
    const slot = (question * 65_537) & (REMEMBERED - 1);
    if (this.#asked[slot] === question) return this.#answers[slot]!;
    const answer = this.#workOut(signs, from);
    this.#asked[slot] = question;
    this.#answers[slot] = answer;
    return answer;
  }

  #workOut(signs: Float64Array, from: number): number {
    const sums = this.#sums;
    const out = this.#out;
    if (!this.#isShared) {
      const last = this.#inputs * WIDE;
      for (let n = 0; n < WIDE; n++) this.#shared[n] = this.#rows[last + n]!;
      add(this.#rows, signs, 0, from, this.#shared);
      this.#isShared = true;
    }
    for (let n = 0; n < WIDE; n++) sums[n] = this.#shared[n]!;
    add(this.#rows, signs, from, this.#inputs, sums);
    let points = sums[HIDDEN]!;
    for (let n = 0; n < HIDDEN; n++) if (sums[n]! > 0) points += out[n]! * sums[n]!;
    return points;
  }
}

function numberOf(signs: Float64Array, from: number, to: number): number {
  let sum = 0;
  for (let n = from; n < to; n++) sum += PARTS[n]! * signs[n]!;
  return sum;
}

function add(rows: Float64Array, signs: Float64Array, from: number, to: number, into: Float64Array): void {
  for (let i = from; i < to; i++) {
    const sign = signs[i]!;
    if (sign === 0) continue;
    const at = i * WIDE;
    for (let n = 0; n < WIDE; n++) into[n]! += sign * rows[at + n]!;
  }
}
