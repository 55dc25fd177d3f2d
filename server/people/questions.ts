/**
 * Questions to a passkey, each for one asker. They are not kept but sealed: a question names its time, and its seal names the asker,
 * so nobody can push another's out by asking many. Servers on one store have one seal: whichever asked, any of them hears the answer.
 */

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PeopleStore } from './store.ts';

/** A question is answered within five minutes, once. */
const PATIENCE = 300_000;
const TIME_BYTES = 6;
const NONCE_BYTES = 16;

export class Questions {
  readonly #key: Uint8Array;
  readonly #store: PeopleStore;

  constructor(key: Uint8Array, store: PeopleStore) {
    this.#key = key;
    this.#store = store;
  }

  ask(asker: string): Uint8Array<ArrayBuffer> {
    const time = Buffer.alloc(TIME_BYTES);
    time.writeUIntBE(Date.now(), 0, TIME_BYTES);
    const question = Buffer.concat([time, randomBytes(NONCE_BYTES)]);
    return new Uint8Array(Buffer.concat([question, this.#seal(question, asker)]));
  }

  /** Whether this asker was asked this, not too long ago. */
  isOpen(challenge: string, asker: string): boolean {
    const bytes = Buffer.from(challenge, 'base64url');
    const question = bytes.subarray(0, TIME_BYTES + NONCE_BYTES);
    const [seal, wanted] = [bytes.subarray(question.length), this.#seal(question, asker)];
    if (seal.length !== wanted.length || !timingSafeEqual(seal, wanted)) return false;
    return Date.now() - question.readUIntBE(0, TIME_BYTES) < PATIENCE;
  }

  /** The question has been answered; false when it was before. */
  close(challenge: string): Promise<boolean> {
    const now = Date.now();
    return this.#store.answer(challenge, now, now - PATIENCE);
  }

  #seal(question: Uint8Array, asker: string): Buffer {
    return createHmac('sha256', this.#key).update(question).update(asker).digest();
  }
}
