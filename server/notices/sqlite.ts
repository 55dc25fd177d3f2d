/** Notices in the embedded store. */

import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import { transact } from '../transact.ts';
import type { Channel, Kept, NewNotice, Notice, NoticesStore, PushKeys, Reach, Settings, SignIn } from './store.ts';

/** Somebody has at most so many devices; the oldest makes room. */
const MOST_DEVICES = 10;

export class SqliteNotices implements NoticesStore {
  readonly #db: DatabaseSync;
  readonly #note: StatementSync;
  readonly #due: StatementSync;
  readonly #signIns: StatementSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
    this.#note = db.prepare(
      `INSERT OR REPLACE INTO notices (person, table_id, kind, at) SELECT ?1, ?2, ?3, ?4
       WHERE EXISTS (SELECT 1 FROM channels WHERE person = ?1)`,
    );
    this.#due = db.prepare('SELECT * FROM notices WHERE at <= ? ORDER BY at LIMIT ?');
    this.#signIns = db.prepare('SELECT * FROM sign_ins WHERE at <= ? ORDER BY at LIMIT ?');
  }

  async settings(person: string): Promise<Settings | undefined> {
    const row = this.#db.prepare('SELECT notices FROM people WHERE id = ?').get(person);
    return typeof row?.notices === 'string' ? JSON.parse(row.notices) : undefined;
  }

  async set(person: string, settings: Settings): Promise<void> {
    transact(this.#db, () => {
      this.#db.prepare('UPDATE people SET notices = ? WHERE id = ?').run(JSON.stringify(settings), person);
      this.#db.prepare('UPDATE notices SET at = ?, daily = 0 WHERE person = ? AND daily = 1').run(Date.now(), person);
    });
  }

  async channels(person: string): Promise<readonly Kept[]> {
    return this.#db.prepare('SELECT * FROM channels WHERE person = ? ORDER BY id').all(person).map(channelOf);
  }

  async keep(person: string, channel: Channel, session?: Uint8Array): Promise<void> {
    const { kind, address, origin, ...detail } = channel;
    transact(this.#db, () => {
      if (kind === 'push') this.#db.prepare(`DELETE FROM channels WHERE kind = 'push' AND address = ?`).run(address);
      else this.#db.prepare('DELETE FROM channels WHERE person = ? AND kind = ?').run(person, kind);
      this.#db
        .prepare('INSERT INTO channels (person, kind, address, detail, origin, session) VALUES (?,?,?,?,?,?)')
        .run(person, kind, address, JSON.stringify(detail), origin, session ?? null);
      this.#db
        .prepare(
          `DELETE FROM channels WHERE person = ?1 AND kind = 'push'
           AND id <= (SELECT id FROM channels WHERE person = ?1 AND kind = 'push' ORDER BY id DESC LIMIT 1 OFFSET ${MOST_DEVICES})`,
        )
        .run(person);
    });
  }

  async drop(channel: number): Promise<void> {
    this.#db.prepare('DELETE FROM channels WHERE id = ?').run(channel);
  }

  async byEnding(ending: string): Promise<{ readonly id: number; readonly person: string } | undefined> {
    const row = this.#db.prepare(`SELECT id, person FROM channels WHERE kind = 'mail' AND detail ->> 'ending' = ?`).get(ending);
    return row && { id: row.id as number, person: row.person as string };
  }

  async note(notices: readonly NewNotice[]): Promise<void> {
    transact(this.#db, () => this.noteNow(notices));
  }

  /** Inside whatever is being stored already. */
  noteNow(notices: readonly NewNotice[]): void {
    for (const { person, table, kind, at } of notices) this.#note.run(person, table, kind, at);
  }

  async due(now: number, most: number): Promise<readonly Notice[]> {
    return this.#due.all(now, most).map(noticeOf);
  }

  async putOff({ person, table, kind, at: before }: Notice, { at, daily, tries, channels }: Notice): Promise<void> {
    this.#db
      .prepare(
        `UPDATE notices SET at = ?5, daily = ?6, tries = ?7, channels = ?8
         WHERE person = ?1 AND table_id = ?2 AND kind = ?3 AND at = ?4`,
      )
      .run(person, table, kind, before, at, Number(daily), tries, channels ? JSON.stringify(channels) : null);
  }

  async done({ person, table, kind, at }: Notice): Promise<void> {
    this.#db.prepare('DELETE FROM notices WHERE person = ? AND table_id = ? AND kind = ? AND at = ?').run(person, table, kind, at);
  }

  async signIns(now: number, most: number): Promise<readonly SignIn[]> {
    return this.#signIns.all(now, most).map(signInOf);
  }

  async tellSignInAgain(id: number, at: number): Promise<void> {
    this.#db.prepare('UPDATE sign_ins SET at = ?, tries = tries + 1 WHERE id = ?').run(at, id);
  }

  async signInTold(id: number): Promise<void> {
    this.#db.prepare('DELETE FROM sign_ins WHERE id = ?').run(id);
  }

  async pushKeys(make: () => PushKeys): Promise<PushKeys> {
    const row = this.#db.prepare('SELECT * FROM push_keys').get();
    if (row) return { publicKey: row.public_key as string, privateKey: row.private_key as string };
    const keys = make();
    this.#db.prepare('INSERT INTO push_keys (public_key, private_key) VALUES (?,?)').run(keys.publicKey, keys.privateKey);
    return keys;
  }
}

type Row = Record<string, SQLOutputValue>;

function channelOf({ id, kind, address, detail, origin }: Row): Kept {
  const { ...more } = JSON.parse(detail as string);
  return { id: id as number, origin: origin as string, ...({ kind, address, ...more } as Reach) };
}

function noticeOf({ person, table_id, kind, at, daily, tries, channels }: Row): Notice {
  return {
    person: person as string,
    table: table_id as string,
    kind: kind as Notice['kind'],
    at: at as number,
    daily: daily === 1,
    tries: tries as number,
    ...(channels === null ? {} : { channels: JSON.parse(channels as string) }),
  };
}

function signInOf({ id, person, name, device, channel, tries }: Row): SignIn {
  return {
    id: id as number,
    person: person as string,
    name: name as string,
    device: device as string,
    channel: JSON.parse(channel as string),
    tries: tries as number,
  };
}
