/** The embedded store: one SQLite file, many entries to a commit. */

import { openWhole } from './keep/open.ts';
import { LAST } from './last-entry.ts';
import { NOTE } from './notices/notices-rows.ts';
import type { Logged } from './packed.ts';
import { noteEnding } from './ratings/ratings-rows.ts';
import { type Log, READ_LOG, RowStore, SET_DUE } from './row-store.ts';
import { bitsOf } from './seat-rows.ts';
import { columnOf, dropOrders, ORDER } from './social/social-rows.ts';
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

/** So many entries stand together before they are sorted into the logs of their tables. */
const SORTED = 5000;
/** Of so many tables it is remembered which entry is the last. */
const KNOWN = 10_000;

const INSERT = 'INSERT INTO fresh (table_id, ply, seat, text, at, acting) VALUES (?,?,?,?,?,?)';
const SORT = [
  'INSERT INTO plies (table_id, ply, seat, text, at, acting) SELECT table_id, ply, seat, text, at, acting FROM fresh',
  'DELETE FROM fresh',
];
/** The last entry of a table, 0 before the first; nothing where there is no such table, or its log is packed. */
const READ_LAST = `SELECT coalesce(${LAST}, 0) AS ply FROM tables WHERE id = ? AND NOT EXISTS (SELECT 1 FROM packed WHERE table_id = id)`;

/** Appending is what a server does all day: a batch is one question to the thread that writes, unless a game ends with it. */
class SqliteLog implements Log {
  readonly #db: SqliteDatabase;
  readonly #closed: () => void;
  #batch: Waiting[] = [];
  #timer: NodeJS.Timeout | undefined;
  /** Whether the batch waits for its turn to be written; until then others join it. */
  #isQueued = false;
  #storing: Promise<void> = Promise.resolve();
  /** The last entry of each table, as far as it is known: nobody else writes here. */
  readonly #last = new Map<string, number>();
  /** How many entries are still to be sorted, but for those of before. */
  #fresh = 0;

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

  async packing(): Promise<void> {
    this.#last.clear();
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
    const stored: Waiting[] = [];
    try {
      if (this.#last.size > KNOWN) this.#last.clear();
      for (const waiting of batch) {
        if (this.#isNext(waiting.entry)) stored.push(waiting);
        else waiting.reject(new OutOfDate(waiting.entry));
      }
      const isEnding = stored.some(({ entry }) => entry.ending);
      const fresh = this.#fresh + stored.length;
      const steps = stepsOf(stored, fresh >= SORTED);
      await (isEnding ? this.#db.whole((all) => end(all, stored, steps)) : within.take(steps));
      this.#fresh = fresh < SORTED ? fresh : 0;
    } catch (error) {
      this.#last.clear();
      for (const { reject } of batch) reject(error as Error);
      return;
    }
    for (const [n, { resolve }] of stored.entries()) {
      if (n > 0 && n % AT_ONCE === 0) await new Promise(setImmediate);
      resolve();
    }
  }

  #isNext({ table, ply }: Entry): boolean {
    const last = this.#last.get(table) ?? this.#db.readInTurn(READ_LAST, (statement) => statement.get(table)?.ply as number | undefined);
    if (last === undefined || ply !== last + 1) return false;
    this.#last.set(table, ply);
    return true;
  }
}

async function end(within: SqliteQueries, batch: readonly Waiting[], steps: Steps): Promise<void> {
  await within.take(steps);
  for (const { entry } of batch) {
    if (!entry.ending) continue;
    await noteEnding(within, entry.table, entry.ending);
    await dropOrders(within, entry.table);
  }
}

function stepsOf(batch: readonly Waiting[], isSorted: boolean): Steps {
  const values: Value[] = [];
  const after: [string, ...Value[]][] = [];
  for (const { entry } of batch) {
    const { table, ply, seat, text, at, acting, due, orders, notices = [] } = entry;
    values.push(table, ply, seat, text, at, acting ? bitsOf(acting) : null);
    if (due !== undefined) after.push([SET_DUE, table, due]);
    if (orders) after.push([ORDER, table, seat, columnOf(orders.before), columnOf(orders.after)]);
    for (const notice of notices) after.push([NOTE, notice.person, notice.table, notice.kind, notice.at]);
  }
  if (isSorted) after.push(...SORT.map((text): [string] => [text]));
  return { text: INSERT, values, width: 6, after };
}
