/** The store in a PostgreSQL database, to be taken elsewhere or to be filled. */

import { connectPostgres } from '../postgres.ts';
import type { Row, Value } from '../sql/database.ts';
import { AT_ONCE, type Source, type Target } from './file.ts';

const ARRAYS: Readonly<Record<string, string>> = { INTEGER: 'bigint[]', TEXT: 'text[]', BLOB: 'bytea[]' };

/** As it is at this moment, whoever uses it. */
export async function readPostgres(url: string): Promise<Source> {
  const db = await connectPostgres(url);
  const { ask, end } = await db.hold('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  return {
    async *rows({ name, columns, order }) {
      await ask(`DECLARE taken NO SCROLL CURSOR FOR SELECT ${columns.join(', ')} FROM ${name} ORDER BY ${order}`);
      for (;;) {
        const rows: readonly Row[] = await ask(`FETCH ${AT_ONCE} FROM taken`);
        if (rows.length === 0) break;
        yield rows.map((row) => columns.map((column) => row[column] as Value));
      }
      await ask('CLOSE taken');
    },
    async close() {
      await end('ROLLBACK');
      await db.close();
    },
  };
}

/** Servers that use it meanwhile wait. */
export async function fillPostgres(url: string): Promise<Target> {
  const db = await connectPostgres(url);
  const { ask, end } = await db.hold('BEGIN');
  let isKept = false;
  return {
    async add({ name, columns, types, numbered }, rows) {
      const arrays = types.map((type, n) => `$${n + 1}::${ARRAYS[type]}`).join();
      await ask(
        `INSERT INTO ${name} (${columns.join()}) SELECT ${columns.join()} FROM unnest(${arrays}) AS added (${columns.join()})`,
        columns.map((_, n) => rows.map((row) => row[n] as Value)),
      );
      if (numbered) await ask(`SELECT setval(pg_get_serial_sequence('${name}', '${numbered}'), (SELECT max(${numbered}) FROM ${name}))`);
    },
    async isEmpty({ name }) {
      await ask(`LOCK TABLE ${name} IN SHARE ROW EXCLUSIVE MODE`);
      return (await ask(`SELECT 1 FROM ${name} LIMIT 1`)).length === 0;
    },
    async keep() {
      isKept = true;
      await end('COMMIT');
    },
    async close() {
      if (!isKept) await end('ROLLBACK');
      await db.close();
    },
  };
}
