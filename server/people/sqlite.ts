/** People in the embedded store. */

import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Companion, Scope } from '#protocol';
import { type Absence, readAbsence } from '../absence.ts';
import type { SqliteSafety } from '../safety/sqlite.ts';
import { transact } from '../transact.ts';
import type { Ban, ListedPerson, Passkey, PeopleStore, Person, Session } from './store.ts';

type Row = Record<string, SQLOutputValue>;

/** Somebody is signed in on so many browsers, and known on so many devices. */
const MOST_BROWSERS = 50;
const MOST_DEVICES = 20;
/** A browser's session ends with its cookie, however often it is used: a year after it began, in milliseconds. */
const LONGEST_SESSION = 365 * 24 * 3_600_000;

/** Everybody who sat, or sits, with person ?1 at a table where play has begun. */
const MET = `FROM seats AS own JOIN seats AS other USING (table_id) JOIN tables ON tables.id = table_id JOIN people ON people.id = other.person
   WHERE own.person = ?1 AND own.kind = 'person' AND other.kind = 'person' AND other.person <> ?1
   AND NOT EXISTS (SELECT 1 FROM seats AS empty WHERE empty.table_id = tables.id AND empty.kind = 'open')`;

/** Of somebody and each of `people`, neither has blocked the other. */
const notApart = (person: string) => `NOT EXISTS (SELECT 1 FROM blocks
   WHERE (blocks.person = ${person} AND blocked = people.id) OR (blocks.person = people.id AND blocked = ${person}))`;
const NOT_APART = notApart('?1');

/** Of each of `tables`. */
const NOT_OVER = 'called_off = 0 AND NOT EXISTS (SELECT 1 FROM results WHERE results.table_id = tables.id)';

export class SqlitePeople implements PeopleStore {
  readonly #db: DatabaseSync;
  readonly #bySession;
  readonly #touch;
  readonly #safety: SqliteSafety;

  constructor(db: DatabaseSync, safety: SqliteSafety) {
    this.#db = db;
    this.#safety = safety;
    this.#bySession = db.prepare(
      'SELECT people.*, kind, scope, ends FROM sessions JOIN people ON people.id = sessions.person WHERE hash = ? AND ends > ?',
    );
    this.#touch = db.prepare(
      `UPDATE sessions SET seen = ?2, ends = CASE kind WHEN 'browser' THEN min(?2 + ?4, created + ${LONGEST_SESSION}) ELSE ends END
       WHERE hash = ?1 AND (seen <= ?2 - ?3 OR (seen = created AND kind = 'program' AND seen < ?2))`,
    );
  }

  async add({ id, name, created }: Person, session: Session): Promise<void> {
    transact(this.#db, () => {
      this.#db.prepare('INSERT INTO people (id, name, created) VALUES (?,?,?)').run(id, name, created);
      this.#insertSession(id, session);
    });
  }

  async person(id: string): Promise<Person | undefined> {
    const row = this.#db.prepare('SELECT * FROM people WHERE id = ?').get(id);
    return row && personOf(row);
  }

  async bySession(hash: Uint8Array): Promise<Person | undefined> {
    const row = this.#bySession.get(hash, Date.now());
    return row && { ...personOf(row), session: hash };
  }

  async rename(id: string, name: string): Promise<void> {
    transact(this.#db, () => {
      this.#db.prepare('UPDATE people SET name = ? WHERE id = ?').run(name, id);
      this.#db.prepare('UPDATE seats SET name = ? WHERE person = ?').run(name, id);
    });
  }

  async setPassword(id: string, login: string, password: string, only?: Uint8Array): Promise<boolean> {
    const taken = this.#db.prepare('SELECT 1 FROM people WHERE login = ? AND id <> ?').get(login, id);
    if (taken) return false;
    transact(this.#db, () => {
      this.#db.prepare('UPDATE people SET login = ?, password = ? WHERE id = ?').run(login, password, id);
      if (only) this.#db.prepare('DELETE FROM sessions WHERE person = ? AND hash <> ?').run(id, only);
    });
    return true;
  }

  async byLogin(login: string): Promise<{ readonly id: string; readonly password: string } | undefined> {
    const row = this.#db.prepare('SELECT id, password FROM people WHERE login = ?').get(login);
    return row && { id: row.id as string, password: row.password as string };
  }

  async setAbsence(id: string, absence: Absence): Promise<void> {
    this.#db.prepare('UPDATE people SET quiet_hours = ? WHERE id = ?').run(JSON.stringify(absence), id);
  }

  async setBan(id: string, ban: Ban | undefined): Promise<void> {
    transact(this.#db, () => {
      this.#db
        .prepare('UPDATE people SET ban = ?2, host = CASE WHEN ?2 IS NULL THEN host ELSE 0 END WHERE id = ?1')
        .run(id, ban ? JSON.stringify(ban) : null);
      if (ban) this.#db.prepare(`DELETE FROM sessions WHERE person = ? AND kind = 'program'`).run(id);
    });
  }

  async setHost(id: string, isHost: boolean): Promise<void> {
    this.#db.prepare('UPDATE people SET host = ?2 WHERE id = ?1').run(id, Number(isHost));
  }

  async find(text: string, most: number): Promise<readonly ListedPerson[]> {
    const rows = this.#db
      .prepare(
        `SELECT people.*, (SELECT max(seen) FROM sessions WHERE person = people.id) AS seen FROM people
         WHERE ?1 = '' OR id = ?1 OR instr(lower(name), lower(?1)) OR instr(login, lower(?1)) 
         ORDER BY id = ?1 DESC, seen DESC, created DESC LIMIT ?2`,
      )
      .all(text, most);
    return rows.map((row) => ({ ...personOf(row), ...(row.seen === null ? {} : { seen: row.seen as number }) }));
  }

  async addSession(person: string, session: Session, before?: Uint8Array): Promise<void> {
    transact(this.#db, () => {
      this.#insertSession(person, session);
      // A device is told things as long as somebody is signed in there.
      this.#db
        .prepare(`UPDATE channels SET session = ?2 WHERE person = ?1 AND kind = 'push' AND (session IS NULL OR session = ?3)`)
        .run(person, session.hash, before ?? null);
      if (before) this.#db.prepare('DELETE FROM sessions WHERE hash = ?').run(before);
      this.#db
        .prepare(
          `INSERT INTO sign_ins (person, name, device, channel, at)
           SELECT ?1, people.name, ?3, json_patch(detail, json_object('kind', kind, 'address', address, 'origin', origin)), ?4
           FROM channels JOIN people ON people.id = person WHERE person = ?1 AND session IS NOT ?2`,
        )
        .run(person, session.hash, session.label, session.created);
      this.#db
        .prepare(
          `DELETE FROM sessions WHERE person = ?1 AND kind = 'browser' AND hash NOT IN (SELECT hash FROM sessions
             WHERE person = ?1 AND kind = 'browser' ORDER BY hash = ?2 DESC, seen DESC LIMIT ${MOST_BROWSERS})`,
        )
        .run(person, session.hash);
    });
  }

  async addProgram(person: string, session: Session, most: number): Promise<boolean> {
    const count = this.#db.prepare(`SELECT count(*) AS n FROM sessions WHERE person = ? AND kind = 'program' AND ends > ?`);
    if ((count.get(person, session.created)?.n as number) >= most) return false;
    this.#insertSession(person, session);
    return true;
  }

  async sessions(person: string): Promise<readonly Session[]> {
    const alive = this.#db.prepare('SELECT * FROM sessions WHERE person = ? AND ends > ? ORDER BY seen DESC, created DESC');
    return alive.all(person, Date.now()).map(sessionOf);
  }

  async touch(hash: Uint8Array, seen: number, pause: number, unused: number): Promise<void> {
    this.#touch.run(hash, seen, pause, unused);
  }

  async endSession(person: string, hash: Uint8Array): Promise<void> {
    this.#db.prepare('DELETE FROM sessions WHERE person = ? AND hash = ?').run(person, hash);
  }

  async endSessions(person: string): Promise<void> {
    this.#db.prepare('DELETE FROM sessions WHERE person = ?').run(person);
  }

  async forgetEnded(now: number): Promise<void> {
    this.#db.prepare('DELETE FROM sessions WHERE ends <= ?').run(now);
  }

  async addDevice(person: string, hash: Uint8Array, at: number): Promise<void> {
    transact(this.#db, () => {
      this.#db.prepare('INSERT OR IGNORE INTO devices (hash, person, since) VALUES (?,?,?)').run(hash, person, at);
      this.#db
        .prepare(
          `DELETE FROM devices WHERE person = ?1 AND hash NOT IN
             (SELECT hash FROM devices WHERE person = ?1 ORDER BY hash = ?2 DESC, since DESC LIMIT ${MOST_DEVICES})`,
        )
        .run(person, hash);
    });
  }

  async isDevice(hash: Uint8Array, login?: string): Promise<boolean> {
    const known = this.#db.prepare(
      'SELECT 1 FROM devices JOIN people ON people.id = person WHERE hash = ?1 AND (?2 IS NULL OR login = ?2)',
    );
    return known.get(hash, login ?? null) !== undefined;
  }

  async addPasskey(person: string, { id, name, publicKey, counter, transports, created }: Passkey, most: number): Promise<boolean> {
    const { changes } = this.#db
      .prepare(
        `INSERT INTO passkeys (person, id, name, public_key, counter, transports, created) SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7
         WHERE (SELECT count(*) FROM passkeys WHERE person = ?1) < ?8`,
      )
      .run(person, id, name, publicKey, counter, transports.join(), created, most);
    return changes === 1;
  }

  async passkeys(person: string): Promise<readonly Passkey[]> {
    return this.#db.prepare('SELECT * FROM passkeys WHERE person = ? ORDER BY created').all(person).map(passkeyOf);
  }

  async byPasskey(id: string): Promise<{ readonly person: string; readonly passkey: Passkey } | undefined> {
    const row = this.#db.prepare('SELECT * FROM passkeys WHERE id = ?').get(id);
    return row && { person: row.person as string, passkey: passkeyOf(row) };
  }

  async usePasskey(id: string, counter: number): Promise<void> {
    this.#db.prepare('UPDATE passkeys SET counter = ? WHERE id = ?').run(counter, id);
  }

  async namePasskey(person: string, id: string, name: string): Promise<void> {
    this.#db.prepare('UPDATE passkeys SET name = ? WHERE person = ? AND id = ?').run(name, person, id);
  }

  async dropPasskey(person: string, id: string): Promise<void> {
    this.#db.prepare('DELETE FROM passkeys WHERE person = ? AND id = ?').run(person, id);
  }

  async merge(from: string, into: string): Promise<void> {
    transact(this.#db, () => {
      this.#db
        .prepare(
          `UPDATE seats SET person = ?2, name = (SELECT name FROM people WHERE id = ?2) WHERE person = ?1
           AND table_id NOT IN (SELECT table_id FROM seats WHERE person = ?2)
           AND NOT EXISTS (SELECT 1 FROM seats AS other JOIN people ON people.id = other.person JOIN tables ON tables.id = other.table_id
             WHERE other.table_id = seats.table_id AND ${NOT_OVER} AND NOT ${notApart('?2')})`,
        )
        .run(from, into);
      this.#db.prepare('UPDATE chat SET person = ?2 WHERE person = ?1').run(from, into);
      this.#db
        .prepare(
          `UPDATE results SET person = ?2 WHERE person = ?1
           AND table_id NOT IN (SELECT table_id FROM results WHERE person = ?2)`,
        )
        .run(from, into);
      this.#db.prepare('UPDATE OR IGNORE notices SET person = ?2 WHERE person = ?1').run(from, into);
      this.#safety.mergeNow(from, into);
      this.#forget(from);
    });
  }

  async forget(id: string): Promise<void> {
    transact(this.#db, () => this.#forget(id));
  }

  async unfinishedTablesOf(id: string): Promise<readonly string[]> {
    const rows = this.#db
      .prepare(`SELECT DISTINCT table_id FROM seats JOIN tables ON tables.id = table_id WHERE person = ? AND ${NOT_OVER}`)
      .all(id);
    return rows.map((row) => row.table_id as string);
  }

  async companions(id: string, most: number): Promise<readonly Companion[]> {
    const rows = this.#db
      .prepare(
        `SELECT people.id, people.name ${MET} AND ${NOT_APART} GROUP BY people.id ORDER BY max(tables.created) DESC, people.id LIMIT ?2`,
      )
      .all(id, most);
    return rows.map((row) => ({ id: row.id as string, name: row.name as string }));
  }

  async haveMet(id: string, other: string): Promise<boolean> {
    return this.#db.prepare(`SELECT 1 ${MET} AND ${NOT_APART} AND people.id = ?2 LIMIT 1`).get(id, other) !== undefined;
  }

  #forget(id: string): void {
    this.#db.prepare(`UPDATE seats SET person = NULL, name = '', orders = NULL WHERE person = ?`).run(id);
    this.#db.prepare('UPDATE results SET person = NULL WHERE person = ?').run(id);
    for (const kept of ['notices', 'sign_ins', 'channels', 'sessions', 'devices', 'passkeys', 'chat', 'ratings'])
      this.#db.prepare(`DELETE FROM ${kept} WHERE person = ?`).run(id);
    this.#safety.forgetNow(id);
    this.#db.prepare('DELETE FROM people WHERE id = ?').run(id);
  }

  #insertSession(person: string, { hash, kind, label, scope, created, seen, ends }: Session): void {
    this.#db
      .prepare('INSERT INTO sessions (hash, person, kind, label, scope, created, seen, ends) VALUES (?,?,?,?,?,?,?,?)')
      .run(hash, person, kind, label, scope ?? null, created, seen, ends);
  }
}

function personOf({ id, name, created, login, quiet_hours: quietHours, host, ban, kind, scope, ends }: Row): Person {
  return {
    id: id as string,
    name: name as string,
    created: created as number,
    ...(login === null || login === undefined ? {} : { login: login as string }),
    ...(typeof quietHours === 'string' ? { absence: readAbsence(quietHours) } : {}),
    ...(host === 1 ? { isHost: true } : {}),
    ...(typeof ban === 'string' ? { ban: JSON.parse(ban) } : {}),
    ...(kind === 'program' ? { isProgram: true, scope: scope as Scope } : {}),
    ...(typeof ends === 'number' ? { until: ends } : {}),
  };
}

function sessionOf({ hash, kind, label, scope, created, seen, ends }: Row): Session {
  return {
    hash: hash as Uint8Array,
    kind: kind as Session['kind'],
    label: label as string,
    ...(scope === null ? {} : { scope: scope as Scope }),
    created: created as number,
    seen: seen as number,
    ends: ends as number,
  };
}

function passkeyOf({ id, name, public_key, counter, transports, created }: Row): Passkey {
  return {
    id: id as string,
    name: name as string,
    publicKey: public_key as Uint8Array,
    counter: counter as number,
    transports: (transports as string).split(',').filter(Boolean),
    created: created as number,
  };
}
