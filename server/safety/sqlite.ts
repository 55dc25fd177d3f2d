/** What keeps people safe from each other, in the embedded store. */

import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { transact } from '../transact.ts';
import type { EventKind, NotedEvent, SafetyStore, SecurityEvent } from './store.ts';

type Row = Record<string, SQLOutputValue>;

/** So many events of each sort are kept, so many about one person, and how long; how long an address. */
export const MOST_EVENTS = 5000;
export const MOST_EVENTS_OF_ONE = 200;
const DAY = 24 * 3_600_000;
const OLDEST_EVENT = 180 * DAY;
const OLDEST_ADDRESS = 30 * DAY;

/** Whoever makes many of one sort pushes out none of another. */
function sortOf(kind: EventKind): string {
  return kind === 'sign-in failed' || kind === 'proof failed' ? 'failure' : 'account';
}

export class SqliteSafety implements SafetyStore {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  async note({ kind, at, person, about, address }: SecurityEvent): Promise<void> {
    const sort = sortOf(kind);
    const keep = (which: string, most: number) =>
      this.#db.prepare(
        `DELETE FROM events WHERE ${which} AND id <= (SELECT id FROM events WHERE ${which} ORDER BY id DESC LIMIT 1 OFFSET ${most})`,
      );
    transact(this.#db, () => {
      this.#db
        .prepare('INSERT INTO events (sort, kind, at, person, about, address) VALUES (?,?,?,?,?,?)')
        .run(sort, kind, at, person ?? null, about ?? null, address ?? null);
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

  async forgetOld(now: number): Promise<void> {
    transact(this.#db, () => {
      this.#db.prepare('DELETE FROM events WHERE at < ?').run(now - OLDEST_EVENT);
      this.#db.prepare('UPDATE events SET address = NULL WHERE address IS NOT NULL AND at < ?').run(now - OLDEST_ADDRESS);
    });
  }

  /** Within whatever is being committed: it stays known that something happened, and not to whom. */
  forgetNow(person: string): void {
    this.#db.prepare('UPDATE events SET person = NULL, address = NULL WHERE person = ?').run(person);
  }

  /** Within whatever is being committed: both are the same person. */
  mergeNow(from: string, into: string): void {
    this.#db.prepare('UPDATE events SET person = ?2 WHERE person = ?1').run(from, into);
  }
}

function eventOf({ id, kind, at, person, about, address }: Row): NotedEvent {
  return {
    id: id as number,
    kind: kind as EventKind,
    at: at as number,
    ...(person === null ? {} : { person: person as string }),
    ...(about === null ? {} : { about: about as string }),
    ...(address === null ? {} : { address: address as string }),
  };
}
