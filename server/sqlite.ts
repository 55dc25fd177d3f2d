/** The embedded store: one SQLite file, many entries to a commit. */

import type { DatabaseSync, SQLOutputValue, StatementSync } from 'node:sqlite';
import type { Forfeit, Ply, Seat } from '#engine';
import { type Kept, openKept } from './keep/open.ts';
import { SqliteNotices } from './notices/sqlite.ts';
import type { NewNotice } from './notices/store.ts';
import { SqlitePeople } from './people/sqlite.ts';
import type { PeopleStore } from './people/store.ts';
import { SqliteResults } from './ratings/sqlite.ts';
import type { Ending } from './ratings/store.ts';
import { SqliteSafety } from './safety/sqlite.ts';
import { bitsOf, columnsOf, type SeatRow, seatsIn, sitterOf } from './seat-rows.ts';
import type { StoredSeat } from './sitters.ts';
import { CLOSED, SqliteSocial } from './social/sqlite.ts';
import type { Entry, ListedTable, NewTable, Store, StoredTable } from './store.ts';
import { transact } from './transact.ts';

export { FILE } from './keep/files.ts';

/** How long an entry may wait for others to share its commit, in milliseconds. */
const WAIT = 1;
/** A batch of so many waits no longer. */
const LARGEST = 1000;

type Row = Record<string, SQLOutputValue>;

interface Waiting {
  readonly entry: Entry;
  resolve(): void;
  reject(reason: Error): void;
}

interface SqliteOptions {
  /** The file may not grow beyond so many pages of 4 KiB. */
  readonly mostPages?: number;
}

/** Opens the store in a folder, which is made if it is missing. Throws a sentence when another process has it open, or a part of it is gone. */
export function openSqlite(folder: string, options: SqliteOptions = {}): Store {
  const kept = openKept(folder);
  if (options.mostPages !== undefined) kept.db.exec(`PRAGMA max_page_count = ${options.mostPages}`);
  return new SqliteStore(kept);
}

class SqliteStore implements Store {
  readonly people: PeopleStore;
  readonly results: SqliteResults;
  readonly social: SqliteSocial;
  readonly notices: SqliteNotices;
  readonly safety: SqliteSafety;
  readonly #kept: Kept;
  readonly #db: DatabaseSync;
  readonly #insertTable: StatementSync;
  readonly #insertSeat: StatementSync;
  readonly #insertPly: StatementSync;
  readonly #takeSeat: StatementSync;
  readonly #fillSeats: StatementSync;
  readonly #selectTable: StatementSync;
  readonly #selectStanding: StatementSync;
  readonly #selectTablesOf: StatementSync;
  readonly #selectLatest: StatementSync;
  readonly #selectSeats: StatementSync;
  readonly #selectPlies: StatementSync;
  readonly #setDue: StatementSync;
  #batch: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(kept: Kept) {
    const { db } = kept;
    this.#kept = kept;
    this.safety = new SqliteSafety(db);
    this.people = new SqlitePeople(db, this.safety);
    this.results = new SqliteResults(db);
    this.notices = new SqliteNotices(db);
    this.social = new SqliteSocial(db, this.notices);
    this.#db = db;
    this.#insertTable = db.prepare(
      'INSERT INTO tables (id, game, rules, options, seed, commitment, host, created, listed, rated, time_control, started) VALUES (?,?,?,?,?,?,?,?,?,?,?,?)',
    );
    this.#insertSeat = db.prepare('INSERT INTO seats (table_id, seat, kind, name, bot, person, seal) VALUES (?,?,?,?,?,?,?)');
    this.#insertPly = db.prepare(
      `INSERT INTO plies (table_id, ply, seat, text, at, acting) SELECT ?1, ?2, ?3, ?4, ?5, ?6
       WHERE ?2 = 1 + ifnull((SELECT max(ply) FROM plies WHERE table_id = ?1), 0) AND (?2 > 1 OR EXISTS (SELECT 1 FROM tables WHERE id = ?1))`,
    );
    this.#takeSeat = db.prepare(
      `UPDATE seats SET kind = ?3, name = ?4, bot = ?5, person = ?6, seal = ?7 WHERE table_id = ?1 AND seat = ?2
       AND kind = 'open' AND (person IS NULL OR person = ?6)`,
    );
    this.#fillSeats = db.prepare(
      `UPDATE seats SET kind = 'bot', bot = ?2, name = NULL, person = NULL WHERE table_id = ?1 AND kind = 'open' RETURNING seat`,
    );
    this.#selectTable = db.prepare('SELECT * FROM tables WHERE id = ?');
    // A game that has its result is over, whatever an older server noted of its entries.
    const selectStanding = (which: string) =>
      db.prepare(
        `SELECT *, CASE WHEN EXISTS (SELECT 1 FROM results WHERE table_id = id) THEN 0 WHEN ply = 0 THEN acting
           ELSE (SELECT acting FROM plies WHERE table_id = id AND plies.ply = latest.ply) END AS acts
         FROM (SELECT *, ifnull((SELECT max(ply) FROM plies WHERE table_id = id), 0) AS ply FROM tables WHERE ${which}) AS latest`,
      );
    this.#selectStanding = selectStanding('id = ?1');
    this.#selectTablesOf = selectStanding(
      `id IN (SELECT table_id FROM seats WHERE person = ?1)
       ORDER BY called_off <> 0 OR EXISTS (SELECT 1 FROM results WHERE table_id = id), created DESC LIMIT ?2`,
    );
    this.#selectLatest = selectStanding('1 ORDER BY created DESC LIMIT ?1');
    this.#selectSeats = db.prepare(
      `SELECT kind, seats.name, bot, person, quiet_hours AS quietHours, seal FROM seats LEFT JOIN people ON people.id = person WHERE table_id = ? ORDER BY seat`,
    );
    this.#selectPlies = db.prepare('SELECT seat, text, at FROM plies WHERE table_id = ? ORDER BY ply');
    this.#selectPlies.setReturnArrays(true);
    this.#setDue = db.prepare('UPDATE tables SET due = ?2 WHERE id = ?1');
  }

  async create(
    { id, game, rules, options, seed, commit, host, created, listed, rated, timeControl, started, seats }: NewTable,
    notices: readonly NewNotice[] = [],
  ): Promise<void> {
    transact(this.#db, () => {
      this.#insertTable.run(
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
        started ?? null,
      );
      for (const [seat, sitter] of seats.entries()) this.#insertSeat.run(id, seat, ...columnsOf(sitter));
      this.notices.noteNow(notices);
    });
  }

  async load(id: string): Promise<StoredTable | undefined> {
    const row = this.#selectTable.get(id);
    if (!row) return undefined;
    const orders = this.social.ordersOf(id);
    const log = this.#selectPlies.all(id) as unknown as [seat: Seat, text: string, at: number][];
    return {
      ...this.#knownOf(row),
      ...(orders.length > 0 ? { orders } : {}),
      plies: log.map(([seat, text]): Ply => [seat, text]),
      times: log.map(([, , at]) => at),
    };
  }

  async tablesOf(person: string, most: number): Promise<readonly ListedTable[]> {
    return this.#selectTablesOf.all(person, most).map((row) => this.#listedOf(row));
  }

  async latest(most: number): Promise<readonly ListedTable[]> {
    return this.#selectLatest.all(most).map((row) => this.#listedOf(row));
  }

  async standing(table: string): Promise<ListedTable | undefined> {
    const row = this.#selectStanding.get(table);
    return row && this.#listedOf(row);
  }

  async noteActing(table: string, ply: number, acting: readonly Seat[]): Promise<void> {
    if (ply === 0) this.#db.prepare('UPDATE tables SET acting = ?2 WHERE id = ?1').run(table, bitsOf(acting));
    else this.#db.prepare('UPDATE plies SET acting = ?3 WHERE table_id = ?1 AND ply = ?2').run(table, ply, bitsOf(acting));
  }

  async open(): Promise<readonly NewTable[]> {
    const rows = this.#db
      .prepare(
        `SELECT * FROM tables WHERE listed = 1 AND called_off = 0 AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND kind = 'open' AND person IS NULL) ORDER BY created`,
      )
      .all();
    return rows.map((row) => this.#tableOf(row));
  }

  #listedOf(row: Row): ListedTable {
    return { ...this.#knownOf(row), ply: row.ply as number, ...(row.acts === null ? {} : { acting: seatsIn(row.acts as number) }) };
  }

  #knownOf(row: Row): Omit<ListedTable, 'ply' | 'acting'> {
    return {
      ...this.#tableOf(row),
      ...(row.numbers === null ? {} : { numbers: JSON.parse(row.numbers as string) }),
      ...(row.called_off === 0 ? {} : { calledOff: true }),
      ...(row.called_off === CLOSED ? { closed: true } : {}),
      ...(row.forfeit === null ? {} : { forfeit: JSON.parse(row.forfeit as string) }),
      ...(row.time_control_since === null ? {} : { timeControlSince: row.time_control_since as number }),
      ...(row.proposal === null ? {} : { proposal: JSON.parse(row.proposal as string) }),
      ...(row.rematch === null ? {} : { rematch: row.rematch as string }),
    };
  }

  #tableOf(row: Row): NewTable {
    const id = row.id as string;
    return {
      id,
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
      ...(row.started === null ? {} : { started: row.started as number }),
      seats: this.#selectSeats.all(id).map((seat) => sitterOf(seat as unknown as SeatRow)),
    };
  }

  async sit(table: string, seat: Seat, sitter: StoredSeat): Promise<boolean> {
    return this.#takeSeat.run(table, seat, ...columnsOf(sitter)).changes === 1;
  }

  async fill(table: string, bot: string): Promise<readonly Seat[]> {
    const seats = this.#fillSeats.all(table, bot).map(({ seat }) => seat as number);
    return seats.sort((a, b) => a - b);
  }

  async start(
    table: string,
    { at, due, acting, numbers }: Parameters<Store['start']>[1],
    notices: readonly NewNotice[] = [],
  ): Promise<void> {
    transact(this.#db, () => {
      this.#db
        .prepare('UPDATE tables SET started = ?2, due = ?3, acting = ?4, numbers = ?5 WHERE id = ?1 AND started IS NULL')
        .run(table, at, due, bitsOf(acting), numbers ? JSON.stringify(numbers) : null);
      this.notices.noteNow(notices);
    });
  }

  async setDue(table: string, due: number | null): Promise<void> {
    this.#setDue.run(table, due);
  }

  async forfeit(table: string, forfeit: Forfeit, ending: Ending, notices: readonly NewNotice[] = []): Promise<void> {
    transact(this.#db, () => {
      this.#db.prepare('UPDATE tables SET forfeit = ?2, proposal = NULL, due = NULL WHERE id = ?1').run(table, JSON.stringify(forfeit));
      this.results.noteNow(table, ending);
      this.social.dropOrdersNow(table);
      this.notices.noteNow(notices);
    });
  }

  async due(now: number): Promise<readonly string[]> {
    const rows = this.#db.prepare('SELECT id FROM tables WHERE due <= ?').all(now);
    return rows.map(({ id }) => id as string);
  }

  append(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#batch.push({ entry, resolve, reject });
      if (this.#batch.length >= LARGEST) this.#commit();
      else this.#timer ??= setTimeout(() => this.#commit(), WAIT);
    });
  }

  async flush(): Promise<void> {
    this.#commit();
  }

  async close(): Promise<void> {
    this.#commit();
    await this.#kept.close();
  }

  #commit(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = this.#batch;
    if (batch.length === 0) return;
    this.#batch = [];
    const misplaced = new Set<Waiting>();
    try {
      transact(this.#db, () => {
        for (const waiting of batch) {
          const { table, ply, seat, text, at, acting, due, orders, ending, notices } = waiting.entry;
          const { changes } = this.#insertPly.run(table, ply, seat, text, at, acting ? bitsOf(acting) : null);
          if (changes === 0) misplaced.add(waiting);
          else {
            if (due !== undefined) this.#setDue.run(table, due);
            if (orders) this.social.orderNow(table, seat, orders);
            if (ending) {
              this.results.noteNow(table, ending);
              this.social.dropOrdersNow(table);
            }
            if (notices) this.notices.noteNow(notices);
          }
        }
      });
    } catch (error) {
      for (const { reject } of batch) reject(error as Error);
      return;
    }
    this.#kept.note();
    for (const waiting of batch) {
      const { table, ply } = waiting.entry;
      if (misplaced.has(waiting)) waiting.reject(new Error(`ply ${ply} is not the next of table ${table}`));
      else waiting.resolve();
    }
  }
}
