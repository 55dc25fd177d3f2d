/** All that is kept about somebody, for themselves to take along. */

import { Readable } from 'node:stream';
import type { Export, No } from '#protocol';
import type { Edge } from '../edge.ts';
import type { Channel } from '../notices/store.ts';
import { recordsOf } from '../records.ts';
import type { SecurityLog } from '../safety/security-log.ts';
import { shownSitter } from '../sitters.ts';
import type { Store } from '../store.ts';
import type { Person } from './store.ts';

/** How often one person, and one address, takes all of it along. */
const DOWNLOADS = { burst: 5, perSecond: 1 / 300 };
/** More than anybody has. */
const ALL = 1e6;

export function openExport({ app, owner, limit }: Edge, store: Store, security: SecurityLog): void {
  const downloadsTooFast = limit(DOWNLOADS);

  async function known({ id, name, login, created, absence, isHost }: Person): Promise<Omit<Export, 'records'>> {
    const { people, results, notices, safety, social } = store;
    const [sessions, passkeys, notifications, channels, tables, ratings, played, chat, blocks, follows, reports, events] =
      await Promise.all([
        people.sessions(id),
        people.passkeys(id),
        notices.settings(id),
        notices.channels(id),
        store.tablesOf(id, ALL),
        results.ratings(id),
        results.of(id, ALL),
        social.linesOf(id),
        safety.blocks(id),
        safety.follows(id),
        safety.reports({ reporter: id }, ALL),
        safety.events({ person: id }, ALL),
      ]);
    return {
      profile: {
        id,
        name,
        created,
        ...(login === undefined ? {} : { login }),
        ...(absence?.quietHours ? { quietHours: absence.quietHours } : {}),
        ...(absence?.before ? { formerQuietHours: absence.before } : {}),
        ...(absence?.taken ? { vacationsTaken: absence.taken } : {}),
        ...(isHost ? { host: true } : {}),
      },
      sessions: sessions.map(({ hash: _, ...session }) => session),
      passkeys: passkeys.map((passkey) => ({ name: passkey.name, created: passkey.created })),
      ...(notifications ? { notifications } : {}),
      channels: channels.map(shownChannel),
      tables: tables.map((table) => ({
        table: table.id,
        game: table.game,
        created: table.created,
        seat: table.seats.findIndex((sitter) => sitter.kind !== 'bot' && sitter.person === id),
        seats: table.seats.map(shownSitter),
      })),
      ratings,
      results: played.map(({ table, game, seat, ended, sitters }) => ({
        table,
        game,
        ended,
        place: sitters[seat]?.place ?? 0,
        score: sitters[seat]?.score ?? 0,
      })),
      chat,
      blocks,
      follows,
      reports: reports.map(({ reporter: _, person: __, outcome: ___, ...report }) => report),
      events: events.map(({ id: _, person: __, by: ___, ...event }) => event),
    };
  }

  /** Record by record, as fast as they are taken: a thousand games are never in memory at once. */
  async function* written(person: Person): AsyncGenerator<string> {
    yield `${JSON.stringify(await known(person)).slice(0, -1)},"records":`;
    yield* recordsOf(store, person.id);
    yield '}\n';
  }

  app.get('/api/me/export', (request, reply) =>
    owner(request, async (person): Promise<Readable | No> => {
      if (downloadsTooFast(person.id, request.ip)) return { kind: 'too fast' };
      await security.note('data taken along', { person: person.id, address: request.ip });
      reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="royaumes-data.json"')
        .type('application/json; charset=utf-8');
      return Readable.from(written(person));
    }),
  );
}

/** Where somebody is reached. Whoever has the whole address of a webhook or a device can write there: its host is told. */
function shownChannel({ kind, address }: Channel): Export['channels'][number] {
  return { kind, address: kind === 'mail' ? address : new URL(address).host };
}
