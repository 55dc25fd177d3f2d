/** Many rows at once into a store that nobody uses, and how much room it takes. */

import { statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import pg from 'pg';
import { FILE } from '#server/sqlite';
import { shapes } from '#server/transfer/shape';

export type Value = string | number | Uint8Array | null;

export interface Bulk {
  /** Columns that are left out have their default. */
  add(table: string, columns: readonly string[], row: readonly Value[]): Promise<void> | void;
  /** Bytes of tables and indices, once all that was added is there. */
  bytes(): Promise<number>;
  close(): Promise<void>;
}

/** Rows of one transaction. */
const AT_ONCE = 20_000;

export class SqliteBulk implements Bulk {
  readonly #db: DatabaseSync;
  readonly #file: string;
  readonly #adding = new Map<string, StatementSync>();
  #rows = 0;

  constructor(folder: string) {
    this.#file = join(folder, FILE);
    this.#db = new DatabaseSync(this.#file);
    this.#db.exec(
      'PRAGMA synchronous = OFF; PRAGMA cache_size = -4000000; PRAGMA wal_autocheckpoint = 50000; PRAGMA foreign_keys = OFF; BEGIN',
    );
  }

  add(table: string, columns: readonly string[], row: readonly Value[]): void {
    const key = `${table} ${columns.length}`;
    let adding = this.#adding.get(key);
    if (!adding) {
      adding = this.#db.prepare(`INSERT INTO ${table} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`);
      this.#adding.set(key, adding);
    }
    adding.run(...row);
    if (++this.#rows % AT_ONCE === 0) this.#db.exec('COMMIT; BEGIN');
  }

  async bytes(): Promise<number> {
    this.#db.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE); BEGIN');
    return statSync(this.#file).size;
  }

  async close(): Promise<void> {
    this.#db.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA optimize');
    this.#db.close();
  }
}

const TYPES: Readonly<Record<string, string>> = { INTEGER: 'bigint', TEXT: 'text', BLOB: 'bytea' };

export class PostgresBulk implements Bulk {
  readonly #client: pg.Client;
  readonly #waiting = new Map<
    string,
    { readonly table: string; readonly columns: readonly string[]; readonly rows: (readonly Value[])[] }
  >();
  readonly #shapes = new Map(shapes().map((shape) => [shape.name, shape]));

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async open(url: string): Promise<PostgresBulk> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(`SET synchronous_commit = off; SET session_replication_role = 'replica'`);
    return new PostgresBulk(client);
  }

  async add(table: string, columns: readonly string[], row: readonly Value[]): Promise<void> {
    const key = `${table} ${columns.length}`;
    const waiting = this.#waiting.get(key) ?? { table, columns, rows: [] };
    this.#waiting.set(key, waiting);
    waiting.rows.push(row);
    if (waiting.rows.length >= AT_ONCE / 4) await this.#flush(key);
  }

  async bytes(): Promise<number> {
    for (const key of this.#waiting.keys()) await this.#flush(key);
    const { rows } = await this.#client.query<{ bytes: string }>(
      `SELECT sum(pg_total_relation_size(oid)) AS bytes FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace`,
    );
    return Number(rows[0]?.bytes);
  }

  async close(): Promise<void> {
    await this.bytes();
    // A store after years was vacuumed long ago; else the database does it for all rows at once, while others ask.
    await this.#client.query('VACUUM (ANALYZE)');
    await this.#client.end();
  }

  async #flush(key: string): Promise<void> {
    const { table, columns, rows } = this.#waiting.get(key) ?? { table: '', columns: [], rows: [] };
    if (rows.length === 0) return;
    this.#waiting.delete(key);
    const shape = this.#shapes.get(table);
    const types = columns.map((column) => TYPES[shape?.types[shape.columns.indexOf(column)] ?? ''] ?? 'text');
    const lists = types.map((type, n) => `$${n + 1}::${type}[]`).join();
    await this.#client.query(
      `INSERT INTO ${table} (${columns.join()}) SELECT * FROM unnest(${lists})`,
      columns.map((_, n) => rows.map((row) => row[n])),
    );
  }
}
