/**
 * Signing in without a password: a key that never leaves its device answers our question. The device asks for a finger, face or PIN
 * first: a passkey is all that is asked for, so whoever finds the device must not be let in by it.
 */

import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { No } from '#protocol';
import type { People } from './people.ts';
import { Questions } from './questions.ts';
import type { Person } from './store.ts';

const MOST_PASSKEYS = 20;

/** Loaded when somebody first has to do with a passkey: it is a quarter of what a server loads. */
const webauthn = () => import('@simplewebauthn/server');

/** Where the browser believes itself to be. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

/** Who is asked, and what for. `asker` names one session or one browser: only there a question can be answered. */
export class Passkeys {
  readonly #people: People;
  readonly #questions: Questions;

  constructor(people: People) {
    this.#people = people;
    this.#questions = new Questions(people.secret, people.store);
  }

  async offer({ id, name }: Person, asker: string, { host }: Site): Promise<object> {
    const { generateRegistrationOptions } = await webauthn();
    const known = await this.#people.store.passkeys(id);
    return generateRegistrationOptions({
      rpName: 'Royaumes',
      rpID: host,
      userName: name,
      userID: new TextEncoder().encode(id),
      challenge: this.#questions.ask(`keep ${asker}`),
      attestationType: 'none',
      excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  }

  /** Keeps the passkey under this name if the answer holds. */
  async keep({ id: person }: Person, asker: string, name: string, response: unknown, { origin, host }: Site): Promise<No | undefined> {
    const { verifyRegistrationResponse } = await webauthn();
    let question = '';
    try {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: (challenge) => {
          question = challenge;
          return this.#questions.isOpen(challenge, `keep ${asker}`);
        },
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: true,
      });
      if (!verified || !(await this.#questions.close(question))) return { kind: 'bad passkey' };
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      const passkey = { id, name, publicKey, counter, transports, created: Date.now() };
      return (await this.#people.store.addPasskey(person, passkey, MOST_PASSKEYS)) ? undefined : { kind: 'too many', most: MOST_PASSKEYS };
    } catch {
      return { kind: 'bad passkey' };
    }
  }

  /** A question to one of the person's passkeys; without a person, to anybody's. */
  async ask(asker: string, { host }: Site, person?: Person): Promise<object> {
    const { generateAuthenticationOptions } = await webauthn();
    const known = person ? await this.#people.store.passkeys(person.id) : [];
    return generateAuthenticationOptions({
      rpID: host,
      challenge: this.#questions.ask(`show ${asker}`),
      userVerification: 'required',
      allowCredentials: known.map(({ id }) => ({ id })),
    });
  }

  /** The id of whoever the passkey belongs to. */
  async personFor(asker: string, response: unknown, { origin, host }: Site): Promise<string | undefined> {
    const { verifyAuthenticationResponse } = await webauthn();
    let question = '';
    try {
      const answer = response as AuthenticationResponseJSON;
      const known = await this.#people.store.byPasskey(answer.id);
      if (!known) return undefined;
      const { id, publicKey, counter } = known.passkey;
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: answer,
        expectedChallenge: (challenge) => {
          question = challenge;
          return this.#questions.isOpen(challenge, `show ${asker}`);
        },
        expectedOrigin: origin,
        expectedRPID: host,
        credential: { id, publicKey: new Uint8Array(publicKey), counter },
        requireUserVerification: true,
      });
      if (!verified || !(await this.#questions.close(question))) return undefined;
      await this.#people.store.usePasskey(id, authenticationInfo.newCounter);
      return known.person;
    } catch {
      return undefined;
    }
  }
}
