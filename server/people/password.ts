/** Passwords are kept as argon2id hashes: slow to guess, whoever has the file. */

import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** Memory in KiB, passes, lanes: what OWASP advises at the least. */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const BYTES = 32;

/** The cost stands in what is kept, so that it can be raised. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  const { memory, passes, parallelism } = COST;
  const hash = await derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: BYTES, ...COST });
  return ['argon2id', memory, passes, parallelism, nonce.toString('base64url'), hash.toString('base64url')].join('$');
}

export async function isPassword(password: string, kept: string): Promise<boolean> {
  const [, memory, passes, parallelism, nonce = '', hash = ''] = kept.split('$');
  const wanted = Buffer.from(hash, 'base64url');
  const given = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(nonce, 'base64url'),
    tagLength: wanted.length,
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return timingSafeEqual(given, wanted);
}
