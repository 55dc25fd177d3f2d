/** Being somebody, over HTTP: arriving, staying, coming back, leaving. */

import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { LONGEST_HOLIDAY, type Me, MOST_HOLIDAYS, type No } from '#protocol';
import { Paces } from '../pace.ts';
import { Name, readName } from '../read.ts';
import { hashOf } from '../secrets.ts';
import { statusOf } from '../status.ts';
import { areHolidays, isZone } from '../table/clock.ts';
import { deviceIn, giveCookie, isOwnOrigin, tokenIn } from './identity.ts';
import { Passkeys, type Site } from './passkeys.ts';
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from './password.ts';
import type { People, SignedIn } from './people.ts';
import type { Person } from './store.ts';

const exact = { additionalProperties: false } as const;
const NameBody = Type.Object({ name: Name }, exact);
const PasswordBody = Type.Object({ login: Name, password: Type.String({ maxLength: 1000 }) }, exact);
const SignOutBody = Type.Object({ everywhere: Type.Boolean() }, exact);
const PasskeyBody = Type.Object({ response: Type.Object({ id: Type.String({ maxLength: 1024 }) }, { additionalProperties: true }) }, exact);
const Hour = Type.Integer({ minimum: 0, maximum: 23 });
const Day = Type.String({ maxLength: 10 });
const Holidays = Type.Array(Type.Object({ from: Day, to: Day }, exact), { maxItems: 100 });
const RestBody = Type.Object(
  {
    rest: Type.Optional(
      Type.Object({ from: Hour, to: Hour, zone: Type.String({ maxLength: 64 }), holidays: Type.Optional(Holidays) }, exact),
    ),
  },
  exact,
);
const SessionParams = Type.Object({ session: Type.String({ maxLength: 64 }) }, exact);

const NOT_SIGNED_IN: No = { kind: 'not signed in' };
/** A passkey's answer holds a key of its own, and what the device says about it. */
const LONGEST_PASSKEY = 16_384;
/** Attempts to sign in from one address, and with one name. */
const ATTEMPTS = { burst: 10, perSecond: 0.1 };
/** Guests made from one address, and what somebody changes about themselves: all their tables look again then. */
const GUESTS = { burst: 60, perSecond: 1 };

export function openPeople(plain: FastifyInstance, people: People, { paced }: { paced: boolean }): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const passkeys = new Passkeys(people);
  const attempts = new Paces(ATTEMPTS);
  const guests = new Paces(GUESTS);
  const isTooFast = (paces: Paces, ...keys: string[]) => paced && !keys.every((key) => paces.allows(key));

  app.addHook('onRequest', async ({ method, headers }, reply) => {
    if (method !== 'GET' && method !== 'HEAD' && !isOwnOrigin(headers)) return refuse(reply, { kind: 'foreign page' });
  });

  const asking = (request: FastifyRequest) => whoAsks(request, people);

  async function me(person: Person, token: string | undefined): Promise<Me> {
    const [sessions, keys] = await Promise.all([people.store.sessions(person.id), people.store.passkeys(person.id)]);
    const own = token === undefined ? undefined : nameOf(hashOf(token));
    return {
      id: person.id,
      name: person.name,
      kept: person.login !== undefined || keys.length > 0,
      ...(person.login === undefined ? {} : { login: person.login }),
      passkeys: keys.length,
      ...(person.rest ? { rest: person.rest } : {}),
      sessions: sessions.map(({ hash, kind, label, created, seen }) => ({
        id: nameOf(hash),
        kind,
        label,
        created,
        seen,
        here: nameOf(hash) === own,
      })),
    };
  }

  /** Signs in on this device and shows who one is. */
  async function greet(request: FastifyRequest, reply: FastifyReply, signed: SignedIn | undefined): Promise<FastifyReply> {
    if (!signed) return refuse(reply, { kind: 'wrong password' });
    giveCookie(request, reply, signed.token);
    return answer(reply, await me(signed.person, signed.token));
  }

  app.get('/api/me', async (request, reply) => {
    const person = await asking(request);
    return person ? answer(reply, await me(person, tokenIn(request.headers))) : refuse(reply, NOT_SIGNED_IN);
  });

  /** Arrives with a name, or is called otherwise from now on. */
  app.post('/api/me', { schema: { body: NameBody } }, async (request, reply) => {
    const name = readName(request.body.name);
    if (name === undefined) return refuse(reply, { kind: 'bad name' });
    const person = await asking(request);
    if (isTooFast(guests, person?.id ?? request.ip)) return refuse(reply, { kind: 'too fast' });
    if (person) return answer(reply, await me(await people.rename(person, name), tokenIn(request.headers)));
    return greet(request, reply, await people.newGuest(name, deviceIn(request.headers)));
  });

  app.post('/api/me/password', { schema: { body: PasswordBody } }, async (request, reply) => {
    const { login, password } = request.body;
    const person = await asking(request);
    if (!person) return refuse(reply, NOT_SIGNED_IN);
    if (readName(login) === undefined) return refuse(reply, { kind: 'bad name' });
    if (!isFit(password)) return refuse(reply, { kind: 'bad password', shortest: SHORTEST_PASSWORD, longest: LONGEST_PASSWORD });
    if (isTooFast(attempts, request.ip)) return refuse(reply, { kind: 'too fast' });
    if (!(await people.keepByPassword(person, login, password))) return refuse(reply, { kind: 'name taken' });
    return answer(reply, await me((await asking(request)) ?? person, tokenIn(request.headers)));
  });

  app.post('/api/sign-in', { schema: { body: PasswordBody } }, async (request, reply) => {
    const { login, password } = request.body;
    if (isTooFast(attempts, request.ip, `login ${login.trim().toLowerCase()}`)) return refuse(reply, { kind: 'too fast' });
    return greet(request, reply, await people.signIn(login, password, deviceIn(request.headers), await asking(request)));
  });

  app.post('/api/me/passkeys/offer', async (request, reply) => {
    const person = await asking(request);
    return person ? answer(reply, await passkeys.offer(person, siteOf(request))) : refuse(reply, NOT_SIGNED_IN);
  });

  app.post('/api/me/passkeys', { schema: { body: PasskeyBody }, bodyLimit: LONGEST_PASSKEY }, async (request, reply) => {
    const person = await asking(request);
    if (!person) return refuse(reply, NOT_SIGNED_IN);
    if (!(await passkeys.keep(person, request.body.response, siteOf(request)))) return refuse(reply, { kind: 'bad passkey' });
    return answer(reply, await me(person, tokenIn(request.headers)));
  });

  app.post('/api/sign-in/passkey/ask', async (request, reply) => answer(reply, await passkeys.ask(siteOf(request))));

  app.post('/api/sign-in/passkey', { schema: { body: PasskeyBody }, bodyLimit: LONGEST_PASSKEY }, async (request, reply) => {
    if (isTooFast(attempts, request.ip)) return refuse(reply, { kind: 'too fast' });
    const id = await passkeys.personFor(request.body.response, siteOf(request));
    if (id === undefined) return refuse(reply, { kind: 'bad passkey' });
    return greet(request, reply, await people.welcome(id, deviceIn(request.headers), await asking(request)));
  });

  /** Hours and holidays that do not count where a table gives hours for a move; without rest, none. */
  app.post('/api/me/rest', { schema: { body: RestBody } }, async (request, reply) => {
    const person = await asking(request);
    if (!person) return refuse(reply, NOT_SIGNED_IN);
    if (isTooFast(guests, person.id)) return refuse(reply, { kind: 'too fast' });
    const { rest } = request.body;
    if (rest && !isZone(rest.zone)) return refuse(reply, { kind: 'garbage' });
    if (rest?.holidays && !areHolidays(rest.holidays)) {
      return refuse(reply, { kind: 'bad holidays', most: MOST_HOLIDAYS, longest: LONGEST_HOLIDAY });
    }
    const { rest: _, ...rested } = person;
    await people.setRest(person, rest);
    return answer(reply, await me({ ...rested, ...(rest ? { rest } : {}) }, tokenIn(request.headers)));
  });

  app.post('/api/sign-out', { schema: { body: SignOutBody } }, async (request, reply) => {
    const person = await asking(request);
    const token = tokenIn(request.headers);
    if (!person || token === undefined) return refuse(reply, NOT_SIGNED_IN);
    if (request.body.everywhere) await people.signOutEverywhere(person);
    else await people.signOut(person, hashOf(token));
    giveCookie(request, reply, '');
    return answer(reply, {});
  });

  app.delete('/api/me', async (request, reply) => {
    const person = await asking(request);
    if (!person) return refuse(reply, NOT_SIGNED_IN);
    await people.forget(person);
    giveCookie(request, reply, '');
    return answer(reply, {});
  });

  app.delete('/api/me/sessions/:session', { schema: { params: SessionParams } }, async (request, reply) => {
    const person = await asking(request);
    if (!person) return refuse(reply, NOT_SIGNED_IN);
    const ended = (await people.store.sessions(person.id)).find(({ hash }) => nameOf(hash) === request.params.session);
    if (ended) await people.signOut(person, ended.hash);
    return answer(reply, await me(person, tokenIn(request.headers)));
  });

  /** A token for a program; it is told this once. */
  app.post('/api/me/programs', { schema: { body: NameBody } }, async (request, reply) => {
    const person = await asking(request);
    if (!person) return refuse(reply, NOT_SIGNED_IN);
    const label = readName(request.body.name);
    if (label === undefined) return refuse(reply, { kind: 'bad name' });
    if (isTooFast(guests, request.ip)) return refuse(reply, { kind: 'too fast' });
    return answer(reply, { token: await people.newProgram(person, label) });
  });
}

/** Who asks for a seat: whoever is not known yet arrives with a name, and whoever gives another name is called so from now on. */
export async function arrive(
  request: FastifyRequest,
  reply: FastifyReply,
  people: People,
  called: string | undefined,
): Promise<Person | No> {
  const name = called === undefined ? undefined : readName(called);
  const person = await whoAsks(request, people);
  if (called !== undefined && name === undefined) return { kind: 'bad name' };
  if (person) return name === undefined || name === person.name ? person : people.rename(person, name);
  if (tokenIn(request.headers) !== undefined && request.headers.authorization !== undefined) return { kind: 'wrong token' };
  if (name === undefined) return { kind: 'not signed in' };
  const signed = await people.newGuest(name, deviceIn(request.headers));
  giveCookie(request, reply, signed.token);
  return signed.person;
}

export async function whoAsks({ headers }: Pick<FastifyRequest, 'headers'>, people: People): Promise<Person | undefined> {
  const token = tokenIn(headers);
  return token === undefined ? undefined : people.with(token);
}

function isFit(password: string): boolean {
  const { length } = [...password];
  return length >= SHORTEST_PASSWORD && length <= LONGEST_PASSWORD;
}

/** Names a session without telling its token. */
function nameOf(hash: Uint8Array): string {
  return Buffer.from(hash).toString('hex').slice(0, 16);
}

function siteOf({ headers: { origin, host = 'localhost' } }: FastifyRequest): Site {
  return { origin: origin ?? `https://${host}`, host: host.replace(/:\d+$/, '') };
}

function answer(reply: FastifyReply, result: object): FastifyReply {
  return reply.header('cache-control', 'no-store').send(result);
}

function refuse(reply: FastifyReply, no: No): FastifyReply {
  return reply.code(statusOf(no)).send({ no });
}
