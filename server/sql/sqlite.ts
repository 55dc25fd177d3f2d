/** SQLite behind `Database`. It answers at once; only a transaction lets others wait. */

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Database, Queries, Row, Value } from './database.ts';

export class SqliteDatabase implements Database {
  /** Nobody else is there. */
  readonly unlocked = '';
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();
  readonly #within: Queries = {
    all: async (text, ...values) => this.prepare(text).all(...values) as readonly Row[],
    get: async (text, ...values) => this.prepare(text).get(...values) as Row | undefined,
    run: async (text, ...values) => this.prepare(text).run(...values).changes as number,
  };
  /** Settles when the last transaction that has begun, or waits, is done. */
  #last: Promise<void> | undefined;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  /** For what a transaction does without waiting. */
  prepare(text: string): StatementSync {
    let statement = this.#prepared.get(text);
    if (!statement) {
      statement = this.#db.prepare(text);
      this.#prepared.set(text, statement);
    }
    return statement;
  }

  async all(text: string, ...values: Value[]): Promise<readonly Row[]> {
    while (this.#last) await this.#last;
    return this.#within.all(text, ...values);
  }

  async get(text: string, ...values: Value[]): Promise<Row | undefined> {
    while (this.#last) await this.#last;
    return this.#within.get(text, ...values);
  }

  async run(text: string, ...values: Value[]): Promise<number> {
    while (this.#last) await this.#last;
    return this.#within.run(text, ...values);
  }

  async transaction<T>(work: (within: Queries) => Promise<T>): Promise<T> {
    const before = this.#last;
    let done = () => {};
    const mine = new Promise<void>((resolve) => {
      done = resolve;
    });
    this.#last = mine;
    if (before) await before;
    try {
      this.#db.exec('BEGIN IMMEDIATE');
      const result = await work(this.#within);
      this.#db.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('ROLLBACK');
      throw error;
    } finally {
      if (this.#last === mine) this.#last = undefined;
      done();
    }
  }

  /** Nothing is open any more. */
  async settle(): Promise<void> {
    while (this.#last) await this.#last;
  }
}
