/** Luck as an argument: a keyed stream for real matches, a fast one for imagined worlds. */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export abstract class Chance {
  /** Whether anything has been drawn: a drawn ply cannot be taken back. */
  drawn = false;

  /** The next 32 random bits, as an unsigned integer. */
  protected abstract next(): number;

  /** A whole number from 0 to n − 1, each as likely. */
  below(n: number): number {
    this.drawn = true;
    const fair = 0x1_0000_0000 - (0x1_0000_0000 % n);
    let bits = this.next();
    while (bits >= fair) bits = this.next();
    return bits % n;
  }

  /** A die with faces 1 to `sides`. */
  roll(sides: number): number {
    return 1 + this.below(sides);
  }

  pick<T>(from: readonly T[]): T {
    return from[this.below(from.length)]!;
  }

  /** Shuffles in place; with `count`, only the first so many places are drawn (the rest stays in some order). */
  shuffle<T>(list: T[], count = list.length - 1): T[] {
    const last = Math.min(count, list.length - 1);
    for (let i = 0; i < last; i++) {
      const j = i + this.below(list.length - i);
      const card = list[i]!;
      list[i] = list[j]!;
      list[j] = card;
    }
    return list;
  }
}

/** Most plies draw nothing. */
const NOTHING = new Uint8Array(0);

/**
 * The luck of one ply of a real match. Block k of ply n is HMAC-SHA-256(seed, "royaumes/1 n k");
 * its 32 bytes are eight big-endian numbers, drawn in order. Anyone with the seed can check it.
 */
export class PlyChance extends Chance {
  readonly #seed: Uint8Array;
  readonly #ply: number;
  #block = 0;
  #bytes = NOTHING;
  #at = 0;

  constructor(seed: Uint8Array, ply: number) {
    super();
    this.#seed = seed;
    this.#ply = ply;
  }

  protected next(): number {
    if (this.#at === this.#bytes.length) {
      this.#bytes = hmac(sha256, this.#seed, utf8ToBytes(`royaumes/1 ${this.#ply} ${this.#block++}`));
      this.#at = 0;
    }
    let number = 0;
    for (const end = this.#at + 4; this.#at < end; this.#at++) number = (number << 8) | this.#bytes[this.#at]!;
    return number >>> 0;
  }
}

/** A fast generator (sfc32) for simulations and bots; never for a match between people. */
export class FastChance extends Chance {
  #a: number;
  #b: number;
  #c: number;
  #count = 1;

  constructor(seed: number, stream = 0) {
    super();
    this.#a = seed | 0;
    this.#b = stream | 0;
    this.#c = 0x9e3779b9 | 0;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** As fair as the general way, without its slow divisions. */
  override below(n: number): number {
    this.drawn = true;
    for (;;) {
      const bits = this.next();
      const rest = Math.imul(bits, n) >>> 0;
      if (rest >= n || rest >= 0x1_0000_0000 % n) return ((bits * n) / 0x1_0000_0000) >>> 0;
    }
  }

  protected next(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#count++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

export const SEED_BYTES = 32;

/** What is shown before the first move; the seed itself is shown after the last. */
export function commitTo(seed: Uint8Array): string {
  return bytesToHex(sha256(seed));
}

export function writeSeed(seed: Uint8Array): string {
  return bytesToHex(seed);
}

export function readSeed(text: unknown): Uint8Array | undefined {
  return typeof text === 'string' && /^[0-9a-f]{64}$/.test(text) ? hexToBytes(text) : undefined;
}

/** The seed of a numbered simulation, so that a run can be repeated. */
export function numberedSeed(seed: number, game: number): Uint8Array {
  return sha256(utf8ToBytes(`royaumes simulation ${seed} ${game}`));
}
