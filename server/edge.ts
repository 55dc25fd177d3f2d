/** The edge of HTTP, the same for every route: who may ask and how often, who it is, and how an answer or a "no" goes out. */

import { createHmac } from 'node:crypto';
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type {
  ConnectionError,
  FastifyBaseLogger,
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  onRequestAsyncHookHandler,
  RawServerDefault,
} from 'fastify';
import { LONGEST_MESSAGE, type No } from '#protocol';
import { networkOf } from './address.ts';
import { ALWAYS, ENCRYPTED_ONLY } from './headers.ts';
import { readNameFor } from './names.ts';
import { deviceIn, giveCookie, isOwnOrigin, renewCookie, tokenIn } from './people/identity.ts';
import type { People } from './people/people.ts';
import type { Ban, Person } from './people/store.ts';
import { type Rate, RateLimits } from './rate-limit.ts';
import { statusOf } from './refusals.ts';

/** What a route returns is its answer: an object without a `kind`, or a `No`, which goes out as `{ no }` with a fitting status. */
type Routes = FastifyInstance<RawServerDefault, IncomingMessage, ServerResponse, FastifyBaseLogger, TypeBoxTypeProvider>;

export interface Edge {
  readonly app: Routes;
  /** Be they banned or not. */
  whoAsks(request: Asking): Promise<Person | undefined>;
  /**
   * Answers somebody who is known, and a program of theirs as far as its token allows. A stranger, who shows neither cookie nor token, is
   * told `nothing` where that is an answer: a page asks it on the first visit, too.
   */
  signedIn<Answer>(request: Asking, answer: (person: Person) => Promise<Answer>, nothing?: Answer): Promise<Answer | No>;
  /** Answers somebody who is known about their account, and no program. */
  owner<Answer>(request: Asking, answer: (person: Person) => Promise<Answer>): Promise<Answer | No>;
  /** Who is not known yet arrives with a name, and whoever gives another name is called so from now on. */
  arrive(request: FastifyRequest, reply: FastifyReply, name: string | undefined): Promise<Person | No>;
  /** Tells for each of these keys, addresses or people, whether it has come too often. */
  limit(rate: Rate): (...keys: string[]) => boolean;
  /** The same, counted for all servers on a store together, by this name: what guards people, not the work of one server. */
  limitEverywhere(name: string, rate: Rate): (...keys: string[]) => Promise<boolean>;
  /** Refuses whoever asks too often from one address, before anything is read. */
  limitAddresses(rate: Rate): onRequestAsyncHookHandler;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether browsers reach this server, or the proxy in front of it, over TLS. */
    readonly isEncrypted: boolean;
  }
}

interface EdgeOptions {
  /** Whether anybody can be too fast. */
  readonly rateLimited: boolean;
  /** Where people reach this server; without it, whoever asks says it. */
  readonly url: string | undefined;
}

type Asking = Pick<FastifyRequest, 'headers' | 'ip' | 'method'>;

/** Call it before any route is opened. */
export function openEdge(plain: FastifyInstance, people: People, { rateLimited, url }: EdgeOptions): Edge {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  // What is asked is JSON, and said to be.
  app.removeContentTypeParser('text/plain');

  const protocol = protocolOf(url);
  app.decorateRequest('isEncrypted', {
    getter() {
      return protocol === undefined ? this.protocol === 'https' : protocol === 'https:';
    },
  });

  const always = alwaysAt(url);
  app.addHook('onRequest', async ({ method, headers }, reply) => {
    reply.headers(always);
    if (method !== 'GET' && method !== 'HEAD' && !isOwnOrigin(headers)) return reply.send({ kind: 'foreign page' } satisfies No);
    if (method !== 'GET' && method !== 'HEAD' && people.isReadOnly) return reply.send({ kind: 'read only' } satisfies No);
  });

  app.addHook('preSerialization', async (request, reply, answer: object) => {
    reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('set-cookie')) renewCookie(request, reply);
    if (!isNo(answer)) return answer;
    reply.code(statusOf(answer));
    return { no: answer };
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return { kind: 'too long', longest: request.routeOptions.bodyLimit ?? LONGEST_MESSAGE } satisfies No;
    if (error.validation || status < 500) return garbage(reply, status < 500 ? status : 400);
    request.log.error({ err: error }, 'a request failed');
    return { kind: 'not stored' } satisfies No;
  });
  app.setNotFoundHandler((_, reply) => garbage(reply, 404));

  const limit = (rate: Rate) => {
    const limits = new RateLimits(rate);
    return (...keys: string[]) => rateLimited && !keys.every((key) => limits.allows(networkOf(key)));
  };

  const limitEverywhere =
    (name: string, rate: Rate) =>
    async (...keys: string[]) => {
      if (!rateLimited) return false;
      for (const key of keys) {
        const who = createHmac('sha256', people.secret)
          .update(`${name} ${networkOf(key)}`)
          .digest();
        if (!(await people.store.attempt(who, Date.now(), rate))) return true;
      }
      return false;
    };

  async function whoAsks({ headers, ip }: Asking): Promise<Person | undefined> {
    const token = tokenIn(headers);
    return token === undefined ? undefined : people.with(token, ip);
  }

  return {
    app,
    whoAsks,
    limit,
    limitEverywhere,
    async signedIn(request, answer, nothing) {
      const person = await whoAsks(request);
      if (!person) return nothing !== undefined && tokenIn(request.headers) === undefined ? nothing : { kind: 'not signed in' };
      if (person.ban) return bannedFor(person.ban);
      return isAllowed(person, request) ? answer(person) : { kind: 'not permitted' };
    },
    async owner(request, answer) {
      const person = await whoAsks(request);
      if (!person) return { kind: 'not signed in' };
      if (person.ban) return bannedFor(person.ban);
      return person.isProgram ? { kind: 'not permitted' } : answer(person);
    },
    limitAddresses(rate) {
      const isTooFast = limit(rate);
      return async ({ ip }, reply) => {
        if (isTooFast(ip)) return reply.send({ kind: 'too fast' } satisfies No);
      };
    },
    async arrive(request, reply, called) {
      const person = await whoAsks(request);
      if (person?.ban) return bannedFor(person.ban);
      if (person && !isAllowed(person, request)) return { kind: 'not permitted' };
      // Whoever was given their name by older rules keeps it.
      if (person && (called === undefined || called === person.name)) return person;
      const name = called === undefined ? undefined : readNameFor(person, called);
      if (typeof name === 'object') return name;
      if (person && name === person.name) return person;
      if (person && name !== undefined) return person.isProgram ? { kind: 'not permitted' } : people.rename(person, name);
      if (tokenIn(request.headers) !== undefined && request.headers.authorization !== undefined) return { kind: 'wrong token' };
      if (name === undefined) return { kind: 'not signed in' };
      const signed = await people.newGuest(name, deviceIn(request.headers));
      people.seen(signed.person, request.ip);
      giveCookie(request, reply, signed.token);
      return signed.person;
    },
  };
}

/** An address that no route can have, as one with a name of thousands of letters, never gets as far as the edge; it leads nowhere. */
export function leadNowhere(url: string | undefined) {
  const headers = { ...alwaysAt(url), 'cache-control': 'no-store' };
  return (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void => {
    garbage(reply.headers(headers), 404);
  };
}

/** What is no request, or never comes to its end, is answered before there is any route. */
export function refuseRaw(url: string | undefined) {
  const body = JSON.stringify({ no: { kind: 'garbage' } satisfies No });
  const told = { ...alwaysAt(url), 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8', connection: 'close' };
  const headers = Object.entries({ ...told, 'content-length': String(body.length) }).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: ConnectionError, socket: Socket): void => {
    const status = error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
    if (socket.writable && error.code !== 'ECONNRESET') {
      socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${body}`);
    }
    socket.destroy(error);
  };
}

function protocolOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : new URL(url).protocol;
}

function alwaysAt(url: string | undefined): Readonly<Record<string, string>> {
  return { ...ALWAYS, ...(protocolOf(url) === 'https:' ? ENCRYPTED_ONLY : {}) };
}

export function bannedFor({ reason }: Ban): No {
  return { kind: 'banned', reason };
}

/** A token that is there to look lets nothing change. */
function isAllowed({ scope }: Person, { method }: Asking): boolean {
  return scope !== 'read' || method === 'GET' || method === 'HEAD';
}

/** What is asked for has no `kind`. */
export function isNo(answer: object): answer is No {
  return 'kind' in answer;
}

function garbage(reply: FastifyReply, status: number): FastifyReply {
  return reply.code(status).send({ no: { kind: 'garbage' } satisfies No });
}
