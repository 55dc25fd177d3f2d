/**
 * The little that rows need of a database, so that each statement is written once for SQLite and PostgreSQL. Statements use what
 * both understand: `coalesce`, `ON CONFLICT (…)`, `RETURNING`, `IS NOT DISTINCT FROM`, `count(*) FILTER`. A value is `?1`, `?2` …, or
 * `?` for the next one. Columns hold integers, text or bytes, and a truth is 0 or 1.
 */

export type Value = string | number | Uint8Array | null;
export type Row = Readonly<Record<string, Value>>;

/** Each text is prepared once. */
export interface Queries {
  all(text: string, ...values: Value[]): Promise<readonly Row[]>;
  /** The first row, if there is one. */
  get(text: string, ...values: Value[]): Promise<Row | undefined>;
  /** How many rows it changed. */
  run(text: string, ...values: Value[]): Promise<number>;
}

export interface Database extends Queries {
  /** Ends a selection of rows that are to be claimed: those that somebody else is claiming right now are left out. */
  readonly unlocked: string;
  /**
   * All of the work is stored, or none of it, as if nobody else were there. The work waits for nothing but what it asks of `within`,
   * and may be done again from its beginning when somebody else came between.
   */
  transaction<T>(work: (within: Queries) => Promise<T>): Promise<T>;
}

/** So many are asked for at once. */
const AT_ONCE = 32;
const PLACES = `(${Array.from({ length: AT_ONCE }, (_, n) => `?${n + 1}`).join()})`;

/** The rows of each of many tables, some at a time: `text` is given what stands after `IN`, and selects `table_id`. */
export async function byTable(
  db: Queries,
  tables: readonly string[],
  text: (list: string) => string,
): Promise<ReadonlyMap<string, readonly Row[]>> {
  const parts: Promise<readonly Row[]>[] = [];
  for (let from = 0; from < tables.length; from += AT_ONCE) {
    const some = tables.slice(from, from + AT_ONCE);
    parts.push(db.all(text(PLACES), ...some, ...Array<null>(AT_ONCE - some.length).fill(null)));
  }
  const found = new Map<string, Row[]>(tables.map((table) => [table, []]));
  for (const row of (await Promise.all(parts)).flat()) found.get(row.table_id as string)?.push(row);
  return found;
}

/** A pattern for `LIKE … ESCAPE '!'` that finds the text anywhere. */
export function anywhere(text: string): string {
  return `%${text.replace(/[!%_]/g, '!$&')}%`;
}
