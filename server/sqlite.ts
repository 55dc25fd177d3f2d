/** The embedded store: one SQLite file, many entries to a commit. */

import { openWhole } from './keep/open.ts';
import { NOTE } from './notices/rows.ts';
import type { Logged } from './packed.ts';
import { noteEnding } from './ratings/rows.ts';
import { type Log, READ_LOG, RowStore, SET_DUE } from './rows.ts';
import { bitsOf } from './seat-rows.ts';
import { columnOf, dropOrders, ORDER } from './social/rows.ts';
import type { Value } from './sql/database.ts';
import { SqliteDatabase, type SqliteQueries } from './sql/sqlite.ts';
import { Writer } from './sql/writer.ts';
import type { Gate, Steps } from './sql/writing.ts';
import { type Entry, OutOfDate, type Store } from './store.ts';

export { FILE } from './keep/files.ts';

/** How long an entry may wait for others to share its commit, in milliseconds. */
const WAIT = 1;
/** A batch of so many waits no longer. */
const LARGEST = 1000;
/** Of a batch so many entries are told at a time, some milliseconds of work; then others have their turn. */
const AT_ONCE = 32;

interface Waiting {
  readonly entry: Entry;
  resolve(): void;
  reject(reason: Error): void;
}

interface SqliteOptions {
  /** The file may not grow beyond so many pages of 4 KiB. */
  readonly mostPages?: number;
  /** For tests of a slow disk. */
  readonly gate?: Gate;
  readonly isReadOnly?: boolean;
}

/** Opens the store in a folder, which is made if it is missing. Throws a sentence when another process has it open, or a part of it is gone. */
export function openSqlite(folder: string, options: SqliteOptions = {}): Store {
  const { db: reader, files, release } = openWhole(folder);
  const db = new SqliteDatabase(reader, new Writer({ files, ...options }));
  return new RowStore(db, new SqliteLog(db, release));
}

/** The next entry of its table, or nothing: table, ply, seat, text, when, who is to act. */
const INSERT = `INSERT INTO plies (table_id, ply, seat, text, at, acting) SELECT ?1, ?2, ?3, ?4, ?5, ?6
   WHERE ?2 = 1 + ifnull((SELECT max(ply) FROM plies WHERE table_id = ?1), 0) AND (?2 > 1 OR EXISTS (SELECT 1 FROM tables WHERE id = ?1))`;

/** Appending is what a server does all day: a batch is one question to the thread that writes, unless a game ends with it. */
class SqliteLog implements Log {
  readonly #db: SqliteDatabase;
  readonly #closed: () => void;
  #batch: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** Whether the batch waits for its turn to be written; until then others join it. */
  #isQueued = false;
  #storing: Promise<void> = Promise.resolve();

  constructor(db: SqliteDatabase, closed: () => void) {
    this.#db = db;
    this.#closed = closed;
  }

  read(table: string, after: number): Promise<readonly Logged[]> {
    return this.#db.read(READ_LOG, (statement) => {
      statement.setReturnArrays(true);
      return statement.all(table, after) as unknown as readonly Logged[];
    });
  }

  append(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#batch.push({ entry, resolve, reject });
      if (this.#isQueued) return;
      if (this.#batch.length >= LARGEST) this.flush();
      else this.#timer ??= setTimeout(() => this.flush(), WAIT);
    });
  }

  /** Settles when all that waited so far has been told. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#batch.length > 0 && !this.#isQueued) {
      this.#isQueued = true;
      this.#storing = this.#db.inTurn((within) => {
        this.#isQueued = false;
        const batch = this.#batch;
        this.#batch = [];
        return this.#store(within, batch);
      });
    }
    return this.#storing;
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#db.close();
    this.#closed();
  }

  async #store(within: SqliteQueries, batch: readonly Waiting[]): Promise<void> {
    let misplaced: readonly number[];
    try {
      const steps = stepsOf(batch);
      const isEnding = batch.some(({ entry }) => entry.ending);
      misplaced = await (isEnding ? this.#db.whole((all) => end(all, batch, steps)) : within.take(steps));
    } catch (error) {
      for (const { reject } of batch) reject(error as Error);
      return;
    }
    for (const [n, { entry, resolve, reject }] of batch.entries()) {
      if (n > 0 && n % AT_ONCE === 0) await new Promise(setImmediate);
      if (misplaced.includes(n)) reject(new OutOfDate(entry));
      else resolve();
    }
  }
}

async function end(within: SqliteQueries, batch: readonly Waiting[], steps: Steps): Promise<readonly number[]> {
  const misplaced = await within.take(steps);
  for (const [n, { entry }] of batch.entries()) {
    if (!entry.ending || misplaced.includes(n)) continue;
    await noteEnding(within, entry.table, entry.ending);
    await dropOrders(within, entry.table);
  }
  return misplaced;
}

function stepsOf(batch: readonly Waiting[]): Steps {
  const values: Value[] = [];
  const after: [number, string, ...Value[]][] = [];
  for (const [n, { entry }] of batch.entries()) {
    const { table, ply, seat, text, at, acting, due, orders, notices = [] } = entry;
    values.push(table, ply, seat, text, at, acting ? bitsOf(acting) : null);
    if (due !== undefined) after.push([n, SET_DUE, table, due]);
    if (orders) after.push([n, ORDER, table, seat, columnOf(orders)]);
    for (const notice of notices) after.push([n, NOTE, notice.person, notice.table, notice.kind, notice.at]);
  }
  return { text: INSERT, values, width: 6, after };
}
