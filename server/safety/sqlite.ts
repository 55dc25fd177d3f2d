/** What keeps people safe from each other, in the embedded store. */

import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Announcement, Blocked, Companion } from '#protocol';
import { transact } from '../transact.ts';
import {
  type EventKind,
  HOST_EVENTS,
  type NewReport,
  type NotedEvent,
  type Report,
  type SafetyStore,
  type SecurityEvent,
} from './store.ts';

type Row = Record<string, SQLOutputValue>;

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

export class SqliteSafety implements SafetyStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  async note({ kind, at, person, by, about, address }: SecurityEvent): Promise<void> {
    const sort = sortOf(kind);
    const keep = (which: string, most: number) =>
      this.#db.prepare(
        `DELETE FROM events WHERE ${which} AND id <= (SELECT id FROM events WHERE ${which} ORDER BY id DESC LIMIT 1 OFFSET ${most})`,
      );
    transact(this.#db, () => {
      this.#db
        .prepare('INSERT INTO events (sort, kind, at, person, actor, about, address) VALUES (?,?,?,?,?,?,?)')
        .run(sort, kind, at, person ?? null, by ?? null, about ?? null, address ?? null);
      keep('sort = ?1', MOST_EVENTS).run(sort);
      // For nobody, too: how long it takes does not tell whether a login is somebody's.
      keep('sort = ?1 AND person = ?2', MOST_EVENTS_OF_ONE).run(sort, person ?? '');
    });
  }

  async events({ person, before }: { person?: string; before?: number }, most: number): Promise<readonly NotedEvent[]> {
    const rows = this.#db
      .prepare('SELECT * FROM events WHERE (?1 IS NULL OR person = ?1) AND (?2 IS NULL OR id < ?2) ORDER BY id DESC LIMIT ?3')
      .all(person ?? null, before ?? null, most);
    return rows.map(eventOf);
  }

  async block(person: string, blocked: string, at: number, most: number): Promise<boolean> {
    const has = this.#db.prepare('SELECT 1 FROM blocks WHERE person = ? AND blocked = ?').get(person, blocked);
    if (has) return true;
    const count = this.#db.prepare('SELECT count(*) AS n FROM blocks WHERE person = ?').get(person);
    if (Number(count?.n) >= most) return false;
    this.#db.prepare('INSERT INTO blocks (person, blocked, at) VALUES (?,?,?)').run(person, blocked, at);
    return true;
  }

  async unblock(person: string, blocked: string): Promise<void> {
    this.#db.prepare('DELETE FROM blocks WHERE person = ? AND blocked = ?').run(person, blocked);
  }

  async blocks(person: string): Promise<readonly Blocked[]> {
    const rows = this.#db
      .prepare('SELECT id, name, at AS since FROM blocks JOIN people ON id = blocked WHERE person = ? ORDER BY at DESC, id')
      .all(person);
    return rows.map((row) => ({ ...(row as unknown as Blocked) }));
  }

  async apartFrom(person: string): Promise<ReadonlySet<string>> {
    const rows = this.#db
      .prepare('SELECT blocked AS id FROM blocks WHERE person = ?1 UNION SELECT person FROM blocks WHERE blocked = ?1')
      .all(person);
    return new Set(rows.map(({ id }) => id as string));
  }

  async unheardBy(person: string): Promise<ReadonlyMap<string, number>> {
    const rows = this.#db
      .prepare(
        `SELECT id, min(at) AS at FROM (SELECT blocked AS id, 0 AS at FROM blocks WHERE person = ?1
         UNION ALL SELECT person, at FROM blocks WHERE blocked = ?1) GROUP BY id`,
      )
      .all(person);
    return new Map(rows.map(({ id, at }) => [id as string, at as number]));
  }

  async follow(person: string, followed: string, at: number, most: number): Promise<boolean> {
    const has = this.#db.prepare('SELECT 1 FROM follows WHERE person = ? AND followed = ?').get(person, followed);
    if (has) return true;
    const count = this.#db.prepare('SELECT count(*) AS n FROM follows WHERE person = ?').get(person);
    if (Number(count?.n) >= most) return false;
    this.#db.prepare('INSERT INTO follows (person, followed, at) VALUES (?,?,?)').run(person, followed, at);
    return true;
  }

  async unfollow(person: string, followed: string): Promise<void> {
    this.#db.prepare('DELETE FROM follows WHERE person = ? AND followed = ?').run(person, followed);
  }

  async follows(person: string): Promise<readonly Companion[]> {
    const rows = this.#db
      .prepare('SELECT id, name FROM follows JOIN people ON id = followed WHERE person = ? ORDER BY name, id')
      .all(person);
    return rows.map((row) => ({ ...(row as unknown as Companion) }));
  }

  async report({ kind, at, reporter, person, name, text, table, n, why }: NewReport, most: number): Promise<boolean> {
    const same = this.#db.prepare(
      `SELECT 1 FROM reports WHERE reporter = ? AND person = ? AND kind = ? AND text = ? AND table_id IS ? AND n IS ? AND resolved IS NULL`,
    );
    if (same.get(reporter, person, kind, text, table ?? null, n ?? null)) return true;
    const open = this.#db.prepare('SELECT count(*) AS n FROM reports WHERE reporter = ? AND resolved IS NULL').get(reporter);
    if (Number(open?.n) >= most) return false;
    transact(this.#db, () => {
      this.#db
        .prepare('INSERT INTO reports (kind, at, reporter, person, name, text, table_id, n, why) VALUES (?,?,?,?,?,?,?,?,?)')
        .run(kind, at, reporter, person, name, text, table ?? null, n ?? null, why);
      this.#db
        .prepare(
          `DELETE FROM reports WHERE id IN (SELECT id FROM reports ORDER BY resolved IS NOT NULL, id DESC LIMIT -1 OFFSET ${MOST_REPORTS})`,
        )
        .run();
    });
    return true;
  }

  async reports(
    { open, person, reporter }: { open?: boolean; person?: string; reporter?: string },
    most: number,
  ): Promise<readonly Report[]> {
    const rows = this.#db
      .prepare(
        `SELECT * FROM reports WHERE (?1 IS NULL OR person = ?1) AND (?2 IS NULL OR reporter = ?2) AND (?3 = 0 OR resolved IS NULL)
         ORDER BY resolved IS NOT NULL, CASE WHEN resolved IS NULL THEN id ELSE -resolved END LIMIT ?4`,
      )
      .all(person ?? null, reporter ?? null, Number(open ?? false), most);
    return rows.map(reportOf);
  }

  async resolve(report: number, at: number, outcome: string): Promise<boolean> {
    const done = this.#db.prepare('UPDATE reports SET resolved = ?2, outcome = ?3 WHERE id = ?1 AND resolved IS NULL');
    return done.run(report, at, outcome).changes === 1;
  }

  async announcement(): Promise<Announcement | undefined> {
    const row = this.#db.prepare('SELECT text, at FROM announcement').get();
    return row && { text: row.text as string, at: row.at as number };
  }

  async announce(announcement: Announcement | undefined): Promise<void> {
    transact(this.#db, () => {
      this.#db.exec('DELETE FROM announcement');
      if (announcement) this.#db.prepare('INSERT INTO announcement (text, at) VALUES (?,?)').run(announcement.text, announcement.at);
    });
  }

  async forgetOld(now: number): Promise<void> {
    transact(this.#db, () => {
      this.#db.prepare('DELETE FROM reports WHERE resolved < ?').run(now - OLDEST_REPORT);
      this.#db.prepare('DELETE FROM events WHERE at < ?').run(now - OLDEST_EVENT);
      this.#db.prepare('UPDATE events SET address = NULL WHERE address IS NOT NULL AND at < ?').run(now - OLDEST_ADDRESS);
    });
  }

  /** Within whatever is being committed: it stays known that something happened, and not to whom; what they reported stays, by nobody. */
  forgetNow(person: string): void {
    this.#db.prepare('DELETE FROM blocks WHERE person = ?1 OR blocked = ?1').run(person);
    this.#db.prepare('DELETE FROM follows WHERE person = ?1 OR followed = ?1').run(person);
    this.#db.prepare('DELETE FROM reports WHERE person = ?').run(person);
    this.#db.prepare(`UPDATE reports SET reporter = NULL, why = '' WHERE reporter = ?`).run(person);
    this.#db.prepare('UPDATE events SET person = NULL, address = NULL WHERE person = ?').run(person);
    this.#db.prepare('UPDATE events SET actor = NULL WHERE actor = ?').run(person);
  }

  /** Within whatever is being committed: both are the same person. Whom the one has blocked is forgotten with them. */
  mergeNow(from: string, into: string): void {
    this.#db.prepare('UPDATE events SET person = ?2 WHERE person = ?1').run(from, into);
    this.#db.prepare('UPDATE OR IGNORE blocks SET blocked = ?2 WHERE blocked = ?1 AND person <> ?2').run(from, into);
    this.#db.prepare('UPDATE OR IGNORE follows SET person = ?2 WHERE person = ?1 AND followed <> ?2').run(from, into);
    this.#db.prepare('UPDATE OR IGNORE follows SET followed = ?2 WHERE followed = ?1 AND person <> ?2').run(from, into);
    this.#db.prepare('UPDATE reports SET person = ?2 WHERE person = ?1').run(from, into);
    this.#db.prepare('UPDATE reports SET reporter = ?2 WHERE reporter = ?1').run(from, into);
  }
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
