/** What somebody has played, over HTTP: for anybody to see, and for oneself to take along. */

import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { writeRecord } from '#engine';
import type { FinishedGame, KeptRecord, No, PersonShown, Rating } from '#protocol';
import type { Edge } from '../edge.ts';
import { TableParams as PersonParams } from '../input.ts';
import { shownSitter } from '../sitters.ts';
import type { Store } from '../store.ts';
import type { Result } from './store.ts';

/** Of somebody's games the latest so many are shown. */
const MOST_RESULTS = 50;
/** A rating with more doubt is provisional: about twenty games. */
const PROVISIONAL = 300;
/** Downloads of all records from one address. */
const DOWNLOADS = { burst: 10, perSecond: 0.05 };

export function openRatings({ app, signedIn, limit }: Edge, store: Store): void {
  const { results } = store;
  const downloadsTooFast = limit(DOWNLOADS);

  app.get('/api/people/:id', { schema: { params: PersonParams } }, async ({ params }): Promise<PersonShown | No> => {
    const person = await store.people.person(params.id);
    if (!person) return { kind: 'unknown person' };
    const { id, name, created } = person;
    const [ratings, games, played] = await Promise.all([results.ratings(id), results.counts(id), results.of(id, MOST_RESULTS)]);
    return {
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

  app.get('/api/me/records', (request, reply) =>
    signedIn(request, async ({ id }): Promise<Readable | No> => {
      if (downloadsTooFast(request.ip)) return { kind: 'too fast' };
      reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="royaumes-records.json"')
        .type('application/json; charset=utf-8');
      return Readable.from(recordsOf(id));
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
    ...(rated ? { rated: { before: rounded(rated.before), after: rounded(rated.after) } } : {}),
  };
}

function rounded({ rating, deviation }: Rating): Rating {
  return { rating: Math.round(rating), deviation: Math.round(deviation) };
}
