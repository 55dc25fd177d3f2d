/** The deal of the day over HTTP: the same for everybody, one try each, and everybody's result beside everybody's. */

import { LEVELS } from '#bots';
import { games } from '#games';
import type { DailyDeal, DailyDeals, MakeTable, No, SeatTaken } from '#protocol';
import type { Edge } from '../edge.ts';
import { DailyBody, DailyQuery, GameParams } from '../input.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';

/** Of those who have played, so many are told. */
const MOST_TRIES = 100;
/** Tries begun from one address. */
const BEGINNING = { burst: 40, perSecond: 0.2 };
/** Everybody plays against so many, of the middle level. */
const RIVALS = 2;
const RIVAL = `bot ${LEVELS[2]}` as const;

interface Context {
  readonly store: Store;
  readonly tables: Tables;
  /** What day it is. */
  today(): string;
}

export function openDaily({ app, arrive, whoAsks, limitAddresses }: Edge, { store, tables, today }: Context): void {
  const { daily } = store;

  /** Whoever has not finished sees no result: a replay shows what is dealt. Once the day is over everybody may look. */
  async function dealOf(day: string, game: string, person: string | undefined): Promise<DailyDeal> {
    const table = person === undefined ? undefined : await daily.tableOf(day, game, person);
    const info = table === undefined ? undefined : await tables.listing.info(table);
    const isOver = info !== undefined && 'over' in info && info.over;
    const isOpen = isOver || day < today();
    return {
      game,
      ...(table === undefined ? {} : { table, over: isOver }),
      ...(isOpen ? { tries: await daily.tries(day, game, MOST_TRIES) } : {}),
    };
  }

  app.get('/api/daily', { schema: { querystring: DailyQuery } }, async (request): Promise<DailyDeals> => {
    const { day = today() } = request.query;
    const person = (await whoAsks(request))?.id;
    return { day, today: today(), deals: await Promise.all(games.map(({ meta }) => dealOf(day, meta.id, person))) };
  });

  app.post(
    '/api/daily/:game',
    { schema: { params: GameParams, body: DailyBody }, onRequest: limitAddresses(BEGINNING) },
    async (request, reply): Promise<SeatTaken | No> => {
      if ((await whoAsks(request))?.isProgram) return { kind: 'not permitted' };
      const game = games.find(({ meta }) => meta.id === request.params.game);
      if (!game) return { kind: 'bad table', why: `there is no game ${request.params.game}` };
      const { min, max } = game.meta.seats;
      const rivals = Math.min(max, Math.max(min, 1 + RIVALS)) - 1;
      const wish: MakeTable = { game: game.meta.id, options: {}, seats: ['person', ...Array<typeof RIVAL>(rivals).fill(RIVAL)] };
      return tables.making.daily(wish, today(), () => arrive(request, reply, request.body.name));
    },
  );
}
