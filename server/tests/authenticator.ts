/** A passkey and the device that holds it, for tests: it makes and shows what WebAuthn asks for, with a key of its own. */

import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Browser } from './browser.ts';
import type { Answer } from './guest.ts';

interface Asked {
  readonly challenge: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const WITH_KEY = 0x40;
const RP = 'localhost';

export class Authenticator {
  readonly id = randomBytes(16).toString('base64url');
  readonly #origin: string;
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  #counter = 0;
  /** Whether it has asked for a finger, a face or a PIN. */
  isUnlocked = true;

  /** `port`: of the server to which it belongs. */
  constructor(port: number) {
    this.#origin = `https://localhost:${port}`;
  }

  /** Answers POST /api/me/passkeys/offer. */
  make(asked: unknown): object {
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' });
    const id = Buffer.from(this.id, 'base64url');
    const key = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
    const data = Buffer.concat([this.#data(WITH_KEY), Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      Buffer.from([data.length]),
      data,
    ]);
    return this.#answer({
      clientDataJSON: this.#said('webauthn.create', asked).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers POST /api/sign-in/passkey/ask and POST /api/me/passkeys/ask. */
  show(asked: unknown): { readonly id: string } {
    this.#counter++;
    const data = this.#data(0);
    const said = this.#said('webauthn.get', asked);
    const signature = sign('sha256', Buffer.concat([data, createHash('sha256').update(said).digest()]), this.#pair.privateKey);
    return this.#answer({
      clientDataJSON: said.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #said(type: string, asked: unknown): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge: (asked as Asked).challenge, origin: this.#origin, crossOrigin: false }));
  }

  #data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([
      createHash('sha256').update(RP).digest(),
      Buffer.from([USER_PRESENT | (this.isUnlocked ? USER_VERIFIED : 0) | flags]),
      counter,
    ]);
  }

  #answer(response: object): { readonly id: string } {
    return { id: this.id, ...{ rawId: this.id, type: 'public-key', clientExtensionResults: {}, response } };
  }
}

/** Makes a passkey as the page does. */
export async function addPasskey(port: number, browser: Browser, proof = {}): Promise<Authenticator> {
  const key = new Authenticator(port);
  const offer = await browser.ask('POST', '/api/me/passkeys/offer', proof);
  const kept = await browser.ask('POST', '/api/me/passkeys', { response: key.make(offer.json) });
  assert.equal(kept.status, 200, JSON.stringify([offer.json, kept.json]));
  return key;
}

/** Shows a passkey as the page does where it is wanted. */
export async function proofBy(browser: Browser, key: Authenticator): Promise<{ passkey: object }> {
  return { passkey: key.show((await browser.ask('POST', '/api/me/passkeys/ask')).json) };
}

export async function signInBy(browser: Browser, key: Authenticator): Promise<Answer> {
  const asked = await browser.ask('POST', '/api/sign-in/passkey/ask');
  return browser.ask('POST', '/api/sign-in/passkey', { response: key.show(asked.json) });
}
