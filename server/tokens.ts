/** Addresses and tokens: random, and a token is kept only as its hash. */

import { createHash, randomBytes } from 'node:crypto';

/** Crockford's 32 letters: none can be mistaken for another. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const ID_LENGTH = 12;
const TOKEN_BYTES = 18;

/** For a table or a person. */
export function newId(): string {
  return lettersOf(randomBytes(ID_LENGTH));
}

/** Always the same one for the same thing. Who does not know all of the text cannot guess it. */
export function idOf(text: string): string {
  return lettersOf(hashOf(text).subarray(0, ID_LENGTH));
}

function lettersOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => LETTERS[byte & 31]).join('');
}

export function isId(text: string): boolean {
  return /^[0-9a-hjkmnp-tv-z]{12}$/.test(text);
}

export function newToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

export function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest();
}
