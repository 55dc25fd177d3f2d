/** A connection to the file of a store: what it has committed survives a power cut. */

import { DatabaseSync } from 'node:sqlite';

export function connect(store: string): DatabaseSync {
  const db = new DatabaseSync(store, { timeout: 100 });
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON');
    db.exec('PRAGMA wal_autocheckpoint = 8000; PRAGMA journal_size_limit = 67108864; PRAGMA cache_size = -65536');
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}
