/** What somebody has played, over HTTP: for anybody to see, and for oneself to take along. */

import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import { writeRecord } from '#engine';
import type { FinishedGame, KeptRecord, PersonShown, Rating } from '#protocol';
import { Paces } from '../pace.ts';
import { whoAsks } from '../people/http.ts';
import type { People } from '../people/people.ts';
import { TableParams as PersonParams } from '../read.ts';
import { statusOf } from '../status.ts';
import type { Store } from '../store.ts';
import { shownSitter } from '../table/seating.ts';
import type { Result } from './store.ts';

/** Of somebody's games the latest so many are shown. */
const MOST_RESULTS = 50;
/** A rating with more doubt is provisional: about twenty games. */
const PROVISIONAL = 300;
/** Downloads of all records from one address. */
const DOWNLOADS = { burst: 10, perSecond: 0.05 };

interface Surroundings {
  readonly store: Store;
  readonly people: People;
  readonly paced: boolean;
}

export function openRatings(plain: FastifyInstance, { store, people, paced }: Surroundings): void {
  const app = plain.withTypeProvider<TypeBoxTypeProvider>();
  const { results } = store;
  const downloads = new Paces(DOWNLOADS);

  app.get('/api/people/:id', { schema: { params: PersonParams } }, async ({ params }, reply) => {
    const person = await store.people.person(params.id);
    if (!person) return reply.code(404).send({ no: { kind: 'unknown person' } });
    const { id, name, created } = person;
    const [ratings, games, played] = await Promise.all([results.ratings(id), results.counts(id), results.of(id, MOST_RESULTS)]);
    const shown: PersonShown = {
      id,
      name,
      since: created,
      ratings: ratings.map(({ game, games, ...rating }) => ({
        game,
        games,
        ...rounded(rating),
        provisional: rating.deviation > PROVISIONAL,
      })),
      games,
      results: played.map(shownResult),
    };
    return reply.header('cache-control', 'no-store').send(shown);
  });

  /** One after the other, as fast as they are taken: a thousand games are never in memory at once, and others move in between. */
  async function* recordsOf(person: string): AsyncGenerator<string> {
    let before = '{"records":[';
    for (const table of await results.tables(person)) {
      await setImmediate();
      const stored = await store.load(table);
      if (!stored) continue;
      const { seats } = stored;
      const record = writeRecord({ ...stored, seats: seats.length });
      yield `${before}\n${JSON.stringify({ table, seats: seats.map(shownSitter), record } satisfies KeptRecord)}`;
      before = ',';
    }
    yield before === ',' ? '\n]}\n' : `${before}]}\n`;
  }

  app.get('/api/me/records', async (request, reply) => {
    const person = await whoAsks(request, people);
    if (!person) return reply.code(statusOf({ kind: 'not signed in' })).send({ no: { kind: 'not signed in' } });
    if (paced && !downloads.allows(request.ip)) return reply.code(429).send({ no: { kind: 'too fast' } });
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', 'attachment; filename="royaumes-records.json"')
      .type('application/json; charset=utf-8')
      .send(Readable.from(recordsOf(person.id)));
  });
}

function shownResult({ table, game, seat, ended, sitters, forfeit, rated }: Result): FinishedGame {
  return {
    table,
    game,
    ended,
    seat,
    seats: sitters.map(({ sitter, place, score }) => ({ sitter: shownSitter(sitter), place, score })),
    ...(forfeit ? { forfeit } : {}),
    ...(rated ? { rated: { before: rounded(rated.before), after: rounded(rated.after) } } : {}),
  };
}

function rounded({ rating, deviation }: Rating): Rating {
  return { rating: Math.round(rating), deviation: Math.round(deviation) };
}
