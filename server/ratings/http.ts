/** What somebody has played, over HTTP: for anybody to see, and for oneself to take along. */

import { Readable } from 'node:stream';
import type { FinishedGame, Leaderboard, No, PersonShown, Rating, Statistics, TableResult } from '#protocol';
import type { Edge } from '../edge.ts';
import { GameParams, TableParams as PersonParams, TableParams } from '../input.ts';
import { recordsOf } from '../records.ts';
import { shownSitter } from '../sitters.ts';
import type { Store } from '../store.ts';
import { isMeasured } from './bots.ts';
import type { Result } from './store.ts';
import { PROVISIONAL } from './weng-lin.ts';

/** Of somebody's games the latest so many are shown. */
const MOST_RESULTS = 50;
/** So many stand on a leaderboard. */
const MOST_LEADERS = 100;
/** Downloads of all records from one address. */
const DOWNLOADS = { burst: 10, perSecond: 0.05 };

export function openRatings({ app, signedIn, limit }: Edge, store: Store, today: () => string): void {
  const { results } = store;
  const downloadsTooFast = limit(DOWNLOADS);

  app.get('/api/people/:id', { schema: { params: PersonParams } }, async ({ params }): Promise<PersonShown | No> => {
    const person = await store.people.person(params.id);
    if (!person) return { kind: 'unknown person' };
    const { id, name, created } = person;
    const [ratings, games, played] = await Promise.all([results.ratings(id), results.counts(id), results.of(id, MOST_RESULTS, today())]);
    return {
      id,
      name,
      since: created,
      ratings: ratings.map(({ game, games, ...rating }) => ({
        game,
        games,
        ...believed(rating),
      })),
      games,
      results: played.map(shownResult),
    };
  });

  app.get('/api/people/:id/statistics', { schema: { params: PersonParams } }, async ({ params }): Promise<Statistics | No> => {
    return (await store.people.person(params.id)) ? results.statistics(params.id) : { kind: 'unknown person' };
  });

  app.get('/api/tables/:id/result', { schema: { params: TableParams } }, async ({ params }): Promise<TableResult | No> => {
    const { id: table } = params;
    const found = await results.at(table);
    if (!found) return { kind: (await store.summary(table)) ? 'not over' : 'unknown table' };
    const { game, ended, sitters, forfeit } = found;
    const seats = sitters.map(({ sitter, place, score, rated }) => ({ sitter: shownSitter(sitter), place, score, ...shownRated(rated) }));
    return { table, game, ended, seats, ...(forfeit ? { forfeit } : {}) };
  });

  app.get('/api/leaderboards/:game', { schema: { params: GameParams } }, async ({ params }): Promise<Leaderboard> => {
    const [leaders, bots] = await Promise.all([results.leaders(params.game, MOST_LEADERS), results.bots(params.game)]);
    return {
      people: leaders.map(({ id, name, games, ...rating }) => ({ id, name, games, ...believed(rating) })),
      bots: bots.filter(isMeasured).map(({ bot, games, people, ...rating }) => ({ bot, games, people, ...rounded(rating) })),
    };
  });

  async function* written(person: string): AsyncGenerator<string> {
    yield '{"records":';
    yield* recordsOf(store, person);
    yield '}\n';
  }

  app.get('/api/me/records', (request, reply) =>
    signedIn(request, async ({ id }): Promise<Readable | No> => {
      if (downloadsTooFast(request.ip)) return { kind: 'too fast' };
      reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="royaumes-records.json"')
        .type('application/json; charset=utf-8');
      return Readable.from(written(id));
    }),
  );
}

function shownResult({ table, game, seat, ended, sitters, forfeit, rated }: Result): FinishedGame {
  return {
    table,
    game,
    ended,
    seat,
    seats: sitters.map(({ sitter, place, score }) => ({ sitter: shownSitter(sitter), place, score })),
    ...(forfeit ? { forfeit } : {}),
    ...shownRated(rated),
  };
}

function shownRated(rated: Result['rated']): Pick<FinishedGame, 'rated'> {
  return rated ? { rated: { before: rounded(rated.before), after: rounded(rated.after) } } : {};
}

function believed(rating: Rating): Rating & { readonly provisional: boolean } {
  return { ...rounded(rating), provisional: rating.deviation > PROVISIONAL };
}

function rounded({ rating, deviation }: Rating): Rating {
  return { rating: Math.round(rating), deviation: Math.round(deviation) };
}
