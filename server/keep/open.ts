/** Opens the file of a store for one process: whole, and up to date. */

import type { DatabaseSync } from 'node:sqlite';
import { NEWEST } from '../schema.ts';
import { connect } from './connect.ts';
import { checkWhole, keepOld } from './copy.ts';
import { FILE, type Files, filesOf } from './files.ts';
import { Keeper } from './keeper.ts';
import { lockFolder } from './lock.ts';
import { checkStore, closeMark } from './mark.ts';
import { keepPrivate, makeFolder } from './private.ts';
import { migrate, versionOf } from './version.ts';

/** Its log is empty, and its mark says nothing. */
interface Opened {
  readonly db: DatabaseSync;
  readonly files: Files;
  /** From now on others can open it. */
  release(): void;
}

/** Throws a sentence when another process uses the folder, or a part of the store is gone. */
export function openWhole(folder: string): Opened {
  makeFolder(folder);
  const lock = lockFolder(folder);
  if (!lock) throw new Error(`another server is using the data folder ${folder}`);
  const files = filesOf(folder);
  let db: DatabaseSync | undefined;
  try {
    const found = checkStore(folder);
    keepPrivate(folder, FILE);
    // From here on until the log is empty, SQLite may do with it as it likes.
    if (found === 'marked') closeMark(files);
    db = connect(files.store);
    if (found === 'unmarked') checkWhole(db);
    const version = versionOf(db);
    if (version > 0 && version < NEWEST) keepOld(db, files, version);
    migrate(db);
    db.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    // A mark tells that there is a store.
    if (found !== 'marked') closeMark(files);
  } catch (error) {
    db?.close();
    lock.release();
    const { message } = error as Error;
    throw /locked|busy/.test(message) ? new Error(`another server is using the data folder ${folder}`) : error;
  }
  return { db, files, release: () => lock.release() };
}

/** The same, and looked after until it is closed. */
export function openKept(folder: string): { readonly db: DatabaseSync; close(): Promise<void> } {
  const { db, files, release } = openWhole(folder);
  const keeper = new Keeper(files);
  return {
    db,
    async close() {
      await keeper.stop();
      db.close();
      release();
    },
  };
}
