/** The store as rows of a database, whichever that is. The log of a table is appended to by what each engine does best. */

import type { Forfeit, Ply, Seat } from '#engine';
import { DailyRows } from './daily/daily-rows.ts';
import type { DailyStore } from './daily/store.ts';
import { beNext, LAST, RUNNING_AT } from './last-entry.ts';
import { NoticesRows, noteNotices } from './notices/notices-rows.ts';
import type { NewNotice, NoticesStore } from './notices/store.ts';
import { type Logged, pack, unpack } from './packed.ts';
import { Alone, type Peers } from './peers/peers.ts';
import { PeopleRows } from './people/people-rows.ts';
import type { PeopleStore } from './people/store.ts';
import { PLAYABLE } from './playable.ts';
import { noteEnding, ResultsRows } from './ratings/ratings-rows.ts';
import type { Ending, ResultsStore } from './ratings/store.ts';
import { SafetyRows } from './safety/safety-rows.ts';
import type { SafetyStore } from './safety/store.ts';
import { areSeated, bitsOf, columnsOf, type SeatRow, seatsIn, sitterOf } from './seat-rows.ts';
import { SeekersRows, type SeekersStore } from './seekers.ts';
import type { StoredSeat } from './sitters.ts';
import { CLOSED, dropOrders, ordersOf, SocialRows } from './social/social-rows.ts';
import type { SocialStore } from './social/store.ts';
import { byTable, type Database, type Queries, type Row } from './sql/database.ts';
import type { Entry, ListedTable, NewTable, Store, StoredTable } from './store.ts';

export const READ_LOG = 'SELECT seat, text, at FROM entries WHERE table_id = ?1 AND ply > ?2 ORDER BY ply';

/** The logs of all tables, many entries to a commit. */
export interface Log {
  /** The entries of a table after this one, in order. */
  read(table: string, after: number): Promise<readonly Logged[]>;
  /** From now on some logs are packed that were not. */
  packing(within: Queries): Promise<void>;
  append(entry: Entry): Promise<void>;
  flush(): Promise<void>;
  close(): Promise<void>;
}

const SEATS = `SELECT table_id, kind, seats.name, bot, person, quiet_hours, seal, number, returned FROM seats LEFT JOIN people ON people.id = person`;

/** What a table is that nobody has sat down at, and what has become of it. */
const NEW_TABLE = 'id, game, rules, options, seed, commitment, host, created, listed, rated, time_control, day, started';
const TABLE = `${NEW_TABLE}, numbers, called_off, forfeit, time_control_since, due, proposal, rematch`;

/** Tables with their last entry. A game that has its result is over, whatever an older server noted of its entries. */
const summaries = (which: string) =>
  `SELECT ${TABLE}, ply, CASE WHEN EXISTS (SELECT 1 FROM results WHERE table_id = id) THEN 0 WHEN ply = 0 THEN acting
     ELSE (SELECT acting FROM entries WHERE table_id = id AND entries.ply = latest.ply) END AS acts
   FROM (SELECT ${TABLE}, acting, coalesce(${LAST}, (SELECT plies FROM packed WHERE table_id = id), 0) AS ply
         FROM tables ${which}) AS latest`;
const SUMMARY = summaries('WHERE id = ?1');
const OVER = 'called_off <> 0 OR EXISTS (SELECT 1 FROM results WHERE table_id = id)';
const LATEST_OF = `${summaries(`WHERE id IN (SELECT table_id FROM seats WHERE person = ?1) ORDER BY ${OVER}, created DESC LIMIT ?2`)}
   ORDER BY ${OVER}, created DESC`;
const LATEST = `${summaries('ORDER BY created DESC LIMIT ?1')} ORDER BY created DESC`;
export const SET_DUE = 'UPDATE tables SET due = ?2 WHERE id = ?1';

export class RowStore implements Store {
  readonly people: PeopleStore;
  readonly results: ResultsStore;
  readonly social: SocialStore;
  readonly notices: NoticesStore;
  readonly safety: SafetyStore;
  readonly seekers: SeekersStore;
  readonly daily: DailyStore;
  readonly peers: Peers;
  readonly #db: Database;
  readonly #log: Log;

  constructor(db: Database, log: Log, peers: Peers = new Alone()) {
    this.#db = db;
    this.#log = log;
    this.peers = peers;
    this.safety = new SafetyRows(db);
    this.people = new PeopleRows(db);
    this.results = new ResultsRows(db);
    this.notices = new NoticesRows(db);
    this.social = new SocialRows(db, peers);
    this.seekers = new SeekersRows(db, peers);
    this.daily = new DailyRows(db);
  }

  async create(
    { id, game, rules, options, seed, commit, host, created, listed, rated, timeControl, day, started, seats }: NewTable,
    notices: readonly NewNotice[] = [],
    of?: { readonly rematch: string },
  ): Promise<boolean> {
    const isMade = await this.#db.transaction(async (within) => {
      if (of && (await within.run('UPDATE tables SET rematch = ?2 WHERE id = ?1 AND rematch IS NULL', of.rematch, id)) === 0) return false;
      const made = await within.run(
        `INSERT INTO tables (id, game, rules, options, seed, commitment, host, created, listed, rated, time_control, day, started)
         VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?) ${day === undefined ? '' : 'ON CONFLICT (id) DO NOTHING'}`,
        id,
        game,
        rules,
        JSON.stringify(options),
        seed,
        commit,
        host,
        created,
        Number(listed),
        Number(rated),
        JSON.stringify(timeControl),
        day ?? null,
        started ?? null,
      );
      if (made === 0) return false;
      for (const [seat, sitter] of seats.entries())
        await within.run(
          'INSERT INTO seats (table_id, seat, kind, name, bot, person, seal) VALUES (?,?,?,?,?,?,?)',
          id,
          seat,
          ...columnsOf(sitter),
        );
      await noteNotices(within, notices);
      return true;
    });
    if (isMade) this.#changed(id);
    if (isMade && of) this.#changed(of.rematch);
    return isMade;
  }

  async load(id: string, after = 0): Promise<StoredTable | undefined> {
    const [row, seats, orders, entries] = await Promise.all([
      this.#db.get(`SELECT ${TABLE}, log FROM tables LEFT JOIN packed ON table_id = id WHERE id = ?`, id),
      this.#db.all(`${SEATS} WHERE table_id = ? ORDER BY seat`, id),
      ordersOf(this.#db, id),
      this.#log.read(id, after),
    ]);
    if (!row) return undefined;
    // It may just have been packed, between the one question and the other.
    const isOdd = row.log === null && entries.length === 0 && after === 0;
    const packed = isOdd ? (await this.#db.get('SELECT log FROM packed WHERE table_id = ?', id))?.log : row.log;
    const log = packed instanceof Uint8Array ? unpack(packed).slice(after) : entries;
    return {
      ...knownOf(row, seats),
      ...(orders.length > 0 ? { orders } : {}),
      plies: log.map(([seat, text]): Ply => [seat, text]),
      times: log.map(([, , at]) => at),
    };
  }

  async tablesOf(person: string, most: number): Promise<readonly ListedTable[]> {
    return this.#withSeats(await this.#db.all(LATEST_OF, person, most), listedOf);
  }

  async latest(most: number): Promise<readonly ListedTable[]> {
    return this.#withSeats(await this.#db.all(LATEST, most), listedOf);
  }

  async summary(table: string): Promise<ListedTable | undefined> {
    const [found] = await this.#withSeats(await this.#db.all(SUMMARY, table), listedOf);
    return found;
  }

  async open(): Promise<readonly NewTable[]> {
    const rows = await this.#db.all(
      `SELECT ${NEW_TABLE} FROM tables WHERE listed = 1 AND started IS NULL AND called_off = 0 AND ${PLAYABLE}
         AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind = 'open' AND person IS NULL) ORDER BY created`,
    );
    return this.#withSeats(rows, tableOf);
  }

  async #withSeats<T>(rows: readonly Row[], of: (row: Row, seats: readonly Row[]) => T): Promise<readonly T[]> {
    const tables = rows.map(({ id }) => id as string);
    const seats = await byTable(this.#db, tables, (list) => `${SEATS} WHERE table_id IN ${list} ORDER BY seat`);
    return rows.map((row) => of(row, seats.get(row.id as string) ?? []));
  }

  async noteActing(table: string, ply: number, acting: readonly Seat[]): Promise<void> {
    if (ply === 0) await this.#db.run('UPDATE tables SET acting = ?2 WHERE id = ?1', table, bitsOf(acting));
    else
      for (const where of ['plies', 'fresh'])
        await this.#db.run(`UPDATE ${where} SET acting = ?3 WHERE table_id = ?1 AND ply = ?2`, table, ply, bitsOf(acting));
  }

  async sit(table: string, before: readonly StoredSeat[], seat: Seat, sitter: StoredSeat): Promise<boolean> {
    return this.#seat(table, before, async (within) => {
      const taken = await within.run(
        `UPDATE seats SET kind = ?3, name = ?4, bot = ?5, person = ?6, seal = ?7 WHERE table_id = ?1 AND seat = ?2
         AND kind = 'open' AND (person IS NULL OR person = ?6)`,
        table,
        seat,
        ...columnsOf(sitter),
      );
      return taken === 1;
    });
  }

  async fill(table: string, before: readonly StoredSeat[], bot: string): Promise<boolean> {
    return this.#seat(table, before, async (within) => {
      await within.run(
        `UPDATE seats SET kind = 'bot', bot = ?2, name = NULL, person = NULL WHERE table_id = ?1 AND kind = 'open'`,
        table,
        bot,
      );
      return true;
    });
  }

  /** Nobody sits down beside others than they think: so nobody has two seats, and no game begins with a seat that has just been left. */
  async #seat(table: string, before: readonly StoredSeat[], seat: (within: Queries) => Promise<boolean>): Promise<boolean> {
    const isDone = await this.#db.transaction(async (within) => (await areSeated(within, table, before)) && seat(within));
    if (isDone) this.#changed(table);
    return isDone;
  }

  async start(
    table: string,
    { at, due, acting, numbers }: Parameters<Store['start']>[1],
    notices: readonly NewNotice[] = [],
  ): Promise<boolean> {
    const isFirst = await this.#db.transaction(async (within) => {
      const begun = await within.run(
        `UPDATE tables SET started = ?2, due = ?3, acting = ?4, numbers = ?5 WHERE id = ?1 AND started IS NULL
           AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = ?1 AND kind = 'open')`,
        table,
        at,
        due,
        bitsOf(acting),
        numbers ? JSON.stringify(numbers) : null,
      );
      if (begun === 1) await noteNotices(within, notices);
      return begun === 1;
    });
    if (isFirst) this.#changed(table);
    return isFirst;
  }

  async setDue(table: string, ply: number, due: number | null): Promise<void> {
    await this.#db.transaction(async (within) => {
      // Whoever is just storing an entry with its own due is waited for: only then it is seen whether there is a later one.
      await within.run('UPDATE tables SET due = due WHERE id = ?', table);
      const [later] = await within.all('SELECT 1 FROM entries WHERE table_id = ? AND ply > ? LIMIT 1', table, ply);
      if (!later) await within.run(SET_DUE, table, due);
    });
  }

  async forfeit(table: string, ply: number, forfeit: Forfeit, ending: Ending, notices: readonly NewNotice[] = []): Promise<boolean> {
    const isFirst = await this.#db.transaction(async (within) => {
      const text = JSON.stringify(forfeit);
      if ((await within.run(`UPDATE tables SET forfeit = ?3, proposal = NULL, due = NULL ${RUNNING_AT}`, table, ply, text)) === 0)
        return false;
      await beNext(within, table, ply);
      await noteEnding(within, table, ending);
      await dropOrders(within, table);
      await noteNotices(within, notices);
      return true;
    });
    if (isFirst) this.#changed(table);
    return isFirst;
  }

  async due(now: number, until?: number): Promise<readonly string[]> {
    const which = `SELECT id FROM tables WHERE due <= ?1 AND ${PLAYABLE}`;
    const rows = await (until === undefined
      ? this.#db.all(which, now)
      : this.#db.all(`UPDATE tables SET due = ?2 WHERE id IN (${which} ${this.#db.unlocked}) RETURNING id`, now, until));
    return rows.map(({ id }) => id as string);
  }

  async pack(before: number, most: number): Promise<number> {
    return this.#db.transaction(async (within) => {
      const some = await within.all(
        `DELETE FROM unpacked WHERE table_id IN (
           SELECT table_id FROM unpacked WHERE ended <= ?1 ORDER BY ended LIMIT ?2 ${this.#db.unlocked}) RETURNING table_id`,
        before,
        most,
      );
      if (some.length > 0) await this.#log.packing(within);
      for (const { table_id: id } of some as readonly { table_id: string }[]) {
        const rows = await within.all('SELECT seat, text, at FROM entries WHERE table_id = ? ORDER BY ply', id);
        const log = rows.map(({ seat, text, at }): Logged => [seat as number, text as string, at as number]);
        if (log.length === 0) continue;
        await within.run('INSERT INTO packed (table_id, plies, log) VALUES (?,?,?)', id, log.length, pack(log));
        for (const where of ['plies', 'fresh']) await within.run(`DELETE FROM ${where} WHERE table_id = ?`, id);
      }
      return some.length;
    });
  }

  #changed(id: string): void {
    this.peers.tell({ kind: 'table', id });
  }

  append(entry: Entry): Promise<void> {
    return this.#log.append(entry);
  }

  flush(): Promise<void> {
    return this.#log.flush();
  }

  async close(): Promise<void> {
    await this.flush();
    await this.peers.close();
    await this.#log.close();
  }
}

function listedOf(row: Row, seats: readonly Row[]): ListedTable {
  return { ...knownOf(row, seats), ply: row.ply as number, ...(row.acts === null ? {} : { acting: seatsIn(row.acts as number) }) };
}

function knownOf(row: Row, seats: readonly Row[]): Omit<ListedTable, 'ply' | 'acting'> {
  return {
    ...tableOf(row, seats),
    ...(row.numbers === null ? {} : { numbers: JSON.parse(row.numbers as string) }),
    ...(row.called_off === 0 ? {} : { calledOff: true }),
    ...(row.called_off === CLOSED ? { closed: true } : {}),
    ...(row.forfeit === null ? {} : { forfeit: JSON.parse(row.forfeit as string) }),
    ...(row.time_control_since === null ? {} : { timeControlSince: row.time_control_since as number }),
    ...(row.due === null ? {} : { due: row.due as number }),
    ...(row.proposal === null ? {} : { proposal: JSON.parse(row.proposal as string) }),
    ...(row.rematch === null ? {} : { rematch: row.rematch as string }),
  };
}

function tableOf(row: Row, seats: readonly Row[]): NewTable {
  return {
    id: row.id as string,
    game: row.game as string,
    rules: row.rules as number,
    options: JSON.parse(row.options as string),
    seed: row.seed as string,
    commit: row.commitment as string,
    host: row.host as number,
    created: row.created as number,
    listed: row.listed === 1,
    rated: row.rated === 1,
    timeControl: JSON.parse(row.time_control as string),
    ...(row.day === null ? {} : { day: row.day as string }),
    ...(row.started === null ? {} : { started: row.started as number }),
    seats: (seats as unknown as readonly SeatRow[]).map(sitterOf),
  };
}
