/** What keeps people safe from each other, as rows. */

import type { Announcement, Blocked, Companion } from '#protocol';
import type { Database, Queries, Row } from '../sql/database.ts';
import {
  type EventKind,
  HOST_EVENTS,
  type NewReport,
  type NotedEvent,
  type Report,
  type SafetyStore,
  type SecurityEvent,
} from './store.ts';

/** So many events of each sort are kept, so many about one person, and how long; how long an address. */
export const MOST_EVENTS = 5000;
export const MOST_EVENTS_OF_ONE = 200;
/** So many reports; those that are done with make room first. */
export const MOST_REPORTS = 2000;
const DAY = 24 * 3_600_000;
const OLDEST_EVENT = 180 * DAY;
const OLDEST_REPORT = 180 * DAY;
const OLDEST_ADDRESS = 30 * DAY;

/** Whoever makes many of one sort pushes out none of another. */
function sortOf(kind: EventKind): string {
  if ((HOST_EVENTS as readonly string[]).includes(kind)) return 'host';
  return kind === 'sign-in failed' || kind === 'proof failed' ? 'failure' : 'account';
}

/** Of these events the latest so many stay. */
const keepEvents = (which: string, most: number) =>
  `DELETE FROM events WHERE ${which} AND id <= (SELECT id FROM events WHERE ${which} ORDER BY id DESC LIMIT 1 OFFSET ${most})`;
const KEEP_OF_SORT = keepEvents('sort = ?1', MOST_EVENTS);
const KEEP_OF_ONE = keepEvents('sort = ?1 AND person = ?2', MOST_EVENTS_OF_ONE);

/** Notes whom somebody blocks or follows. False when that are `most` already. */
function noteAbout(
  db: Database,
  { table, column }: { readonly table: 'blocks' | 'follows'; readonly column: 'blocked' | 'followed' },
  [person, other, at]: [person: string, other: string, at: number],
  most: number,
): Promise<boolean> {
  return db.transaction(async (within) => {
    if (await within.get(`SELECT 1 FROM ${table} WHERE person = ? AND ${column} = ?`, person, other)) return true;
    const count = await within.get(`SELECT count(*) AS n FROM ${table} WHERE person = ?`, person);
    if (Number(count?.n) >= most) return false;
    await within.run(`INSERT INTO ${table} (person, ${column}, at) VALUES (?,?,?)`, person, other, at);
    return true;
  });
}

export class SafetyRows implements SafetyStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async note({ kind, at, person, by, about, address }: SecurityEvent): Promise<void> {
    const sort = sortOf(kind);
    await this.#db.transaction(async (within) => {
      await within.run(
        'INSERT INTO events (sort, kind, at, person, actor, about, address) VALUES (?,?,?,?,?,?,?)',
        sort,
        kind,
        at,
        person ?? null,
        by ?? null,
        about ?? null,
        address ?? null,
      );
      await within.run(KEEP_OF_SORT, sort);
      // For nobody, too: how long it takes does not tell whether a login is somebody's.
      await within.run(KEEP_OF_ONE, sort, person ?? '');
    });
  }

  async events({ person, before }: { person?: string; before?: number }, most: number): Promise<readonly NotedEvent[]> {
    const rows = await this.#db.all(
      `SELECT id, kind, at, person, actor, about, address FROM events
       WHERE (CAST(?1 AS TEXT) IS NULL OR person = ?1) AND (CAST(?2 AS BIGINT) IS NULL OR id < ?2) ORDER BY id DESC LIMIT ?3`,
      person ?? null,
      before ?? null,
      most,
    );
    return rows.map(eventOf);
  }

  block(person: string, blocked: string, at: number, most: number): Promise<boolean> {
    return noteAbout(this.#db, { table: 'blocks', column: 'blocked' }, [person, blocked, at], most);
  }

  async unblock(person: string, blocked: string): Promise<void> {
    await this.#db.run('DELETE FROM blocks WHERE person = ? AND blocked = ?', person, blocked);
  }

  async blocks(person: string): Promise<readonly Blocked[]> {
    const rows = await this.#db.all(
      'SELECT id, name, at AS since FROM blocks JOIN people ON id = blocked WHERE person = ? ORDER BY at DESC, id',
      person,
    );
    return rows.map((row) => ({ ...(row as unknown as Blocked) }));
  }

  async apartFrom(person: string): Promise<ReadonlySet<string>> {
    const rows = await this.#db.all(
      'SELECT blocked AS id FROM blocks WHERE person = ?1 UNION SELECT person FROM blocks WHERE blocked = ?1',
      person,
    );
    return new Set(rows.map(({ id }) => id as string));
  }

  async unheardBy(person: string): Promise<ReadonlyMap<string, number>> {
    const rows = await this.#db.all(
      `SELECT id, min(at) AS at FROM (SELECT blocked AS id, 0 AS at FROM blocks WHERE person = ?1
       UNION ALL SELECT person, at FROM blocks WHERE blocked = ?1) AS apart GROUP BY id`,
      person,
    );
    return new Map(rows.map(({ id, at }) => [id as string, at as number]));
  }

  follow(person: string, followed: string, at: number, most: number): Promise<boolean> {
    return noteAbout(this.#db, { table: 'follows', column: 'followed' }, [person, followed, at], most);
  }

  async unfollow(person: string, followed: string): Promise<void> {
    await this.#db.run('DELETE FROM follows WHERE person = ? AND followed = ?', person, followed);
  }

  async follows(person: string): Promise<readonly Companion[]> {
    const rows = await this.#db.all('SELECT id, name FROM follows JOIN people ON id = followed WHERE person = ? ORDER BY name, id', person);
    return rows.map((row) => ({ ...(row as unknown as Companion) }));
  }

  report({ kind, at, reporter, person, name, text, table, n, why }: NewReport, most: number): Promise<boolean> {
    return this.#db.transaction(async (within) => {
      const same = await within.get(
        `SELECT 1 FROM reports WHERE reporter = ? AND person = ? AND kind = ? AND text = ?
         AND table_id IS NOT DISTINCT FROM ? AND n IS NOT DISTINCT FROM ? AND resolved IS NULL`,
        reporter,
        person,
        kind,
        text,
        table ?? null,
        n ?? null,
      );
      if (same) return true;
      const open = await within.get('SELECT count(*) AS n FROM reports WHERE reporter = ? AND resolved IS NULL', reporter);
      if (Number(open?.n) >= most) return false;
      await within.run(
        'INSERT INTO reports (kind, at, reporter, person, name, text, table_id, n, why) VALUES (?,?,?,?,?,?,?,?,?)',
        kind,
        at,
        reporter,
        person,
        name,
        text,
        table ?? null,
        n ?? null,
        why,
      );
      await within.run(
        `DELETE FROM reports WHERE id NOT IN (SELECT id FROM reports ORDER BY resolved IS NOT NULL, id DESC LIMIT ${MOST_REPORTS})`,
      );
      return true;
    });
  }

  async reports(
    { open, person, reporter }: { open?: boolean; person?: string; reporter?: string },
    most: number,
  ): Promise<readonly Report[]> {
    const rows = await this.#db.all(
      `SELECT id, kind, at, reporter, person, name, text, table_id, n, why, resolved, outcome FROM reports
       WHERE (CAST(?1 AS TEXT) IS NULL OR person = ?1) AND (CAST(?2 AS TEXT) IS NULL OR reporter = ?2) AND (?3 = 0 OR resolved IS NULL)
       ORDER BY resolved IS NOT NULL, CASE WHEN resolved IS NULL THEN id ELSE -resolved END LIMIT ?4`,
      person ?? null,
      reporter ?? null,
      Number(open ?? false),
      most,
    );
    return rows.map(reportOf);
  }

  async resolve(report: number, at: number, outcome: string): Promise<boolean> {
    return (
      (await this.#db.run('UPDATE reports SET resolved = ?2, outcome = ?3 WHERE id = ?1 AND resolved IS NULL', report, at, outcome)) === 1
    );
  }

  async announcement(): Promise<Announcement | undefined> {
    const row = await this.#db.get('SELECT text, at FROM announcement');
    return row && { text: row.text as string, at: row.at as number };
  }

  async announce(announcement: Announcement | undefined): Promise<void> {
    await this.#db.transaction(async (within) => {
      await within.run('DELETE FROM announcement');
      if (announcement) await within.run('INSERT INTO announcement (text, at) VALUES (?,?)', announcement.text, announcement.at);
    });
  }

  async forgetOld(now: number): Promise<void> {
    await this.#db.transaction(async (within) => {
      await within.run('DELETE FROM reports WHERE resolved < ?', now - OLDEST_REPORT);
      await within.run('DELETE FROM events WHERE at < ?', now - OLDEST_EVENT);
      await within.run('UPDATE events SET address = NULL WHERE address IS NOT NULL AND at < ?', now - OLDEST_ADDRESS);
    });
  }
}

/** It stays known that something happened, and not to whom; what they reported stays, by nobody. */
export async function forgetSafety(within: Queries, person: string): Promise<void> {
  await within.run('DELETE FROM blocks WHERE person = ?1 OR blocked = ?1', person);
  await within.run('DELETE FROM follows WHERE person = ?1 OR followed = ?1', person);
  await within.run('DELETE FROM reports WHERE person = ?', person);
  await within.run(`UPDATE reports SET reporter = NULL, why = '' WHERE reporter = ?`, person);
  await within.run('UPDATE events SET person = NULL, address = NULL WHERE person = ?', person);
  await within.run('UPDATE events SET actor = NULL WHERE actor = ?', person);
}

/** Both are the same person. Whom the one has blocked is forgotten with them. */
export async function mergeSafety(within: Queries, from: string, into: string): Promise<void> {
  await within.run('UPDATE events SET person = ?2 WHERE person = ?1', from, into);
  await within.run(
    `UPDATE blocks SET blocked = ?2 WHERE blocked = ?1 AND person <> ?2
     AND NOT EXISTS (SELECT 1 FROM blocks AS other WHERE other.person = blocks.person AND other.blocked = ?2)`,
    from,
    into,
  );
  await within.run(
    `UPDATE follows SET person = ?2 WHERE person = ?1 AND followed <> ?2
     AND NOT EXISTS (SELECT 1 FROM follows AS other WHERE other.person = ?2 AND other.followed = follows.followed)`,
    from,
    into,
  );
  await within.run(
    `UPDATE follows SET followed = ?2 WHERE followed = ?1 AND person <> ?2
     AND NOT EXISTS (SELECT 1 FROM follows AS other WHERE other.person = follows.person AND other.followed = ?2)`,
    from,
    into,
  );
  await within.run('UPDATE reports SET person = ?2 WHERE person = ?1', from, into);
  await within.run('UPDATE reports SET reporter = ?2 WHERE reporter = ?1', from, into);
}

function eventOf({ id, kind, at, person, actor, about, address }: Row): NotedEvent {
  return {
    id: id as number,
    kind: kind as EventKind,
    at: at as number,
    ...(person === null ? {} : { person: person as string }),
    ...(actor === null ? {} : { by: actor as string }),
    ...(about === null ? {} : { about: about as string }),
    ...(address === null ? {} : { address: address as string }),
  };
}

function reportOf({ id, kind, at, reporter, person, name, text, table_id, n, why, resolved, outcome }: Row): Report {
  return {
    id: id as number,
    kind: kind as Report['kind'],
    at: at as number,
    ...(reporter === null ? {} : { reporter: reporter as string }),
    person: person as string,
    name: name as string,
    text: text as string,
    ...(table_id === null ? {} : { table: table_id as string }),
    ...(n === null ? {} : { n: n as number }),
    why: why as string,
    ...(resolved === null ? {} : { resolved: resolved as number }),
    ...(outcome === null ? {} : { outcome: outcome as string }),
  };
}
