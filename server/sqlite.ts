/** The embedded store: one SQLite file, many entries to a commit. */

import { type Kept, openKept } from './keep/open.ts';
import { NOTE } from './notices/rows.ts';
import { noteEnding } from './ratings/rows.ts';
import { type Log, type Logged, READ_LOG, RowStore, SET_DUE } from './rows.ts';
import { bitsOf } from './seat-rows.ts';
import { columnOf, dropOrders, ORDER } from './social/rows.ts';
import { SqliteDatabase } from './sql/sqlite.ts';
import { type Entry, OutOfDate, type Store } from './store.ts';

export { FILE } from './keep/files.ts';

/** How long an entry may wait for others to share its commit, in milliseconds. */
const WAIT = 1;
/** A batch of so many waits no longer. */
const LARGEST = 1000;

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
  const db = new SqliteDatabase(kept.db);
  return new RowStore(db, new SqliteLog(db, kept));
}

/** Statements are prepared, and nothing waits but the end of a game: appending is what a server does all day. */
class SqliteLog implements Log {
  readonly #db: SqliteDatabase;
  readonly #kept: Kept;
  readonly #read;
  readonly #insert;
  readonly #setDue;
  readonly #order;
  readonly #note;
  #batch: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  #committing: Promise<unknown> = Promise.resolve();

  constructor(db: SqliteDatabase, kept: Kept) {
    this.#db = db;
    this.#kept = kept;
    this.#read = db.prepare(READ_LOG);
    this.#read.setReturnArrays(true);
    this.#insert = db.prepare(
      `INSERT INTO plies (table_id, ply, seat, text, at, acting) SELECT ?1, ?2, ?3, ?4, ?5, ?6
       WHERE ?2 = 1 + ifnull((SELECT max(ply) FROM plies WHERE table_id = ?1), 0) AND (?2 > 1 OR EXISTS (SELECT 1 FROM tables WHERE id = ?1))`,
    );
    this.#setDue = db.prepare(SET_DUE);
    this.#order = db.prepare(ORDER);
    this.#note = db.prepare(NOTE);
  }

  async read(table: string, after: number): Promise<readonly Logged[]> {
    await this.#db.settle();
    return this.#read.all(table, after) as unknown as readonly Logged[];
  }

  append(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#batch.push({ entry, resolve, reject });
      if (this.#batch.length >= LARGEST) this.#commit();
      else this.#timer ??= setTimeout(() => this.#commit(), WAIT);
    });
  }

  async flush(): Promise<void> {
    await this.#commit();
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#db.settle();
    await this.#kept.close();
  }

  /** Settles when all that waited so far has been told. */
  #commit(): Promise<unknown> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const batch = this.#batch;
    this.#batch = [];
    if (batch.length > 0) this.#committing = Promise.all([this.#committing, this.#store(batch)]);
    return this.#committing;
  }

  async #store(batch: readonly Waiting[]): Promise<void> {
    const misplaced = new Set<Waiting>();
    try {
      await this.#db.transaction(async (within) => {
        for (const waiting of batch) {
          const { table, ending } = waiting.entry;
          if (!this.#place(waiting.entry)) misplaced.add(waiting);
          else if (ending) {
            await noteEnding(within, table, ending);
            await dropOrders(within, table);
          }
        }
      });
    } catch (error) {
      for (const { reject } of batch) reject(error as Error);
      return;
    }
    this.#kept.note();
    for (const waiting of batch) {
      if (misplaced.has(waiting)) waiting.reject(new OutOfDate(waiting.entry));
      else waiting.resolve();
    }
  }

  /** False, and nothing changes, when it is not the next one. */
  #place({ table, ply, seat, text, at, acting, due, orders, notices = [] }: Entry): boolean {
    if (this.#insert.run(table, ply, seat, text, at, acting ? bitsOf(acting) : null).changes === 0) return false;
    if (due !== undefined) this.#setDue.run(table, due);
    if (orders) this.#order.run(table, seat, columnOf(orders));
    for (const notice of notices) this.#note.run(notice.person, notice.table, notice.kind, notice.at);
    return true;
  }
}
