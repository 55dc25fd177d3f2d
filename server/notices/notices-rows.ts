/** Notices as rows. */

import { PLAYABLE } from '../playable.ts';
import { anywhere, type Database, type Queries, type Row } from '../sql/database.ts';
import type { Channel, Kept, NewNotice, Notice, NoticesStore, PushKeys, Reach, Settings, SignIn } from './store.ts';

/** Somebody has at most so many devices; the oldest makes room. */
const MOST_DEVICES = 10;

/** Person, table, kind, when. Only for those who can be reached. */
export const NOTE = `INSERT INTO notices (person, table_id, kind, at)
   SELECT CAST(?1 AS TEXT), CAST(?2 AS TEXT), CAST(?3 AS TEXT), CAST(?4 AS BIGINT) WHERE EXISTS (SELECT 1 FROM channels WHERE person = ?1)
   ON CONFLICT (person, table_id, kind) DO UPDATE SET at = excluded.at, daily = 0, tries = 0, channels = NULL, claimed = 0`;

/** Of a table that this server can play, so that it knows how things stand there. */
const TELLABLE = `EXISTS (SELECT 1 FROM tables WHERE tables.id = notices.table_id AND ${PLAYABLE})`;

export async function noteNotices(within: Queries, notices: readonly NewNotice[]): Promise<void> {
  for (const { person, table, kind, at } of notices) await within.run(NOTE, person, table, kind, at);
}

export class NoticesRows implements NoticesStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async settings(person: string): Promise<Settings | undefined> {
    const row = await this.#db.get('SELECT notices FROM people WHERE id = ?', person);
    return typeof row?.notices === 'string' ? JSON.parse(row.notices) : undefined;
  }

  async set(person: string, settings: Settings): Promise<void> {
    await this.#db.transaction(async (within) => {
      await within.run('UPDATE people SET notices = ? WHERE id = ?', JSON.stringify(settings), person);
      await within.run('UPDATE notices SET at = ?, daily = 0 WHERE person = ? AND daily = 1', Date.now(), person);
    });
  }

  async channels(person: string): Promise<readonly Kept[]> {
    return (await this.#db.all('SELECT id, kind, address, detail, origin FROM channels WHERE person = ? ORDER BY id', person)).map(
      channelOf,
    );
  }

  async keep(person: string, channel: Channel, session?: Uint8Array): Promise<void> {
    const { kind, address, origin, ...detail } = channel;
    await this.#db.transaction(async (within) => {
      if (kind === 'push') await within.run(`DELETE FROM channels WHERE kind = 'push' AND address = ?`, address);
      else await within.run('DELETE FROM channels WHERE person = ? AND kind = ?', person, kind);
      await within.run(
        'INSERT INTO channels (person, kind, address, detail, origin, session) VALUES (?,?,?,?,?,?)',
        person,
        kind,
        address,
        JSON.stringify(detail),
        origin,
        session ?? null,
      );
      await within.run(
        `DELETE FROM channels WHERE person = ?1 AND kind = 'push'
         AND id <= (SELECT id FROM channels WHERE person = ?1 AND kind = 'push' ORDER BY id DESC LIMIT 1 OFFSET ${MOST_DEVICES})`,
        person,
      );
    });
  }

  async drop(channel: number): Promise<void> {
    await this.#db.run('DELETE FROM channels WHERE id = ?', channel);
  }

  async byEnding(ending: string): Promise<{ readonly id: number; readonly person: string } | undefined> {
    const rows = await this.#db.all(
      `SELECT id, person, detail FROM channels WHERE kind = 'mail' AND detail LIKE ? ESCAPE '!'`,
      anywhere(JSON.stringify(ending)),
    );
    const row = rows.find(({ detail }) => JSON.parse(detail as string).ending === ending);
    return row && { id: row.id as number, person: row.person as string };
  }

  async note(notices: readonly NewNotice[]): Promise<void> {
    await this.#db.transaction((within) => noteNotices(within, notices));
  }

  async due(now: number, most: number, until = now): Promise<readonly Notice[]> {
    const rows = await this.#db.all(
      `UPDATE notices SET claimed = ?3 WHERE (person, table_id, kind) IN (
         SELECT person, table_id, kind FROM notices WHERE at <= ?1 AND claimed <= ?1 AND ${TELLABLE} AND person IN (
           SELECT person FROM notices WHERE at <= ?1 AND claimed <= ?1 AND ${TELLABLE} ORDER BY at LIMIT ?2)
         ${this.#db.unlocked})
       RETURNING person, table_id, kind, at, daily, tries, channels`,
      now,
      most,
      until,
    );
    return rows.map(noticeOf).sort((a, b) => a.at - b.at);
  }

  async putOff({ person, table, kind, at: before }: Notice, { at, daily, tries, channels }: Notice): Promise<void> {
    await this.#db.run(
      `UPDATE notices SET at = ?5, daily = ?6, tries = ?7, channels = ?8, claimed = 0
       WHERE person = ?1 AND table_id = ?2 AND kind = ?3 AND at = ?4`,
      person,
      table,
      kind,
      before,
      at,
      Number(daily),
      tries,
      channels ? JSON.stringify(channels) : null,
    );
  }

  async done({ person, table, kind, at }: Notice): Promise<void> {
    await this.#db.run('DELETE FROM notices WHERE person = ? AND table_id = ? AND kind = ? AND at = ?', person, table, kind, at);
  }

  async signIns(now: number, most: number, until = now): Promise<readonly SignIn[]> {
    const rows = await this.#db.all(
      `UPDATE sign_ins SET claimed = ?3 WHERE id IN (
         SELECT id FROM sign_ins WHERE at <= ?1 AND claimed <= ?1 ORDER BY at, id LIMIT ?2 ${this.#db.unlocked})
       RETURNING id, person, name, device, channel, tries`,
      now,
      most,
      until,
    );
    return rows.map(signInOf).sort((a, b) => a.id - b.id);
  }

  async tellSignInAgain(id: number, at: number, tries = 1): Promise<void> {
    await this.#db.run('UPDATE sign_ins SET at = ?1, tries = tries + ?3, claimed = 0 WHERE id = ?2', at, id, tries);
  }

  async signInTold(id: number): Promise<void> {
    await this.#db.run('DELETE FROM sign_ins WHERE id = ?', id);
  }

  async pushKeys(make: () => PushKeys): Promise<PushKeys> {
    const known = await pushKeysIn(this.#db);
    if (known) return known;
    return this.#db.transaction(async (within) => {
      const others = await pushKeysIn(within);
      if (others) return others;
      const keys = make();
      await within.run('INSERT INTO push_keys (public_key, private_key) VALUES (?,?)', keys.publicKey, keys.privateKey);
      return keys;
    });
  }
}

async function pushKeysIn(db: Queries): Promise<PushKeys | undefined> {
  const row = await db.get('SELECT public_key, private_key FROM push_keys');
  return row && { publicKey: row.public_key as string, privateKey: row.private_key as string };
}

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
