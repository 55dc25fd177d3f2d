/** The store in a data folder, to be taken elsewhere or to be filled. */

import { DatabaseSync } from 'node:sqlite';
import { filesOf, sizeOf } from '../keep/files.ts';
import { lockFolder } from '../keep/lock.ts';
import { checkStore } from '../keep/mark.ts';
import { openKept } from '../keep/open.ts';
import { versionOf } from '../keep/version.ts';
import { NEWEST } from '../schema.ts';
import type { Value } from '../sql/database.ts';
import { AT_ONCE, type Source, type Target } from './file.ts';

/** Milliseconds for which it waits where SQLite asks for patience. */
const PATIENCE = 5000;

/** As it is at this moment, whether or not a server is running on it. Throws a sentence when there is none. */
export function readSqlite(folder: string): Source {
  const { store } = filesOf(folder);
  if (sizeOf(store) === 0) throw new Error(`there is no store in the data folder ${folder}`);
  const lock = lockFolder(folder);
  let db: DatabaseSync;
  try {
    if (lock) checkStore(folder);
    db = new DatabaseSync(store, { readOnly: true, timeout: PATIENCE });
    if (versionOf(db) !== NEWEST) throw new Error(`the store in ${folder} is of an older version: start a server on it once to upgrade it`);
    db.exec('BEGIN');
  } catch (error) {
    lock?.release();
    throw error;
  }
  return {
    async *rows({ name, columns, order }) {
      const statement = db.prepare(`SELECT ${columns.join(', ')} FROM ${name === 'plies' ? 'entries' : name} ORDER BY ${order}`);
      statement.setReturnArrays(true);
      let some: Value[][] = [];
      for (const row of statement.iterate()) {
        if (some.push(row as unknown as Value[]) < AT_ONCE) continue;
        yield some;
        some = [];
      }
      yield some;
    },
    async close() {
      db.close();
      lock?.release();
    },
  };
}

/** Throws a sentence when a server uses the folder, or something is in it. */
export function fillSqlite(folder: string): Target {
  const { db, close } = openKept(folder);
  db.exec('BEGIN IMMEDIATE; PRAGMA defer_foreign_keys = ON');
  let isKept = false;
  return {
    async add({ name, columns }, rows) {
      const insert = db.prepare(`INSERT INTO ${name} (${columns.join()}) VALUES (${columns.map(() => '?').join()})`);
      for (const row of rows) insert.run(...row);
    },
    async isEmpty({ name }) {
      return db.prepare(`SELECT 1 FROM ${name} LIMIT 1`).get() === undefined;
    },
    async keep() {
      db.exec('COMMIT');
      isKept = true;
    },
    async close() {
      if (!isKept) db.exec('ROLLBACK');
      await close();
    },
  };
}
