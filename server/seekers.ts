/** Who looks for opponents, at whichever server, as rows: so that whoever matches them does so once. */

import type { Peers } from './peers/peers.ts';
import type { Database, Row } from './sql/database.ts';

interface Seeking {
  readonly id: string;
  readonly person: string;
  /** As the server wrote it. */
  readonly wish: string;
}

/** Every method rejects when nothing could be stored, and then nothing has changed. */
export interface SeekersStore {
  /** Somebody looks once at a time: what they looked for before is dropped, and so is what nobody minds any more. */
  add(seeking: Seeking, now: number): Promise<void>;
  remove(id: string): Promise<void>;
  /** Those who wait and whom nobody has claimed, the longest first. */
  waiting(now: number): Promise<readonly Seeking[]>;
  /** Nobody else is given them before `until`. False, and nothing changes, where one of them waits no more. */
  claim(ids: readonly string[], now: number, until: number): Promise<boolean>;
  /** A seat at this table is theirs; without one, they wait on. */
  settle(id: string, table: string | undefined): Promise<void>;
  /** Says that they are still there, and tells what was found for them. */
  mind(ids: readonly string[], now: number): Promise<readonly { readonly id: string; readonly found?: string }[]>;
}

/** Milliseconds: who was not minded for so long has gone, with the server where they were. */
const LOST = 10_000;

export class SeekersRows implements SeekersStore {
  readonly #db: Database;
  readonly #peers: Peers;

  constructor(db: Database, peers: Peers) {
    this.#db = db;
    this.#peers = peers;
  }

  async add({ id, person, wish }: Seeking, now: number): Promise<void> {
    await this.#db.transaction(async (within) => {
      await within.run('DELETE FROM seekers WHERE person = ? OR seen < ?', person, now - LOST);
      await within.run('INSERT INTO seekers (id, person, wish, since, seen) VALUES (?1, ?2, ?3, ?4, ?4)', id, person, wish, now);
    });
  }

  async remove(id: string): Promise<void> {
    await this.#db.run('DELETE FROM seekers WHERE id = ?', id);
  }

  async waiting(now: number): Promise<readonly Seeking[]> {
    const rows = await this.#db.all(
      'SELECT id, person, wish FROM seekers WHERE seen >= ?1 AND claimed <= ?2 AND found IS NULL ORDER BY since, id',
      now - LOST,
      now,
    );
    return rows.map((row) => ({ ...(row as unknown as Seeking) }));
  }

  claim(ids: readonly string[], now: number, until: number): Promise<boolean> {
    return this.#db.transaction(async (within) => {
      const free: Row[] = [];
      for (const id of ids)
        free.push(...(await within.all('SELECT id FROM seekers WHERE id = ? AND claimed <= ? AND found IS NULL', id, now)));
      if (free.length < ids.length) return false;
      for (const id of ids) await within.run('UPDATE seekers SET claimed = ?2 WHERE id = ?1', id, until);
      return true;
    });
  }

  async settle(id: string, table: string | undefined): Promise<void> {
    await this.#db.run('UPDATE seekers SET claimed = 0, found = ?2 WHERE id = ?1', id, table ?? null);
    this.#peers.tell({ kind: 'seeker', id });
  }

  async mind(ids: readonly string[], now: number): Promise<readonly { readonly id: string; readonly found?: string }[]> {
    const all: { readonly id: string; readonly found?: string }[] = [];
    for (const id of ids) {
      const row = await this.#db.get('UPDATE seekers SET seen = ?2 WHERE id = ?1 RETURNING found', id, now);
      if (row) all.push({ id, ...(row.found === null ? {} : { found: row.found as string }) });
    }
    return all;
  }
}
