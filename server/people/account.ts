/** Somebody's account, as the routes about it need it: what is told of it, who may change it, and how often one may try to. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { Bodies, Me, No, Proof } from '#protocol';
import { type Edge, isNo } from '../edge.ts';
import type { SecurityLog } from '../safety/security-log.ts';
import { schemaOf } from '../schema-of.ts';
import { hashOf } from '../tokens.ts';
import { deviceTokenIn, deviceTokenOf, giveCookie, tokenIn } from './identity.ts';
import { Passkeys, type Site } from './passkeys.ts';
import { loginOf, type People, type SignedIn } from './people.ts';
import type { Person } from './store.ts';

/** Attempts to sign in from one address, with one name, or on a device where that one is known; and to show who one is, in one session. */
const ATTEMPTS = { burst: 10, perSecond: 0.1 };

/** A passkey's answer holds a key of its own, and what the device says about it. */
export const LONGEST_PASSKEY = 16_384;

const exact = { additionalProperties: false } as const;
export const PasskeyAnswer = Type.Object({ id: Type.String({ maxLength: 1024 }) }, { additionalProperties: true });
export const Password = Type.String({ maxLength: 1000 });
export const PROOF = { current: Type.Optional(Password), passkey: Type.Optional(PasskeyAnswer) };
const ProofBody = schemaOf<Proof>()(Type.Object(PROOF, exact));
/** For what guests do without. */
export const MaybeProof = schemaOf<Bodies['DELETE /api/me']>()(Type.Union([ProofBody, Type.Null()]));

export class Account {
  readonly passkeys: Passkeys;
  readonly #people: People;
  readonly #whoAsks: Edge['whoAsks'];
  readonly #triesTooFast: (...keys: string[]) => Promise<boolean>;
  readonly #security: SecurityLog;

  constructor({ whoAsks, limitEverywhere }: Edge, people: People, security: SecurityLog) {
    this.#security = security;
    this.passkeys = new Passkeys(people);
    this.#people = people;
    this.#whoAsks = whoAsks;
    this.#triesTooFast = limitEverywhere('proof', ATTEMPTS);
  }

  /** Who one is. Whoever can come back is known on this device from now on. */
  async show(request: FastifyRequest, reply: FastifyReply, person: Person, token = tokenIn(request.headers)): Promise<Me> {
    const { id, name, login, absence, isProgram = false } = person;
    const { store } = this.#people;
    const [sessions, keys] = await Promise.all([store.sessions(id), store.passkeys(id)]);
    const own = token === undefined ? undefined : nameOf(hashOf(token));
    const kept = login !== undefined || keys.length > 0;
    if (kept && !isProgram) await this.#people.knowDevice(person, deviceTokenOf(request, reply));
    return {
      id,
      name,
      kept,
      ...(login === undefined || isProgram ? {} : { login }),
      passkeys: keys.length,
      keys: isProgram ? [] : keys.map((key) => ({ id: key.id, name: key.name, created: key.created })),
      ...(absence?.quietHours ? { quietHours: absence.quietHours } : {}),
      ...(person.isHost && !isProgram ? { host: true } : {}),
      sessions: sessions
        .map(({ hash, ...session }) => ({ id: nameOf(hash), ...session, here: nameOf(hash) === own }))
        .filter(({ here }) => here || !isProgram),
    };
  }

  /** Who one is after something about it has changed. */
  async showAgain(request: FastifyRequest, reply: FastifyReply, person: Person): Promise<Me> {
    return this.show(request, reply, (await this.#whoAsks(request)) ?? person);
  }

  /** Signs in on this device and shows who one is. */
  async greet(request: FastifyRequest, reply: FastifyReply, signed: SignedIn | No | undefined): Promise<Me | No> {
    if (!signed) return { kind: 'wrong password' };
    if (isNo(signed)) return signed;
    giveCookie(request, reply, signed.token);
    return this.show(request, reply, signed.person, signed.token);
  }

  /** What a guest has here comes along when they sign in as somebody; a program cannot give it away, nor can whoever is banned. */
  async guestIn(request: FastifyRequest): Promise<Person | undefined> {
    const guest = await this.#whoAsks(request);
    return guest?.isProgram || guest?.ban ? undefined : guest;
  }

  /**
   * Whether somebody tries too often to sign in, by a login or by a passkey, or to choose a password. Who comes from a device where they
   * were signed in before is counted there alone: others' guesses do not lock them out.
   */
  async signsInTooFast({ headers, ip }: FastifyRequest, login?: string): Promise<boolean> {
    const device = deviceTokenIn(headers);
    if (device !== undefined && (await this.#people.isKnownDevice(device, login)))
      return this.#triesTooFast(`device ${nameOf(hashOf(device))}`);
    return this.#triesTooFast(ip, ...(login === undefined ? [] : [`login ${loginOf(login)}`]));
  }

  /** Why one may not change how one comes back, or be forgotten, if so. Only who has no way to come back need not show it. */
  async confirm(request: FastifyRequest, person: Person, { current, passkey }: Proof): Promise<No | undefined> {
    if (!(await this.#people.isKept(person))) return undefined;
    if (current === undefined && passkey === undefined) return { kind: 'not confirmed' };
    if (await this.#triesTooFast(sessionIn(request))) return { kind: 'too fast' };
    const isProof = passkey
      ? (await this.passkeys.personFor(sessionIn(request), passkey, siteOf(request))) === person.id
      : await this.#people.isPasswordOf(person, current as string);
    if (isProof) return undefined;
    await this.#security.note('proof failed', { person: person.id, about: passkey ? 'passkey' : 'password', address: request.ip });
    return { kind: passkey ? 'bad passkey' : 'wrong password' };
  }
}

/** Names a session without telling its token. */
export function nameOf(hash: Uint8Array): string {
  return Buffer.from(hash).toString('hex').slice(0, 16);
}

/** The session of whoever asks, as one who is asked for a passkey. */
export function sessionIn({ headers }: FastifyRequest): string {
  return `session ${Buffer.from(hashOf(tokenIn(headers) ?? '')).toString('hex')}`;
}

export function siteOf({ headers: { origin, host = 'localhost' } }: FastifyRequest): Site {
  return { origin: origin ?? `https://${host}`, host: host.replace(/:\d+$/, '') };
}
