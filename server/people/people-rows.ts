/** People as rows. */

import type { Companion, Scope } from '#protocol';
import { type Absence, readAbsence } from '../absence.ts';
import type { Rate } from '../rate-limit.ts';
import { forgetSafety, mergeSafety } from '../safety/safety-rows.ts';
import { anywhere, type Database, type Queries, type Row } from '../sql/database.ts';
import type { Ban, ListedPerson, Passkey, PeopleStore, Person, Session } from './store.ts';

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

const PERSON = ['id', 'name', 'created', 'login', 'quiet_hours', 'host', 'ban'].map((column) => `people.${column}`).join(', ');
const PASSKEY = 'id, name, public_key, counter, transports, created';

export class PeopleRows implements PeopleStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async add({ id, name, created }: Person, session: Session): Promise<void> {
    await this.#db.transaction(async (within) => {
      await within.run('INSERT INTO people (id, name, created) VALUES (?,?,?)', id, name, created);
      await addSession(within, id, session);
    });
  }

  async person(id: string): Promise<Person | undefined> {
    const row = await this.#db.get(`SELECT ${PERSON} FROM people WHERE id = ?`, id);
    return row && personOf(row);
  }

  async bySession(hash: Uint8Array): Promise<Person | undefined> {
    const row = await this.#db.get(
      `SELECT ${PERSON}, kind, scope, ends FROM sessions JOIN people ON people.id = sessions.person WHERE hash = ? AND ends > ?`,
      hash,
      Date.now(),
    );
    return row && { ...personOf(row), session: hash };
  }

  async rename(id: string, name: string): Promise<void> {
    await this.#db.transaction(async (within) => {
      await within.run('UPDATE people SET name = ? WHERE id = ?', name, id);
      await within.run('UPDATE seats SET name = ? WHERE person = ?', name, id);
    });
  }

  setPassword(id: string, login: string, password: string, only?: Uint8Array): Promise<boolean> {
    return this.#db.transaction(async (within) => {
      if (await within.get('SELECT 1 FROM people WHERE login = ? AND id <> ?', login, id)) return false;
      await within.run('UPDATE people SET login = ?, password = ? WHERE id = ?', login, password, id);
      if (only) await within.run('DELETE FROM sessions WHERE person = ? AND hash <> ?', id, only);
      return true;
    });
  }

  async byLogin(login: string): Promise<{ readonly id: string; readonly password: string } | undefined> {
    const row = await this.#db.get('SELECT id, password FROM people WHERE login = ?', login);
    return row && { id: row.id as string, password: row.password as string };
  }

  async setAbsence(id: string, absence: Absence): Promise<void> {
    await this.#db.run('UPDATE people SET quiet_hours = ? WHERE id = ?', JSON.stringify(absence), id);
  }

  async setBan(id: string, ban: Ban | undefined): Promise<void> {
    await this.#db.transaction(async (within) => {
      await within.run(
        'UPDATE people SET ban = ?2, host = CASE WHEN CAST(?2 AS TEXT) IS NULL THEN host ELSE 0 END WHERE id = ?1',
        id,
        ban ? JSON.stringify(ban) : null,
      );
      if (ban) await within.run(`DELETE FROM sessions WHERE person = ? AND kind = 'program'`, id);
    });
  }

  async setHost(id: string, isHost: boolean): Promise<void> {
    await this.#db.run('UPDATE people SET host = ?2 WHERE id = ?1', id, Number(isHost));
  }

  async find(text: string, most: number): Promise<readonly ListedPerson[]> {
    const rows = await this.#db.all(
      `SELECT ${PERSON}, (SELECT max(seen) FROM sessions WHERE person = people.id) AS seen FROM people
       WHERE ?1 = '' OR id = ?1 OR lower(name) LIKE ?2 ESCAPE '!' OR login LIKE ?2 ESCAPE '!'
       ORDER BY id = ?1 DESC, seen DESC NULLS LAST, created DESC LIMIT ?3`,
      text,
      anywhere(lowered(text)),
      most,
    );
    return rows.map((row) => ({ ...personOf(row), ...(row.seen === null ? {} : { seen: row.seen as number }) }));
  }

  async addSession(person: string, session: Session, before?: Uint8Array): Promise<void> {
    await this.#db.transaction(async (within) => {
      await addSession(within, person, session);
      // A device is told things as long as somebody is signed in there.
      await within.run(
        `UPDATE channels SET session = ?2 WHERE person = ?1 AND kind = 'push' AND (session IS NULL OR session = ?3)`,
        person,
        session.hash,
        before ?? null,
      );
      if (before) await within.run('DELETE FROM sessions WHERE hash = ?', before);
      const others = await within.all(
        `SELECT people.name, kind, address, detail, origin FROM channels JOIN people ON people.id = person
         WHERE person = ?1 AND session IS DISTINCT FROM ?2`,
        person,
        session.hash,
      );
      for (const { name, kind, address, detail, origin } of others)
        await within.run(
          'INSERT INTO sign_ins (person, name, device, channel, at) VALUES (?,?,?,?,?)',
          person,
          name as string,
          session.label,
          JSON.stringify({ ...JSON.parse(detail as string), kind, address, origin }),
          session.created,
        );
      await within.run(
        `DELETE FROM sessions WHERE person = ?1 AND kind = 'browser' AND hash NOT IN (SELECT hash FROM sessions
           WHERE person = ?1 AND kind = 'browser' ORDER BY hash = ?2 DESC, seen DESC LIMIT ${MOST_BROWSERS})`,
        person,
        session.hash,
      );
    });
  }

  addProgram(person: string, session: Session, most: number): Promise<boolean> {
    return this.#db.transaction(async (within) => {
      const count = await within.get(
        `SELECT count(*) AS n FROM sessions WHERE person = ? AND kind = 'program' AND ends > ?`,
        person,
        session.created,
      );
      if (Number(count?.n) >= most) return false;
      await addSession(within, person, session);
      return true;
    });
  }

  async sessions(person: string): Promise<readonly Session[]> {
    const alive = await this.#db.all(
      'SELECT hash, kind, label, scope, created, seen, ends FROM sessions WHERE person = ? AND ends > ? ORDER BY seen DESC, created DESC',
      person,
      Date.now(),
    );
    return alive.map(sessionOf);
  }

  async touch(hash: Uint8Array, seen: number, pause: number, unused: number): Promise<void> {
    await this.#db.run(
      `UPDATE sessions SET seen = ?2, ends = CASE WHEN kind <> 'browser' THEN ends
         WHEN created + ${LONGEST_SESSION} < ?4 THEN created + ${LONGEST_SESSION} ELSE ?4 END
       WHERE hash = ?1 AND (seen <= ?3 OR (seen = created AND kind = 'program' AND seen < ?2))`,
      hash,
      seen,
      seen - pause,
      seen + unused,
    );
  }

  async endSession(person: string, hash: Uint8Array): Promise<void> {
    await this.#db.run('DELETE FROM sessions WHERE person = ? AND hash = ?', person, hash);
  }

  async endSessions(person: string): Promise<void> {
    await this.#db.run('DELETE FROM sessions WHERE person = ?', person);
  }

  async forgetEnded(now: number): Promise<void> {
    await this.#db.run('DELETE FROM sessions WHERE ends <= ?', now);
  }

  async addDevice(person: string, hash: Uint8Array, at: number): Promise<void> {
    await this.#db.transaction(async (within) => {
      await within.run('INSERT INTO devices (hash, person, since) VALUES (?,?,?) ON CONFLICT DO NOTHING', hash, person, at);
      await within.run(
        `DELETE FROM devices WHERE person = ?1 AND hash NOT IN
           (SELECT hash FROM devices WHERE person = ?1 ORDER BY hash = ?2 DESC, since DESC LIMIT ${MOST_DEVICES})`,
        person,
        hash,
      );
    });
  }

  async isDevice(hash: Uint8Array, login?: string): Promise<boolean> {
    const known = await this.#db.get(
      'SELECT 1 FROM devices JOIN people ON people.id = person WHERE hash = ?1 AND (CAST(?2 AS TEXT) IS NULL OR login = ?2)',
      hash,
      login ?? null,
    );
    return known !== undefined;
  }

  addPasskey(person: string, { id, name, publicKey, counter, transports, created }: Passkey, most: number): Promise<boolean> {
    return this.#db.transaction(async (within) => {
      const count = await within.get('SELECT count(*) AS n FROM passkeys WHERE person = ?', person);
      if (Number(count?.n) >= most) return false;
      await within.run(
        'INSERT INTO passkeys (person, id, name, public_key, counter, transports, created) VALUES (?,?,?,?,?,?,?)',
        person,
        id,
        name,
        publicKey,
        counter,
        transports.join(),
        created,
      );
      return true;
    });
  }

  async passkeys(person: string): Promise<readonly Passkey[]> {
    return (await this.#db.all(`SELECT ${PASSKEY} FROM passkeys WHERE person = ? ORDER BY created`, person)).map(passkeyOf);
  }

  async byPasskey(id: string): Promise<{ readonly person: string; readonly passkey: Passkey } | undefined> {
    const row = await this.#db.get(`SELECT person, ${PASSKEY} FROM passkeys WHERE id = ?`, id);
    return row && { person: row.person as string, passkey: passkeyOf(row) };
  }

  async usePasskey(id: string, counter: number): Promise<void> {
    await this.#db.run('UPDATE passkeys SET counter = ? WHERE id = ?', counter, id);
  }

  async answer(question: string, now: number, old: number): Promise<boolean> {
    await this.#db.run('DELETE FROM answered WHERE at < ?', old);
    return (await this.#db.run('INSERT INTO answered (question, at) VALUES (?, ?) ON CONFLICT (question) DO NOTHING', question, now)) === 1;
  }

  /** Each attempt takes some time to pay for, and so much may be owed; who owes nothing is forgotten. */
  async attempt(who: Uint8Array, now: number, { burst, perSecond }: Rate): Promise<boolean> {
    const price = Math.ceil(1000 / perSecond);
    await this.#db.run('DELETE FROM attempts WHERE paid_until <= ?', now);
    const counted = await this.#db.run(
      `INSERT INTO attempts (who, paid_until) VALUES (?1, ?2)
       ON CONFLICT (who) DO UPDATE SET paid_until = attempts.paid_until + ?3 WHERE attempts.paid_until <= ?4`,
      who,
      now + price,
      price,
      now + (burst - 1) * price,
    );
    return counted === 1;
  }

  async namePasskey(person: string, id: string, name: string): Promise<void> {
    await this.#db.run('UPDATE passkeys SET name = ? WHERE person = ? AND id = ?', name, person, id);
  }

  async dropPasskey(person: string, id: string): Promise<void> {
    await this.#db.run('DELETE FROM passkeys WHERE person = ? AND id = ?', person, id);
  }

  async merge(from: string, into: string): Promise<void> {
    await this.#db.transaction(async (within) => {
      await within.run(
        `UPDATE seats SET person = ?2, name = (SELECT name FROM people WHERE id = ?2) WHERE person = ?1
         AND table_id NOT IN (SELECT table_id FROM seats WHERE person = ?2)
         AND NOT EXISTS (SELECT 1 FROM seats AS other JOIN people ON people.id = other.person JOIN tables ON tables.id = other.table_id
           WHERE other.table_id = seats.table_id AND ${NOT_OVER} AND NOT ${notApart('?2')})`,
        from,
        into,
      );
      await within.run('UPDATE chat SET person = ?2 WHERE person = ?1', from, into);
      await within.run(
        `UPDATE results SET person = ?2 WHERE person = ?1
         AND table_id NOT IN (SELECT table_id FROM results WHERE person = ?2)`,
        from,
        into,
      );
      await within.run(
        `UPDATE notices SET person = ?2 WHERE person = ?1 AND NOT EXISTS (SELECT 1 FROM notices AS other
           WHERE other.person = ?2 AND other.table_id = notices.table_id AND other.kind = notices.kind)`,
        from,
        into,
      );
      await mergeSafety(within, from, into);
      await forget(within, from);
    });
  }

  async forget(id: string): Promise<void> {
    await this.#db.transaction((within) => forget(within, id));
  }

  async unfinishedTablesOf(id: string): Promise<readonly string[]> {
    const rows = await this.#db.all(
      `SELECT DISTINCT table_id FROM seats JOIN tables ON tables.id = table_id WHERE person = ? AND ${NOT_OVER} ORDER BY table_id`,
      id,
    );
    return rows.map((row) => row.table_id as string);
  }

  async companions(id: string, most: number): Promise<readonly Companion[]> {
    const rows = await this.#db.all(
      `SELECT people.id, people.name ${MET} AND ${NOT_APART} GROUP BY people.id ORDER BY max(tables.created) DESC, people.id LIMIT ?2`,
      id,
      most,
    );
    return rows.map((row) => ({ id: row.id as string, name: row.name as string }));
  }

  async haveMet(id: string, other: string): Promise<boolean> {
    return (await this.#db.get(`SELECT 1 ${MET} AND ${NOT_APART} AND people.id = ?2 LIMIT 1`, id, other)) !== undefined;
  }
}

async function forget(within: Queries, id: string): Promise<void> {
  await within.run(`UPDATE seats SET person = NULL, name = '', orders = NULL WHERE person = ?`, id);
  await within.run('UPDATE results SET person = NULL WHERE person = ?', id);
  for (const kept of ['notices', 'sign_ins', 'channels', 'sessions', 'devices', 'passkeys', 'chat', 'ratings'])
    await within.run(`DELETE FROM ${kept} WHERE person = ?`, id);
  await forgetSafety(within, id);
  await within.run('DELETE FROM people WHERE id = ?', id);
}

async function addSession(within: Queries, person: string, { hash, kind, label, scope, created, seen, ends }: Session): Promise<void> {
  await within.run(
    'INSERT INTO sessions (hash, person, kind, label, scope, created, seen, ends) VALUES (?,?,?,?,?,?,?,?)',
    hash,
    person,
    kind,
    label,
    scope ?? null,
    created,
    seen,
    ends,
  );
}

/** As `lower` does in SQL: of the letters of English alone. */
function lowered(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
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
