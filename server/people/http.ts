/** Being somebody, over HTTP: arriving, staying, coming back, leaving. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { LONGEST_VACATION, type Me, MOST_VACATIONS, type No } from '#protocol';
import { areVacations, isZone } from '../calendar.ts';
import type { Edge } from '../edge.ts';
import { Name } from '../input.ts';
import { readName } from '../names.ts';
import { schemaOf } from '../schema-of.ts';
import { hashOf } from '../tokens.ts';
import { deviceIn, giveCookie, tokenIn } from './identity.ts';
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
const Vacations = Type.Array(Type.Object({ from: Day, to: Day }, exact), { maxItems: 100 });
const QuietHoursBody = schemaOf<Pick<Me, 'quietHours'>>()(
  Type.Object(
    {
      quietHours: Type.Optional(
        Type.Object({ from: Hour, to: Hour, zone: Type.String({ maxLength: 64 }), vacations: Type.Optional(Vacations) }, exact),
      ),
    },
    exact,
  ),
);
const SessionParams = Type.Object({ session: Type.String({ maxLength: 64 }) }, exact);

/** A passkey's answer holds a key of its own, and what the device says about it. */
const LONGEST_PASSKEY = 16_384;
/** Attempts to sign in from one address, and with one name. */
const ATTEMPTS = { burst: 10, perSecond: 0.1 };
/** Guests made from one address, and what somebody changes about themselves: all their tables look again then. */
const GUESTS = { burst: 60, perSecond: 1 };

export function openPeople({ app, whoAsks, signedIn, limit }: Edge, people: People): void {
  const passkeys = new Passkeys(people);
  const attemptsTooFast = limit(ATTEMPTS);
  const changesTooFast = limit(GUESTS);

  async function me(person: Person, token: string | undefined): Promise<Me> {
    const [sessions, keys] = await Promise.all([people.store.sessions(person.id), people.store.passkeys(person.id)]);
    const own = token === undefined ? undefined : nameOf(hashOf(token));
    return {
      id: person.id,
      name: person.name,
      kept: person.login !== undefined || keys.length > 0,
      ...(person.login === undefined ? {} : { login: person.login }),
      passkeys: keys.length,
      ...(person.quietHours ? { quietHours: person.quietHours } : {}),
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

  /** Who one is, as asked. */
  const meIn = ({ headers }: FastifyRequest, person: Person) => me(person, tokenIn(headers));

  /** Signs in on this device and shows who one is. */
  async function greet(request: FastifyRequest, reply: FastifyReply, signed: SignedIn | undefined): Promise<Me | No> {
    if (!signed) return { kind: 'wrong password' };
    giveCookie(request, reply, signed.token);
    return me(signed.person, signed.token);
  }

  app.get('/api/me', (request) => signedIn(request, (person) => meIn(request, person)));

  /** Arrives with a name, or is called otherwise from now on. */
  app.post('/api/me', { schema: { body: NameBody } }, async (request, reply): Promise<Me | No> => {
    const name = readName(request.body.name);
    if (typeof name === 'object') return name;
    const person = await whoAsks(request);
    if (changesTooFast(person?.id ?? request.ip)) return { kind: 'too fast' };
    if (person) return meIn(request, await people.rename(person, name));
    return greet(request, reply, await people.newGuest(name, deviceIn(request.headers)));
  });

  app.post('/api/me/password', { schema: { body: PasswordBody } }, (request) =>
    signedIn(request, async (person): Promise<Me | No> => {
      const { login, password } = request.body;
      const named = readName(login);
      if (typeof named === 'object') return named;
      if (!isFit(password)) return { kind: 'bad password', shortest: SHORTEST_PASSWORD, longest: LONGEST_PASSWORD };
      if (attemptsTooFast(request.ip)) return { kind: 'too fast' };
      if (!(await people.keepByPassword(person, login, password))) return { kind: 'name taken' };
      return meIn(request, (await whoAsks(request)) ?? person);
    }),
  );

  app.post('/api/sign-in', { schema: { body: PasswordBody } }, async (request, reply): Promise<Me | No> => {
    const { login, password } = request.body;
    if (attemptsTooFast(request.ip, `login ${login.trim().toLowerCase()}`)) return { kind: 'too fast' };
    return greet(request, reply, await people.signIn(login, password, deviceIn(request.headers), await whoAsks(request)));
  });

  app.post('/api/me/passkeys/offer', (request) => signedIn(request, (person) => passkeys.offer(person, siteOf(request))));

  app.post('/api/me/passkeys', { schema: { body: PasskeyBody }, bodyLimit: LONGEST_PASSKEY }, (request) =>
    signedIn(request, async (person): Promise<Me | No> => {
      const isKept = await passkeys.keep(person, request.body.response, siteOf(request));
      return isKept ? meIn(request, person) : { kind: 'bad passkey' };
    }),
  );

  app.post('/api/sign-in/passkey/ask', (request) => passkeys.ask(siteOf(request)));

  app.post(
    '/api/sign-in/passkey',
    { schema: { body: PasskeyBody }, bodyLimit: LONGEST_PASSKEY },
    async (request, reply): Promise<Me | No> => {
      if (attemptsTooFast(request.ip)) return { kind: 'too fast' };
      const id = await passkeys.personFor(request.body.response, siteOf(request));
      if (id === undefined) return { kind: 'bad passkey' };
      return greet(request, reply, await people.welcome(id, deviceIn(request.headers), await whoAsks(request)));
    },
  );

  /** Hours and vacations that do not count where a table gives hours for a move; without quiet hours, none. */
  app.post('/api/me/quiet-hours', { schema: { body: QuietHoursBody } }, (request) =>
    signedIn(request, async (person): Promise<Me | No> => {
      if (changesTooFast(person.id)) return { kind: 'too fast' };
      const { quietHours } = request.body;
      if (quietHours && !isZone(quietHours.zone)) return { kind: 'garbage' };
      if (quietHours?.vacations && !areVacations(quietHours.vacations)) {
        return { kind: 'bad vacations', most: MOST_VACATIONS, longest: LONGEST_VACATION };
      }
      const { quietHours: _, ...others } = person;
      await people.setQuietHours(person, quietHours);
      return meIn(request, { ...others, ...(quietHours ? { quietHours } : {}) });
    }),
  );

  app.post('/api/sign-out', { schema: { body: SignOutBody } }, (request, reply) =>
    signedIn(request, async (person): Promise<object> => {
      if (request.body.everywhere) await people.signOutEverywhere(person);
      else await people.signOut(person, hashOf(tokenIn(request.headers) as string));
      giveCookie(request, reply, '');
      return {};
    }),
  );

  app.delete('/api/me', (request, reply) =>
    signedIn(request, async (person): Promise<object> => {
      await people.forget(person);
      giveCookie(request, reply, '');
      return {};
    }),
  );

  app.delete('/api/me/sessions/:session', { schema: { params: SessionParams } }, (request) =>
    signedIn(request, async (person): Promise<Me> => {
      const ended = (await people.store.sessions(person.id)).find(({ hash }) => nameOf(hash) === request.params.session);
      if (ended) await people.signOut(person, ended.hash);
      return meIn(request, person);
    }),
  );

  /** A token for a program; it is told this once. */
  app.post('/api/me/programs', { schema: { body: NameBody } }, (request) =>
    signedIn(request, async (person): Promise<{ readonly token: string } | No> => {
      const label = readName(request.body.name);
      if (typeof label === 'object') return label;
      if (changesTooFast(request.ip)) return { kind: 'too fast' };
      return { token: await people.newProgram(person, label) };
    }),
  );
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
