/** Servers that share a PostgreSQL hear of each other by its NOTIFY. */

import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresDatabase } from '../sql/postgres.ts';
import { newId } from '../tokens.ts';
import type { Ears, Hint, Mark, Peers } from './peers.ts';

/** Bytes of one NOTIFY: PostgreSQL takes less than 8000. */
const LONGEST = 7000;
/** So many hints are kept while the database cannot be reached. Who comes back looks at everything anyway. */
const MOST_KEPT = 20_000;
/** Milliseconds between two signs of life; without an answer for so long, the connection is dead. */
const BEAT = 1000;
const PATIENCE = 5000;
/** Milliseconds until the next try. */
const PAUSE = 250;
/** Where no server gave a sign of life for so long, there was none: time did not run for anybody. */
const GAP = 3000;

/** One statement for all servers, by the one clock that they share: since when at least one has always been there. */
const BEATING = `INSERT INTO uptime AS before (one, since, seen)
  SELECT 1, now, now FROM (SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now) AS clock
  ON CONFLICT (one) DO UPDATE SET since = CASE WHEN before.seen < excluded.seen - ${GAP} THEN excluded.seen ELSE before.since END,
    seen = greatest(before.seen, excluded.seen)
  RETURNING since`;

/** When somebody is to look at the table is nothing that is told, and follows from the rest. Whoever changes a seat leaves another `xmin` there. */
const MARKS = `SELECT id, coalesce((SELECT max(ply) FROM plies WHERE table_id = id), 0) AS ply,
    coalesce((SELECT max(n) FROM chat WHERE table_id = id), 0) AS said,
    md5(ROW(host, started, called_off, forfeit, time_control_since, proposal, rematch,
      (SELECT array_agg(seats.xmin::text ORDER BY seat) FROM seats WHERE table_id = id))::text) AS rest
  FROM tables WHERE id = ANY(?1::text[])`;

interface Told {
  readonly from: string;
  readonly hints: readonly Hint[];
}

export class PostgresPeers implements Peers {
  readonly name = newId();
  readonly areMany = true;
  readonly #db: PostgresDatabase;
  readonly #url: string;
  #since = Date.now();
  /** Of the same thing only the last is told. */
  #untold = new Map<string, Hint>();
  #telling: Promise<void> | undefined;
  #ears: Ears | undefined;
  /** What was heard and is not heeded yet. */
  readonly #heeding = new Set<Promise<void>>();
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(db: PostgresDatabase, url: string) {
    this.#db = db;
    this.#url = url;
  }

  get since(): number {
    return this.#since;
  }

  tell(hint: Hint): void {
    if (this.#isClosed) return;
    const key = `${hint.kind} ${hint.id}${'n' in hint ? ` ${hint.n}` : ''}`;
    const before = this.#untold.get(key);
    // Who is told to look at all of a table looks at its entries as well.
    if (hint.kind === 'table' && before?.kind === 'table' && before.ply === undefined) return;
    if (this.#untold.size < MOST_KEPT) this.#untold.set(key, hint);
    this.#telling ??= this.#tellAll();
  }

  async marksOf(tables: readonly string[]): Promise<ReadonlyMap<string, Mark>> {
    const rows = tables.length === 0 ? [] : await this.#db.all(MARKS, tables);
    return new Map(
      rows.map(({ id, ply, said, rest }) => [id as string, { ply: ply as number, said: said as number, rest: rest as string }]),
    );
  }

  listen(ears: Ears): Promise<void> {
    this.#ears = ears;
    return this.#connect();
  }

  /** What is still to be told is, if somebody hears it; and whatever was heard has been looked at, for the store goes next. */
  async close(): Promise<void> {
    await Promise.race([this.#telling, sleep(PAUSE)]);
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
    await Promise.race([Promise.all(this.#heeding), sleep(PATIENCE, undefined, { ref: false })]);
  }

  /** One statement at a time: what comes meanwhile goes together in the next. */
  async #tellAll(): Promise<void> {
    await new Promise(setImmediate);
    while (this.#untold.size > 0 && !this.#isClosed) {
      const untold = this.#untold;
      this.#untold = new Map();
      try {
        await this.#db.all(
          `SELECT pg_notify('royaumes_' || current_schema(), unnest(?1::text[]))`,
          letters(this.name, [...untold.values()]),
        );
      } catch {
        for (const [key, hint] of untold) if (!this.#untold.has(key)) this.#untold.set(key, hint);
        await sleep(PAUSE, undefined, { ref: false });
      }
    }
    this.#telling = undefined;
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'royaumes',
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    });
    this.#client = client;
    let isLost = false;
    const lost = () => {
      if (isLost) return;
      isLost = true;
      clearTimeout(this.#timer);
      client.end().catch(() => undefined);
      if (!this.#isClosed) this.#timer = setTimeout(() => this.#connect(), PAUSE).unref();
    };
    client.on('error', lost);
    client.on('end', lost);
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    const beat = async () => {
      const { rows } = await client.query<{ since: string }>(BEATING);
      this.#since = Number(rows[0]?.since ?? this.#since);
      this.tell({ kind: 'here', id: '' });
      if (!isLost && !this.#isClosed) this.#timer = setTimeout(() => beat().catch(lost), BEAT).unref();
    };
    try {
      await client.connect();
      const { rows } = await client.query<{ name: string }>(`SELECT quote_ident('royaumes_' || current_schema()) AS name`);
      await client.query(`LISTEN ${rows[0]?.name}`);
      await beat();
      await this.#ears?.missed();
    } catch {
      lost();
    }
  }

  #hear(payload: string): void {
    if (this.#isClosed) return;
    const { from, hints } = JSON.parse(payload) as Told;
    for (const hint of hints) {
      const heeding = this.#ears?.heard(hint, from);
      if (!heeding) continue;
      this.#heeding.add(heeding);
      heeding.finally(() => this.#heeding.delete(heeding));
    }
  }
}

/** As many as fit go into one. */
function letters(from: string, hints: readonly Hint[]): readonly string[] {
  const all: string[] = [];
  let some: string[] = [];
  let length = 0;
  const seal = () => all.push(`{"from":"${from}","hints":[${some.join()}]}`);
  for (const hint of hints) {
    const text = JSON.stringify(hint);
    const bytes = Buffer.byteLength(text) + 1;
    if (length + bytes > LONGEST && some.length > 0) {
      seal();
      some = [];
      length = 0;
    }
    some.push(text);
    length += bytes;
  }
  seal();
  return all;
}
