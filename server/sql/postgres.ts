/** PostgreSQL behind `Database`. */

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Database, Queries, Row, Value } from './database.ts';

/** Connections to the database, each with one question at a time. */
const MOST_CONNECTIONS = 16;
/** Milliseconds until somebody has to answer. */
const PATIENCE = 5000;
/** What is said of a prepared statement that would bring other columns than it did: a newer server has changed the tables. */
const OUTDATED = '0A000';
/**
 * So often something is tried that others came between: serialisation failures, deadlocks, two who made the same at once, and a newer
 * server that changed the tables under statements that were prepared before.
 */
const TRIES: ReadonlyMap<string | undefined, number> = new Map([
  ['40001', 50],
  ['40P01', 50],
  ['23505', 5],
  [OUTDATED, 5],
]);

/** What a statement of PostgreSQL's own may be given, too. */
type Given = Value | readonly Value[];

export interface PostgresQueries extends Queries {
  all(text: string, ...values: Given[]): Promise<readonly Row[]>;
}

interface Held {
  ask(text: string, values?: readonly Given[]): Promise<readonly Row[]>;
  end(how: 'COMMIT' | 'ROLLBACK'): Promise<void>;
}

/** Integers come as numbers, and bytes as bytes: there are no other types but text. */
const INT8 = 20;
const BYTEA = 17;
const readBytes = pg.types.getTypeParser(BYTEA) as (text: string) => Buffer;
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return Number;
    if (oid === BYTEA) return (text: string) => new Uint8Array(readBytes(text));
    return pg.types.getTypeParser(oid, format);
  },
};

interface Prepared {
  readonly name: string;
  readonly text: string;
}

const prepared = new Map<string, Prepared>();
let names = 0;

/** A statement has the same name on all connections. */
function prepare(text: string): Prepared {
  let found = prepared.get(text);
  if (!found) {
    let next = 0;
    found = { name: `s${names++}`, text: text.replace(/\?(\d*)/g, (_, n: string) => `$${n || ++next}`) };
    prepared.set(text, found);
  }
  return found;
}

/** From now on it is prepared anew, on all connections, by another name. */
function forget(text: string, { name }: Prepared): void {
  if (prepared.get(text)?.name === name) prepared.delete(text);
}

/** What `pg` says of a question that had no answer in time. */
const NO_ANSWER = 'Query read timeout';

/** A line may be dead and nobody say so: who gets no answer for so many milliseconds gives the connection up, and nobody knows what was stored. */
function queriesOn(asked: Pick<pg.Pool, 'query'>, patience: number): PostgresQueries {
  const ask = async (text: string, values: readonly Given[]) => {
    const statement = prepare(text);
    try {
      return await asked.query<Row>({ ...statement, values: values as Given[], query_timeout: patience } as pg.QueryConfig);
    } catch (error) {
      if (codeOf(error) === OUTDATED) forget(text, statement);
      throw error;
    }
  };
  return {
    all: async (text, ...values) => (await ask(text, values)).rows,
    get: async (text, ...values) => (await ask(text, values)).rows[0],
    run: async (text, ...values) => (await ask(text, values)).rowCount ?? 0,
  };
}

/** There, whatever would change something fails. */
function readingAt(url: string): string {
  const address = new URL(url);
  const options = address.searchParams.get('options') ?? '';
  address.searchParams.set('options', `${options} -c default_transaction_read_only=on`.trim());
  return address.href;
}

export class PostgresDatabase implements Database {
  readonly unlocked = 'FOR UPDATE SKIP LOCKED';
  readonly #pool: pg.Pool;
  readonly #asked: PostgresQueries;
  readonly #patience: number;

  constructor(url: string, { patience = PATIENCE, isReadOnly = false } = {}) {
    this.#patience = patience;
    this.#pool = new pg.Pool({
      connectionString: isReadOnly ? readingAt(url) : url,
      max: MOST_CONNECTIONS,
      connectionTimeoutMillis: patience,
      application_name: 'royaumes',
      types,
    });
    // A connection that breaks while nobody uses it is replaced by the next one; whoever asks something of it is told so.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    this.#asked = queriesOn(this.#pool, patience);
  }

  all(text: string, ...values: Given[]): Promise<readonly Row[]> {
    return onceMore(() => this.#asked.all(text, ...values));
  }

  get(text: string, ...values: Value[]): Promise<Row | undefined> {
    return onceMore(() => this.#asked.get(text, ...values));
  }

  run(text: string, ...values: Value[]): Promise<number> {
    return onceMore(() => this.#asked.run(text, ...values));
  }

  transaction<T>(work: (within: PostgresQueries) => Promise<T>): Promise<T> {
    return again(() =>
      this.#alone(async (client) => {
        const within = queriesOn(client, this.#patience);
        await within.run('BEGIN ISOLATION LEVEL SERIALIZABLE');
        const result = await work(within);
        await within.run('COMMIT');
        return result;
      }),
    );
  }

  /** Several statements in one text, all or none of them; before them, it is waited for others who hold the lock. */
  async migrate(lock: number, work: (run: (script: string) => Promise<readonly Row[]>) => Promise<void>): Promise<void> {
    await this.#alone(async (client) => {
      await client.query('BEGIN');
      await client.query('SELECT pg_advisory_xact_lock($1)', [lock]);
      await work(async (script) => (await client.query<Row>(script)).rows);
      await client.query('COMMIT');
    });
  }

  /** A transaction that stays open for as long as somebody needs it. */
  async hold(begin: string): Promise<Held> {
    const client = await this.#pool.connect();
    const ask = async (text: string, values?: readonly Given[]) => (await client.query<Row>(text, values as Given[] | undefined)).rows;
    await ask(begin);
    return {
      ask,
      async end(how) {
        await ask(how).then(
          () => client.release(),
          (error: Error) => {
            client.release(error);
            throw error;
          },
        );
      },
    };
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  async #alone<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    let broken: Error | undefined;
    try {
      return await work(client);
    } catch (error) {
      const isDead = (error as Error).message === NO_ANSWER;
      broken = isDead
        ? (error as Error)
        : await client.query('ROLLBACK').then(
            () => undefined,
            (reason: Error) => reason,
          );
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

/** A statement alone that was outdated did nothing: it is asked once more, prepared anew. */
function onceMore<T>(ask: () => Promise<T>): Promise<T> {
  return ask().catch((error) => {
    if (codeOf(error) === OUTDATED) return ask();
    throw error;
  });
}

function codeOf(error: unknown): string | undefined {
  return (error as Partial<pg.DatabaseError>).code;
}

/** Does it again, from its beginning, when others came between. */
export async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries >= (TRIES.get(codeOf(error)) ?? 0)) throw error;
      await sleep(Math.random() * Math.min(tries, 10));
    }
  }
}
