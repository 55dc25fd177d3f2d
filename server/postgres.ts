/** The store of several servers at once: a PostgreSQL database. */

import type { Logged } from './packed.ts';
import { Alone, type Peers } from './peers/peers.ts';
import { PostgresPeers } from './peers/postgres.ts';
import { noteEnding } from './ratings/ratings-rows.ts';
import { type Log, READ_LOG, RowStore } from './row-store.ts';
import { PACKED } from './schema.ts';
import { bitsOf } from './seat-rows.ts';
import { columnOf, dropOrders } from './social/social-rows.ts';
import type { Queries } from './sql/database.ts';
import { again, PostgresDatabase, type PostgresQueries } from './sql/postgres.ts';
import { migratePostgres } from './sql/shape.ts';
import { type Entry, OutOfDate, type Store } from './store.ts';

/** How long an entry may wait for others to share its statement, in milliseconds; while one is under way, they gather anyway. */
const WAIT = 1;
const LARGEST = 1000;

/** Rejects with a sentence when nobody answers there, or not to us. */
export async function openPostgres(url: string, { isReadOnly = false } = {}): Promise<Store> {
  const db = await connectPostgres(url);
  if (isReadOnly) {
    await db.close();
    const reading = new PostgresDatabase(url, { isReadOnly });
    return new RowStore(reading, new PostgresLog(reading, new Alone()));
  }
  const peers = new PostgresPeers(db, url);
  return new RowStore(db, new PostgresLog(db, peers), peers);
}

/** The database, up to date. Rejects as `openPostgres` does. */
export async function connectPostgres(url: string): Promise<PostgresDatabase> {
  const db = new PostgresDatabase(url);
  try {
    await migratePostgres(db);
    return db;
  } catch (error) {
    await db.close();
    throw tellWhy(error, url);
  }
}

/** The password is told to nobody. */
function tellWhy(error: unknown, url: string): Error {
  const { code, message } = error as NodeJS.ErrnoException;
  const { hostname, port, pathname, username } = URL.canParse(url) ? new URL(url) : new URL('postgres://');
  const place = `${hostname || 'localhost'}:${port || 5432}`;
  if (code === 'ECONNREFUSED') return new Error(`no PostgreSQL answers at ${place}`);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return new Error(`cannot find the PostgreSQL host ${hostname}`);
  if (code === '28P01' || code === '28000') return new Error(`PostgreSQL at ${place} refuses ${username || 'us'} with that password`);
  if (code === '3D000') return new Error(`PostgreSQL at ${place} has no database ${pathname.slice(1)}`);
  return new Error(`PostgreSQL at ${place}: ${message || code}`);
}

/**
 * Stores entries that are the next of their tables, with all that goes with them. Those of one table go together: if `first` is not
 * its next entry, or the game was cut short, none of them is stored. Two who store the same entry at once never both succeed: (table, ply) is the key.
 * The table's own row is held by every entry: so whoever cuts the game short in the same moment waits, and judges anew.
 */
const APPEND = `WITH entry AS (
  SELECT table_id, first, ply, seat, text, at, acting FROM unnest(?1::text[], ?2::bigint[], ?3::bigint[], ?4::bigint[], ?5::text[], ?6::bigint[], ?7::bigint[])
    AS entry (table_id, first, ply, seat, text, at, acting)
), held AS (
  SELECT id FROM tables JOIN (SELECT DISTINCT table_id, first FROM entry) AS chain ON id = chain.table_id
  WHERE called_off = 0 AND forfeit IS NULL AND first = 1 + coalesce((SELECT max(ply) FROM plies WHERE plies.table_id = id), 0)
  FOR NO KEY UPDATE OF tables
), stored AS (
  INSERT INTO plies (table_id, ply, seat, text, at, acting)
  SELECT table_id, ply, seat, text, at, acting FROM entry WHERE table_id IN (SELECT id FROM held)
  RETURNING table_id
), timed AS (
  UPDATE tables SET due = timed.due FROM unnest(?8::text[], ?9::bigint[]) AS timed (table_id, due)
  WHERE id = timed.table_id AND id IN (SELECT table_id FROM stored)
), ordered AS (
  UPDATE seats SET orders = ordered.after
  FROM unnest(?10::text[], ?11::bigint[], ?12::text[], ?13::text[]) AS ordered (table_id, seat, before, after)
  WHERE seats.table_id = ordered.table_id AND seats.seat = ordered.seat AND seats.orders IS NOT DISTINCT FROM ordered.before
    AND ordered.table_id IN (SELECT table_id FROM stored)
), noted AS (
  INSERT INTO notices (person, table_id, kind, at)
  SELECT DISTINCT ON (person, table_id, kind) person, table_id, kind, at
  FROM unnest(?14::text[], ?15::text[], ?16::text[], ?17::text[], ?18::bigint[])
    WITH ORDINALITY AS noted (with_table, person, table_id, kind, at, n)
  WHERE with_table IN (SELECT table_id FROM stored) AND EXISTS (SELECT 1 FROM channels WHERE channels.person = noted.person)
  ORDER BY person, table_id, kind, n DESC
  ON CONFLICT (person, table_id, kind) DO UPDATE SET at = excluded.at, daily = 0, tries = 0, channels = NULL, claimed = 0
) SELECT DISTINCT table_id FROM stored`;

interface Waiting {
  readonly entry: Entry;
  /** The entry that it was to follow, if that is still on its way: where that one is refused, so is this. */
  after: Waiting | undefined;
  isRefused: boolean;
  resolve(): void;
  reject(reason: Error): void;
}

/** Entries of one table, each the next after the one before. */
type Chain = readonly [Waiting, ...Waiting[]];

class PostgresLog implements Log {
  readonly #db: PostgresDatabase;
  readonly #peers: Peers;
  #waiting: Waiting[] = [];
  /** Those on their way, by table and ply. */
  readonly #underWay = new Map<string, Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #storing: Promise<void> | undefined;
  /** The tables whose last entries are on their way, one after the other, while other tables play on. */
  readonly #endings = new Map<string, Promise<void>>();
  #lastEnding: Promise<void> = Promise.resolve();

  constructor(db: PostgresDatabase, peers: Peers) {
    this.#db = db;
    this.#peers = peers;
  }

  async read(table: string, after: number): Promise<readonly Logged[]> {
    return (await this.#db.all(READ_LOG, table, after)).map(({ seat, text, at }) => [seat as number, text as string, at as number]);
  }

  /** Servers of before cannot read them: they may not start any more. */
  async packing(within: Queries): Promise<void> {
    await within.run('UPDATE shape SET oldest = ?1 WHERE oldest < ?1', PACKED);
  }

  append(entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      const { table, ply } = entry;
      const waiting = { entry, after: this.#underWay.get(`${table} ${ply - 1}`), isRefused: false, resolve, reject };
      if (!this.#underWay.has(`${table} ${ply}`)) this.#underWay.set(`${table} ${ply}`, waiting);
      this.#waiting.push(waiting);
      if (this.#waiting.length >= LARGEST) this.#store();
      else this.#timer ??= setTimeout(() => this.#store(), WAIT);
    });
  }

  async flush(): Promise<void> {
    while (this.#waiting.length > 0 || this.#storing) await this.#store();
    await this.#lastEnding;
  }

  async close(): Promise<void> {
    await this.flush();
    await this.#db.close();
  }

  /** One statement at a time: entries of a table are stored in the order in which they came. */
  #store(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#storing ??= this.#storeAll().finally(() => {
      this.#storing = undefined;
    });
    return this.#storing;
  }

  async #storeAll(): Promise<void> {
    while (this.#waiting.length > 0) {
      let batch = this.#waiting.splice(0, LARGEST);
      while (batch.length > 0) batch = await this.#storeSome(batch);
    }
  }

  /** Tells which are left. */
  async #storeSome(batch: readonly Waiting[]): Promise<Waiting[]> {
    if (this.#endings.size > 0) for (const { entry } of batch) await this.#endings.get(entry.table);
    const chains = new Map<string, [Waiting, ...Waiting[]]>();
    let left: Waiting[] = [];
    for (const waiting of batch) {
      const { table } = waiting.entry;
      const chain = chains.get(table);
      if (waiting.after?.isRefused) this.#refuse(waiting);
      else if (!chain) chains.set(table, [waiting]);
      else if (waiting.after && waiting.after === chain.at(-1) && !waiting.after.entry.ending) chain.push(waiting);
      else left.push(waiting);
    }
    const inOrder = [...chains.values()].sort(([a], [b]) => (a.entry.table < b.entry.table ? -1 : 1));
    const isEnding = (chain: Chain) => chain.at(-1)?.entry.ending !== undefined;
    await this.#settle(
      inOrder.filter((chain) => !isEnding(chain)),
      (plain) => again(() => append(this.#db, plain)),
    );
    for (const ending of inOrder.filter(isEnding)) this.#end(ending);
    for (const { entry } of left) await this.#endings.get(entry.table);
    // What came between the entries of a chain could only have been the next had those been refused.
    left = left.filter((waiting) => {
      const head = chains.get(waiting.entry.table)?.[0];
      const isOut = head !== undefined && !head.isRefused && !waiting.after;
      if (isOut) this.#refuse(waiting);
      return !isOut;
    });
    return left;
  }

  #end(chain: Chain): void {
    const { table } = chain[0].entry;
    this.#lastEnding = this.#lastEnding
      .then(() => this.#settle([chain], () => this.#appendEnding(chain)))
      .finally(() => this.#endings.delete(table));
    this.#endings.set(table, this.#lastEnding);
  }

  async #settle(chains: readonly Chain[], store: (chains: readonly Chain[]) => Promise<ReadonlySet<string>>): Promise<void> {
    if (chains.length === 0) return;
    try {
      const stored = await store(chains);
      for (const chain of chains) {
        for (const waiting of chain)
          if (stored.has(waiting.entry.table)) {
            this.#leave(waiting);
            waiting.resolve();
          } else this.#refuse(waiting);
        const { table: id, ply } = (chain.at(-1) ?? chain[0]).entry;
        if (stored.has(id)) this.#peers.tell({ kind: 'table', id, ply });
      }
    } catch (error) {
      for (const waiting of chains.flat()) this.#refuse(waiting, error as Error);
    }
  }

  /** Ratings are learnt from what they were, so nobody may come between. */
  #appendEnding(chain: Chain): Promise<ReadonlySet<string>> {
    const { table } = chain[0].entry;
    return this.#db.transaction(async (within) => {
      const stored = await append(within, [chain]);
      const ending = chain.at(-1)?.entry.ending;
      if (stored.has(table) && ending) {
        await noteEnding(within, table, ending);
        await dropOrders(within, table);
      }
      return stored;
    });
  }

  #refuse(waiting: Waiting, error?: Error): void {
    waiting.isRefused = true;
    this.#leave(waiting);
    waiting.reject(error ?? new OutOfDate(waiting.entry));
  }

  #leave(waiting: Waiting): void {
    const name = `${waiting.entry.table} ${waiting.entry.ply}`;
    waiting.after = undefined;
    if (this.#underWay.get(name) === waiting) this.#underWay.delete(name);
  }
}

/** Tells of which tables the entries are stored. */
async function append(db: Pick<PostgresQueries, 'all'>, chains: readonly Chain[]): Promise<ReadonlySet<string>> {
  const entries = chains.flatMap((chain) => chain.map(({ entry }) => entry));
  const firsts = chains.flatMap((chain) => chain.map(() => chain[0].entry.ply));
  const dues = new Map(entries.flatMap(({ table, due }) => (due === undefined ? [] : [[table, due]])));
  const orders = new Map<string, NonNullable<Entry['orders']> & Pick<Entry, 'table' | 'seat'>>();
  for (const { table, seat, orders: own } of entries) {
    const name = `${table} ${seat}`;
    if (own) orders.set(name, { table, seat, before: orders.get(name)?.before ?? own.before, after: own.after });
  }
  const ordered = [...orders.values()];
  const notices = entries.flatMap(({ table, notices = [] }) => notices.map((notice) => ({ with: table, ...notice })));
  const rows = await db.all(
    APPEND,
    entries.map(({ table }) => table),
    firsts,
    entries.map(({ ply }) => ply),
    entries.map(({ seat }) => seat),
    entries.map(({ text }) => text),
    entries.map(({ at }) => at),
    entries.map(({ acting }) => (acting ? bitsOf(acting) : null)),
    [...dues.keys()],
    [...dues.values()],
    ordered.map(({ table }) => table),
    ordered.map(({ seat }) => seat),
    ordered.map(({ before }) => columnOf(before)),
    ordered.map(({ after }) => columnOf(after)),
    notices.map((notice) => notice.with),
    notices.map(({ person }) => person),
    notices.map(({ table }) => table),
    notices.map(({ kind }) => kind),
    notices.map(({ at }) => at),
  );
  return new Set(rows.map(({ table_id }) => table_id as string));
}
