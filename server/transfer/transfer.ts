/** Everything from one store into a file, and from a file into another: from SQLite to PostgreSQL and back. */

import { existsSync } from 'node:fs';
import { type Counts, readFile, type Source, type Target, writeFile } from './file.ts';
import { shapes } from './shape.ts';

/** Where a store is: in a data folder, or in the database if there is one. */
export interface Place {
  readonly data: string;
  readonly database?: string | undefined;
}

/** Throws a sentence when there is nothing to take, or the file is there already. */
export async function exportStore({ data, database }: Place, file: string): Promise<Counts> {
  if (existsSync(file)) throw new Error(`${file} already exists`);
  const source = await (database === undefined
    ? import('./sqlite.ts').then(({ readSqlite }) => readSqlite(data))
    : import('./postgres.ts').then(({ readPostgres }) => readPostgres(database)));
  return using(source, () => writeFile(source, file));
}

/** All of it or nothing. Throws a sentence when the store is not empty, or the file is not a whole export. */
export async function importStore({ data, database }: Place, file: string): Promise<Counts> {
  if (!existsSync(file)) throw new Error(`there is no file ${file}`);
  const target = await (database === undefined
    ? import('./sqlite.ts').then(({ fillSqlite }) => fillSqlite(data))
    : import('./postgres.ts').then(({ fillPostgres }) => fillPostgres(database)));
  return using(target, async () => {
    for (const shape of shapes()) if (!(await target.isEmpty(shape))) throw new Error('the store is not empty: import into an empty one');
    const counts = await readFile(file, target);
    await target.keep();
    return counts;
  });
}

async function using<T>(store: Source | Target, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } finally {
    await store.close();
  }
}
