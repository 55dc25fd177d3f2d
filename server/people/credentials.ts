/** How one comes back, over HTTP: a password, passkeys, and tokens for programs. */

import { Type } from 'typebox';
import { type Bodies, LONGEST_PROGRAM, type Me, type No, SHORTEST_PASSWORD } from '#protocol';
import type { Edge } from '../edge.ts';
import { Name } from '../input.ts';
import { readName } from '../names.ts';
import type { SecurityLog } from '../safety/security-log.ts';
import { schemaOf } from '../schema-of.ts';
import { hashOf } from '../tokens.ts';
import { type Account, LONGEST_PASSKEY, MaybeProof, PasskeyAnswer, Password, PROOF, sessionIn, siteOf } from './account.ts';
import { isEasy } from './easy-passwords.ts';
import { deviceIn, tokenIn } from './identity.ts';
import { loginOf, MOST_PROGRAMS, type People } from './people.ts';

const exact = { additionalProperties: false } as const;
const PasswordBody = schemaOf<Bodies['POST /api/me/password']>()(Type.Object({ login: Name, password: Password, ...PROOF }, exact));
const PasskeyBody = schemaOf<Bodies['POST /api/me/passkeys']>()(Type.Object({ response: PasskeyAnswer }, exact));
const NameBody = schemaOf<Bodies['POST /api/me/passkeys/{passkey}/name']>()(Type.Object({ name: Name }, exact));
const PasskeyParams = Type.Object({ passkey: Type.String({ maxLength: 1024 }) }, exact);
const ProgramBody = schemaOf<Bodies['POST /api/me/programs']>()(
  Type.Object(
    {
      name: Name,
      scope: Type.Optional(Type.Union([Type.Literal('read'), Type.Literal('play')], { default: 'play' })),
      days: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_PROGRAM, default: 90 })),
    },
    exact,
  ),
);

const LONGEST_PASSWORD = 200;
/** Tokens made by one person. */
const MAKING = { burst: 60, perSecond: 1 };

interface Context {
  readonly account: Account;
  readonly security: SecurityLog;
}

export function openCredentials({ app, owner, limit }: Edge, people: People, { account, security }: Context): void {
  const { passkeys } = account;
  const makesTooFast = limit(MAKING);
  const bodyLimit = LONGEST_PASSKEY;

  app.post('/api/me/password', { schema: { body: PasswordBody }, bodyLimit }, (request, reply) =>
    owner(request, async (person): Promise<Me | No> => {
      const { login, password, ...proof } = request.body;
      const named = readName(login);
      if (typeof named === 'object') return named;
      const { length } = [...password];
      if (length < SHORTEST_PASSWORD || length > LONGEST_PASSWORD) {
        return { kind: 'bad password', shortest: SHORTEST_PASSWORD, longest: LONGEST_PASSWORD };
      }
      if (isEasy(password, loginOf(login))) return { kind: 'easy password' };
      const no = await account.confirm(request, person, proof);
      if (no) return no;
      if (await account.signsInTooFast(request)) return { kind: 'too fast' };
      const session = hashOf(tokenIn(request.headers) as string);
      if (!(await people.keepByPassword(person, login, password, session))) return { kind: 'name taken' };
      await security.note('password set', { person: person.id, address: request.ip });
      return account.showAgain(request, reply, person);
    }),
  );

  app.post('/api/me/passkeys/offer', { schema: { body: MaybeProof }, bodyLimit }, (request) =>
    owner(request, async (person): Promise<object> => {
      const no = await account.confirm(request, person, request.body ?? {});
      return no ?? passkeys.offer(person, sessionIn(request), siteOf(request));
    }),
  );

  app.post('/api/me/passkeys', { schema: { body: PasskeyBody }, bodyLimit }, (request, reply) =>
    owner(request, async (person): Promise<Me | No> => {
      const { response } = request.body;
      const no = await passkeys.keep(person, sessionIn(request), deviceIn(request.headers), response, siteOf(request));
      if (no) return no;
      await security.note('passkey added', { person: person.id, address: request.ip });
      return account.show(request, reply, person);
    }),
  );

  /** To show that one is who one is. */
  app.post('/api/me/passkeys/ask', (request) => owner(request, (person) => passkeys.ask(sessionIn(request), siteOf(request), person)));

  app.post('/api/me/passkeys/:passkey/name', { schema: { params: PasskeyParams, body: NameBody } }, (request, reply) =>
    owner(request, async (person): Promise<Me | No> => {
      const name = readName(request.body.name);
      if (typeof name === 'object') return name;
      if (makesTooFast(person.id)) return { kind: 'too fast' };
      await people.store.namePasskey(person.id, request.params.passkey, name);
      return account.show(request, reply, person);
    }),
  );

  app.delete('/api/me/passkeys/:passkey', { schema: { params: PasskeyParams, body: MaybeProof }, bodyLimit }, (request, reply) =>
    owner(request, async (person): Promise<Me | No> => {
      const no = await account.confirm(request, person, request.body ?? {});
      if (no) return no;
      await people.store.dropPasskey(person.id, request.params.passkey);
      await security.note('passkey removed', { person: person.id, address: request.ip });
      return account.show(request, reply, person);
    }),
  );

  /** A token for a program; it is told this once. */
  app.post('/api/me/programs', { schema: { body: ProgramBody } }, (request) =>
    owner(request, async (person): Promise<{ readonly token: string } | No> => {
      const { name, scope = 'play', days = 90 } = request.body;
      const label = readName(name);
      if (typeof label === 'object') return label;
      if (makesTooFast(person.id)) return { kind: 'too fast' };
      const token = await people.newProgram(person, label, { scope, days });
      if (token === undefined) return { kind: 'too many', most: MOST_PROGRAMS };
      await security.note('token made', { person: person.id, about: scope, address: request.ip });
      return { token };
    }),
  );
}
