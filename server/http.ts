/** Tables and seats over HTTP. Every "no" is JSON `{ no }` with a fitting status. */

import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { botOf } from '#bots';
import { LONGEST_MESSAGE, type No, type SeatTaken } from '#protocol';
import { Paces } from './pace.ts';
import { arrive, whoAsks } from './people/http.ts';
import type { People } from './people/people.ts';
import { FillBody, LONGEST_TABLE, LobbyQuery, MakeTableBody, SitBody, TableParams } from './read.ts';
import { statusOf } from './status.ts';
import type { Tables } from './tables.ts';

/** Of one's tables, the latest so many are told. */
const MOST_TABLES = 50;
/** Of those with whom one has played, too. */
const MOST_COMPANIONS = 20;
/** Tables made, and seats asked for, from one address: enough for all the guests of a house, or of a server in front of this one. */
const MAKING = { burst: 120, perSecond: 2 };

interface Surroundings {
  readonly tables: Tables;
  readonly people: People;
  readonly paced: boolean;
}

export function openHttp(plain: FastifyInstance, { tables, people, paced }: Surroundings): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status === 413) return refuse(reply, { kind: 'too long', longest: request.routeOptions.bodyLimit ?? LONGEST_MESSAGE });
    if (error.validation || status < 500) return reply.code(status < 500 ? status : 400).send({ no: { kind: 'garbage' } });
    request.log.error({ err: error }, 'a request failed');
    return refuse(reply, { kind: 'not stored' });
  });

  const ofTable = { schema: { params: TableParams } };
  const slowly = () => {
    const paces = new Paces(MAKING);
    return async ({ ip }: FastifyRequest, reply: FastifyReply) => {
      if (paced && !paces.allows(ip)) return refuse(reply, { kind: 'too fast' });
    };
  };

  app.get('/api/health', () => ({ ok: true }));

  app.post('/api/tables', { schema: { body: MakeTableBody }, onRequest: slowly(), bodyLimit: LONGEST_TABLE }, async (request, reply) => {
    const made = await tables.make(request.body, () => arrive(request, reply, people, request.body.name));
    if (isNo(made)) return refuse(reply, made);
    const { id, seat } = made;
    const taken = await tables.with(id, ({ info }): SeatTaken => ({ info, seat }));
    return answer(reply.code(201), taken);
  });

  app.post('/api/tables/:id/seats', { schema: { params: TableParams, body: SitBody }, onRequest: slowly() }, async (request, reply) => {
    const { params, body } = request;
    const taken = await tables.with<SeatTaken | No>(params.id, async (table) => {
      const sat = await table.seating.sit(() => arrive(request, reply, people, body.name), body.seat);
      return isNo(sat) ? sat : { info: table.info, ...sat };
    });
    return answer(reply, taken);
  });

  app.post('/api/tables/:id/fill', { schema: { params: TableParams, body: FillBody } }, async (request, reply) => {
    const { bot } = request.body;
    const person = await whoAsks(request, people);
    const info = await tables.with(request.params.id, async (table) => {
      if (!person) return { kind: 'not signed in' } satisfies No;
      if (!botOf(table.info.game, bot)) return { kind: 'bad table', why: `there is no bot ${bot} for ${table.info.game}` } satisfies No;
      return (await table.seating.fill(bot, person.id)) ?? table.info;
    });
    return answer(reply, info);
  });

  app.get('/api/lobby', { schema: { querystring: LobbyQuery } }, ({ query: { game } }, reply) => answer(reply, tables.lobby.list(game)));

  app.get('/api/me/tables', async (request, reply) => {
    const person = await whoAsks(request, people);
    if (!person) return refuse(reply, { kind: 'not signed in' });
    return answer(reply, { tables: await tables.of(person.id, await people.store.tablesOf(person.id, MOST_TABLES)) });
  });

  app.get('/api/me/companions', async (request, reply) => {
    const person = await whoAsks(request, people);
    if (!person) return refuse(reply, { kind: 'not signed in' });
    return answer(reply, { people: await people.store.companions(person.id, MOST_COMPANIONS) });
  });

  app.get('/api/tables/:id', ofTable, async ({ params }, reply) => answer(reply, await tables.with(params.id, ({ info }) => info)));

  app.get('/api/tables/:id/record', ofTable, async ({ params }, reply) =>
    answer(reply, await tables.with(params.id, ({ record }) => record ?? ({ kind: 'not over' } satisfies No))),
  );
}

function answer(reply: FastifyReply, result: object): FastifyReply {
  reply.header('cache-control', 'no-store');
  return isNo(result) ? refuse(reply, result) : reply.send(result);
}

function refuse(reply: FastifyReply, no: No): FastifyReply {
  return reply.code(statusOf(no)).send({ no });
}

/** What is asked for has no `kind`. */
function isNo(result: object): result is No {
  return 'kind' in result;
}
