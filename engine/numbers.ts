/** Luck that nobody chose: people's devices add numbers of their own to the seed of whoever runs the table. */

import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { commitTo, readSeed, SEED_BYTES } from './chance.ts';
import type { Seat } from './rules.ts';

/** What a seat's device adds. The seal is given when its person sits down; a number that was not opened at the start is left out. */
export interface DeviceNumber {
  readonly seat: Seat;
  /** SHA-256 of the number. */
  readonly seal: string;
  readonly number?: string;
}

/** Keeps this hash apart from all others. */
const MIXING = utf8ToBytes('royaumes/2 seed');

/** The part of a seat that adds nothing. */
const LEFT_OUT = new Uint8Array(1 + SEED_BYTES);

/** Whether this is the number that was sealed. */
export function fitsSeal(number: string, seal: string): boolean {
  const bytes = readSeed(number);
  return bytes !== undefined && commitTo(bytes) === seal;
}

/**
 * The seed of a game to which devices add: SHA-256("royaumes/2 seed" ‖ seed ‖ one part for each seat), where a part is
 * 1 and the number, or 33 zeros for whoever adds none.
 */
export function mixSeed(seed: Uint8Array, seats: number, numbers: readonly DeviceNumber[]): Uint8Array {
  const parts = Array.from({ length: seats }, (_, seat) => {
    const number = readSeed(numbers.find((one) => one.seat === seat)?.number);
    return number ? concatBytes(Uint8Array.of(1), number) : LEFT_OUT;
  });
  return sha256(concatBytes(MIXING, seed, ...parts));
}

/** At most one of each seat, the lowest first. */
export function isNumbers(raw: unknown, seats: number): raw is readonly DeviceNumber[] {
  return (
    Array.isArray(raw) &&
    raw.length > 0 &&
    raw.every((one, i) => {
      const isNext = Number.isInteger(one?.seat) && one.seat > (raw[i - 1]?.seat ?? -1) && one.seat < seats;
      return isNext && readSeed(one.seal) !== undefined && (one.number === undefined || readSeed(one.number) !== undefined);
    })
  );
}
