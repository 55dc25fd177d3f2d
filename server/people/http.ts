/** Being somebody, over HTTP: arriving, coming back, leaving. */

import { Type } from 'typebox';
import type { Bodies, Me, No } from '#protocol';
import { isZone } from '../calendar.ts';
import { bannedFor, type Edge, isNo } from '../edge.ts';
import { Name } from '../input.ts';
import { readNameFor } from '../names.ts';
import type { SecurityLog } from '../safety/security-log.ts';
import { schemaOf } from '../schema-of.ts';
import { hashOf } from '../tokens.ts';
import { Account, LONGEST_PASSKEY, MaybeProof, nameOf, PasskeyAnswer, Password, siteOf } from './account.ts';
import { openCredentials } from './credentials.ts';
import { deviceIn, deviceTokenIn, deviceTokenOf, giveCookie, tokenIn } from './identity.ts';
import { loginOf, type People } from './people.ts';

const exact = { additionalProperties: false } as const;
const NameBody = schemaOf<Bodies['POST /api/me']>()(Type.Object({ name: Name }, exact));
const SignInBody = schemaOf<Bodies['POST /api/sign-in']>()(Type.Object({ login: Name, password: Password }, exact));
const SignOutBody = schemaOf<Bodies['POST /api/sign-out']>()(Type.Object({ everywhere: Type.Boolean() }, exact));
const PasskeyBody = schemaOf<Bodies['POST /api/sign-in/passkey']>()(Type.Object({ response: PasskeyAnswer }, exact));
const Hour = Type.Integer({ minimum: 0, maximum: 23 });
const Day = Type.String({ maxLength: 10 });
const Vacations = Type.Array(Type.Object({ from: Day, to: Day }, exact), { maxItems: 100 });
const QuietHoursBody = schemaOf<Bodies['POST /api/me/quiet-hours']>()(
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

/** Guests made from one address, and what somebody changes about themselves: all their tables look again then. */
const GUESTS = { burst: 60, perSecond: 1 };

export function openPeople(edge: Edge, people: People, security: SecurityLog): void {
  const { app, whoAsks, signedIn, owner, limit } = edge;
  const account = new Account(edge, people, security);
  const changesTooFast = limit(GUESTS);

  app.get('/api/me', (request, reply) =>
    signedIn<Me | Record<never, never>>(request, (person) => account.show(request, reply, person), {}),
  );

  /** Arrives with a name, or is called otherwise from now on. */
  app.post('/api/me', { schema: { body: NameBody } }, async (request, reply): Promise<Me | No> => {
    const person = await whoAsks(request);
    if (person?.ban) return bannedFor(person.ban);
    if (person?.isProgram) return { kind: 'not permitted' };
    const name = readNameFor(person, request.body.name);
    if (typeof name === 'object') return name;
    if (changesTooFast(person?.id ?? request.ip)) return { kind: 'too fast' };
    if (person) return account.show(request, reply, await people.rename(person, name));
    return account.greet(request, reply, await people.newGuest(name, deviceIn(request.headers)));
  });

  openCredentials(edge, people, { account, security });

  app.post('/api/sign-in', { schema: { body: SignInBody } }, async (request, reply): Promise<Me | No> => {
    const { login, password } = request.body;
    if (await account.signsInTooFast(request, login)) return { kind: 'too fast' };
    const guest = await account.guestIn(request);
    const signed = await people.signIn(login, password, deviceIn(request.headers), guest);
    const isIn = signed !== undefined && !isNo(signed);
    const person = isIn ? signed.person.id : (await people.store.byLogin(loginOf(login)))?.id;
    await security.note(isIn ? 'signed in' : 'sign-in failed', {
      about: signed && !isIn ? 'banned' : 'password',
      address: request.ip,
      ...(person === undefined ? {} : { person }),
    });
    return account.greet(request, reply, signed);
  });

  app.post('/api/sign-in/passkey/ask', (request, reply) => {
    const device = deviceTokenOf(request, reply);
    return account.passkeys.ask(askerOf(device), siteOf(request));
  });

  app.post(
    '/api/sign-in/passkey',
    { schema: { body: PasskeyBody }, bodyLimit: LONGEST_PASSKEY },
    async (request, reply): Promise<Me | No> => {
      if (await account.signsInTooFast(request)) return { kind: 'too fast' };
      const asker = askerOf(deviceTokenIn(request.headers) ?? '');
      const id = await account.passkeys.personFor(asker, request.body.response, siteOf(request));
      if (id === undefined) {
        await security.note('sign-in failed', { about: 'passkey', address: request.ip });
        return { kind: 'bad passkey' };
      }
      const signed = await people.welcome(id, deviceIn(request.headers), await account.guestIn(request));
      const isIn = signed !== undefined && !isNo(signed);
      const about = isIn ? 'passkey' : 'banned';
      await security.note(isIn ? 'signed in' : 'sign-in failed', { person: id, about, address: request.ip });
      return account.greet(request, reply, signed);
    },
  );

  /** Hours and vacations that do not count where a table gives hours for a move, from the next turn on; without quiet hours, none. */
  app.post('/api/me/quiet-hours', { schema: { body: QuietHoursBody } }, (request, reply) =>
    owner(request, async (person): Promise<Me | No> => {
      if (changesTooFast(person.id)) return { kind: 'too fast' };
      const { quietHours } = request.body;
      if (quietHours && !isZone(quietHours.zone)) return { kind: 'garbage' };
      return (await people.setQuietHours(person, quietHours)) ?? account.showAgain(request, reply, person);
    }),
  );

  /** For those who are banned, too. */
  app.post('/api/sign-out', { schema: { body: SignOutBody } }, async (request, reply): Promise<object> => {
    const person = await whoAsks(request);
    if (!person) return { kind: 'not signed in' } satisfies No;
    if (person.isProgram) return { kind: 'not permitted' } satisfies No;
    if (request.body.everywhere) {
      await people.signOutEverywhere(person);
      await security.note('signed out everywhere', { person: person.id });
    } else await people.signOut(person, hashOf(tokenIn(request.headers) as string));
    giveCookie(request, reply, '');
    return {};
  });

  app.delete('/api/me', { schema: { body: MaybeProof }, bodyLimit: LONGEST_PASSKEY }, (request, reply) =>
    owner(request, async (person): Promise<object> => {
      const no = await account.confirm(request, person, request.body ?? {});
      if (no) return no;
      await people.forget(person);
      await security.note('account deleted');
      giveCookie(request, reply, '');
      return {};
    }),
  );

  app.delete('/api/me/sessions/:session', { schema: { params: SessionParams } }, (request, reply) =>
    owner(request, async (person): Promise<Me> => {
      const ended = (await people.store.sessions(person.id)).find(({ hash }) => nameOf(hash) === request.params.session);
      if (ended) {
        await people.signOut(person, ended.hash);
        await security.note('session ended', { person: person.id, about: ended.kind });
      }
      return account.show(request, reply, person);
    }),
  );
}

/** The browser of somebody who is not signed in yet, as one who is asked for a passkey. */
function askerOf(device: string): string {
  return `device ${Buffer.from(hashOf(device)).toString('hex')}`;
}
