/** Tables and seats over HTTP. */

import { botOf } from '#bots';
import type { GameRecord } from '#engine';
import type { Companion, LobbyTable, MyTable, No, SeatTaken, TableInfo } from '#protocol';
import { type Edge, isNo } from './edge.ts';
import { FillBody, LONGEST_TABLE, LobbyQuery, MakeTableBody, SitBody, TableParams } from './input.ts';
import type { People } from './people/people.ts';
import type { Tables } from './tables.ts';

/** Of one's tables, the latest so many are told. */
const MOST_TABLES = 50;
/** Of those with whom one has played, too. */
const MOST_COMPANIONS = 20;
/** Tables made, and seats asked for, from one address: enough for all the guests of a house, or of a server in front of this one. */
const MAKING = { burst: 120, perSecond: 2 };
/** Whatever is asked for from one address, by pages and programs. */
const READING = { burst: 600, perSecond: 60 };

export function openHttp(
  { app, arrive, whoAsks, signedIn, limit, limitAddresses }: Edge,
  { tables, people }: { tables: Tables; people: People },
): void {
  const ofTable = { schema: { params: TableParams } };

  const readsTooFast = limit(READING);
  // A hook is for every route, whoever opens it.
  app.addHook('onRequest', async ({ method, routeOptions, ip }, reply) => {
    const isRead = (method === 'GET' || method === 'HEAD') && routeOptions.url?.startsWith('/api');
    if (isRead && readsTooFast(ip)) return reply.send({ kind: 'too fast' } satisfies No);
  });

  app.get('/api/health', () => ({ ok: true }));

  app.post(
    '/api/tables',
    { schema: { body: MakeTableBody }, onRequest: limitAddresses(MAKING), bodyLimit: LONGEST_TABLE },
    async (request, reply): Promise<SeatTaken | No> => {
      const made = await tables.making.make(request.body, () => arrive(request, reply, request.body.name));
      reply.code(201);
      return made;
    },
  );

  app.post(
    '/api/tables/:id/seats',
    { schema: { params: TableParams, body: SitBody }, onRequest: limitAddresses(MAKING) },
    (request, reply): Promise<SeatTaken | No> => {
      const { params, body } = request;
      return tables.with<SeatTaken | No>(params.id, async (table) => {
        if (table.isOver) return { kind: 'over' };
        const sat = await table.seating.sit(() => arrive(request, reply, body.name), body.seat, body.seal);
        return isNo(sat) ? sat : { info: table.info, ...sat };
      });
    },
  );

  app.post('/api/tables/:id/fill', { schema: { params: TableParams, body: FillBody } }, (request) =>
    signedIn(request, (person): Promise<TableInfo | No> => {
      const { bot } = request.body;
      return tables.with<TableInfo | No>(request.params.id, async (table) => {
        if (!botOf(table.info.game, bot)) return { kind: 'bad table', why: `there is no bot ${bot} for ${table.info.game}` };
        if (table.isOver) return { kind: 'over' };
        return (await table.seating.fill(bot, person.id)) ?? table.info;
      });
    }),
  );

  app.get('/api/lobby', { schema: { querystring: LobbyQuery } }, async (request) =>
    tables.listing.openTables((await whoAsks(request))?.id, request.query.game),
  );

  app.get('/api/live', async (request): Promise<{ readonly tables: readonly LobbyTable[] }> => {
    return { tables: await tables.listing.live((await whoAsks(request))?.id) };
  });

  app.get('/api/me/tables', (request) =>
    signedIn<{ readonly tables: readonly MyTable[] }>(request, async ({ id }) => ({ tables: await tables.listing.of(id, MOST_TABLES) }), {
      tables: [],
    }),
  );

  app.get('/api/me/companions', (request) =>
    signedIn(request, async ({ id }): Promise<{ readonly people: readonly Companion[] }> => {
      return { people: await people.store.companions(id, MOST_COMPANIONS) };
    }),
  );

  app.get('/api/tables/:id', ofTable, ({ params }): Promise<TableInfo | No> => tables.listing.info(params.id));

  app.get('/api/tables/:id/record', ofTable, ({ params }): Promise<GameRecord | No> => tables.listing.record(params.id));
}
