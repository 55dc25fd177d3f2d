/** Table addresses and seat tokens: random, and a token is kept only as its hash. */

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StoredSeat } from './store.ts';

/** Crockford's 32 letters: none can be mistaken for another. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 12;
const TOKEN_BYTES = 18;

export function newTableId(): string {
  return Array.from(randomBytes(ID_LENGTH), (byte) => LETTERS[byte & 31]).join('');
}

export function isTableId(text: string): boolean {
  return /^[0-9a-hjkmnp-tv-z]{12}$/.test(text);
}

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}

/** The seat that the token was given for. Takes equally long whichever it is. */
export function seatOf(token: string, seats: readonly StoredSeat[]): number | undefined {
  const hash = hashOf(token);
  let found: number | undefined;
  for (const [seat, sitter] of seats.entries()) {
    if (sitter.kind === 'person' && timingSafeEqual(sitter.token, hash)) found = seat;
  }
  return found;
}
