/** Opens the file of a store for one process: whole, up to date, and looked after until it is closed. */

import { DatabaseSync } from 'node:sqlite';
import { migrate, NEWEST, versionOf } from '../schema.ts';
import { checkWhole, keepOld } from './copy.ts';
import { FILE, filesOf } from './files.ts';
import { Keeper } from './keeper.ts';
import { lockFolder } from './lock.ts';
import { checkStore, closeMark } from './mark.ts';
import { keepPrivate, makeFolder } from './private.ts';

export interface Kept {
  readonly db: DatabaseSync;
  /** Something has been committed. */
  note(): void;
  close(): Promise<void>;
}

/** Throws a sentence when another process uses the folder, or a part of the store is gone. */
export function openKept(folder: string): Kept {
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
    db = new DatabaseSync(files.store, { timeout: 100 });
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    db.exec('PRAGMA wal_autocheckpoint = 8000; PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -65536');
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
  const opened = db;
  const keeper = new Keeper(files);
  return {
    db: opened,
    note: () => keeper.note(),
    async close() {
      // Without a thread to wait for, it is closed at once.
      const stopped = keeper.stop();
      if (stopped) await stopped;
      opened.close();
      lock.release();
    },
  };
}
