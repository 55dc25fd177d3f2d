/** Signing in without a password: a key that never leaves its device answers our question. */

import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { People } from './people.ts';
import type { Person } from './store.ts';

/** A question is answered within five minutes, once. */
const PATIENCE = 300_000;
const MOST_QUESTIONS = 10_000;

/** Where the browser believes itself to be. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

export class Passkeys {
  readonly #people: People;
  /** Open questions: when each was asked, and whom. */
  readonly #asked = new Map<string, { readonly at: number; readonly person: string | undefined }>();

  constructor(people: People) {
    this.#people = people;
  }

  async offer({ id, name }: Person, { host }: Site): Promise<object> {
    const known = await this.#people.store.passkeys(id);
    const options = await generateRegistrationOptions({
      rpName: 'Royaumes',
      rpID: host,
      userName: name,
      userID: new TextEncoder().encode(id),
      attestationType: 'none',
      excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    this.#ask(options.challenge, id);
    return options;
  }

  /** Whether the answer holds; then the passkey is kept. */
  async keep({ id: person }: Person, response: unknown, { origin, host }: Site): Promise<boolean> {
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.#wasAsked(challenge, person),
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: false,
      });
      if (!verified) return false;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      await this.#people.store.addPasskey(person, { id, publicKey, counter, transports, created: Date.now() });
      return true;
    } catch {
      return false;
    }
  }

  async ask({ host }: Site): Promise<object> {
    const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' });
    this.#ask(options.challenge, undefined);
    return options;
  }

  /** The id of whoever the passkey belongs to. */
  async personFor(response: unknown, { origin, host }: Site): Promise<string | undefined> {
    try {
      const answer = response as AuthenticationResponseJSON;
      const known = await this.#people.store.byPasskey(answer.id);
      if (!known) return undefined;
      const { id, publicKey, counter } = known.passkey;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: answer,
        expectedChallenge: (challenge) => this.#wasAsked(challenge, undefined),
        expectedOrigin: origin,
        expectedRPID: host,
        credential: { id, publicKey: new Uint8Array(publicKey), counter },
        requireUserVerification: false,
      });
      if (!verified) return undefined;
      await this.#people.store.usePasskey(id, authenticationInfo.newCounter);
      return known.person;
    } catch {
      return undefined;
    }
  }

  #ask(challenge: string, person: string | undefined): void {
    const now = Date.now();
    for (const [old, { at }] of this.#asked) {
      if (now - at < PATIENCE && this.#asked.size < MOST_QUESTIONS) break;
      this.#asked.delete(old);
    }
    this.#asked.set(challenge, { at: now, person });
  }

  #wasAsked(challenge: string, person: string | undefined): boolean {
    const asked = this.#asked.get(challenge);
    this.#asked.delete(challenge);
    return asked !== undefined && asked.person === person && Date.now() - asked.at < PATIENCE;
  }
}
