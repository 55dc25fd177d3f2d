/**
 * SQLite behind `Database`. A thread writes, one after the other; reading takes microseconds and is done at once, by a connection
 * that sees what is committed.
 */

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Database, Queries, Row, Value } from './database.ts';
import type { Writer } from './writer.ts';
import type { Steps } from './writing.ts';

export interface SqliteQueries extends Queries {
  /** All of it or nothing. */
  take(steps: Steps): Promise<void>;
}

const READS = /^\s*SELECT\b/;

export class SqliteDatabase implements Database {
  /** Nobody else is there. */
  readonly unlocked = '';
  readonly #db: DatabaseSync;
  readonly #writer: Writer;
  readonly #prepared = new Map<string, StatementSync>();
  readonly #within: SqliteQueries;
  /** Settles when all that was to be written so far is, or has failed. */
  #last: Promise<unknown> = Promise.resolve();

  /** `db` is only read. */
  constructor(db: DatabaseSync, writer: Writer) {
    this.#db = db;
    this.#writer = writer;
    db.exec('PRAGMA query_only = ON');
    this.#within = {
      all: (text, ...values) => writer.ask({ kind: 'all', text, values }),
      get: (text, ...values) => writer.ask({ kind: 'get', text, values }),
      run: (text, ...values) => writer.ask({ kind: 'run', text, values }),
      take: (steps) => writer.ask({ kind: 'steps', steps }),
    };
  }

  async all(text: string, ...values: Value[]): Promise<readonly Row[]> {
    if (!READS.test(text)) return this.inTurn((within) => within.all(text, ...values));
    return this.read(text, (statement) => statement.all(...values) as readonly Row[]);
  }

  async get(text: string, ...values: Value[]): Promise<Row | undefined> {
    if (!READS.test(text)) return this.inTurn((within) => within.get(text, ...values));
    return this.read(text, (statement) => statement.get(...values) as Row | undefined);
  }

  run(text: string, ...values: Value[]): Promise<number> {
    return this.inTurn((within) => within.run(text, ...values));
  }

  transaction<T>(work: (within: SqliteQueries) => Promise<T>): Promise<T> {
    return this.inTurn(() => this.whole(work));
  }

  /** Reads once all is written that was to be before. */
  async read<T>(text: string, read: (statement: StatementSync) => T): Promise<T> {
    await this.#last;
    return this.readInTurn(text, read);
  }

  /** The same, for whoever has the turn. */
  readInTurn<T>(text: string, read: (statement: StatementSync) => T): T {
    let statement = this.#prepared.get(text);
    if (!statement) {
      statement = this.#db.prepare(text);
      this.#prepared.set(text, statement);
    }
    return read(statement);
  }

  /** Writes when all is written that was to be before; each statement is a transaction by itself. */
  async inTurn<T>(work: (within: SqliteQueries) => Promise<T>): Promise<T> {
    const before = this.#last;
    let done = () => {};
    this.#last = new Promise<void>((resolve) => {
      done = resolve;
    });
    await before;
    try {
      return await work(this.#within);
    } finally {
      done();
    }
  }

  /** A transaction of whoever has the turn. */
  async whole<T>(work: (within: SqliteQueries) => Promise<T>): Promise<T> {
    try {
      await this.#writer.ask({ kind: 'begin' });
      const result = await work(this.#within);
      await this.#writer.ask({ kind: 'commit' });
      return result;
    } catch (error) {
      await this.#writer.ask({ kind: 'roll back' });
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#last;
    // Whoever is last takes the log into the store.
    this.#db.close();
    await this.#writer.close();
  }
}
