/** The shape of the SQLite file, and how an older file is brought up to it. */

import type { DatabaseSync } from 'node:sqlite';

/** Step n brings a file of version n to version n + 1. A step that has been published is never edited. */
const STEPS: readonly string[] = [
  `CREATE TABLE tables (
     id TEXT PRIMARY KEY,
     game TEXT NOT NULL,
     rules INTEGER NOT NULL,
     options TEXT NOT NULL,
     seed TEXT NOT NULL,
     commitment TEXT NOT NULL,
     host INTEGER NOT NULL,
     created INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE seats (
     table_id TEXT NOT NULL REFERENCES tables (id),
     seat INTEGER NOT NULL,
     kind TEXT NOT NULL CHECK (kind IN ('open', 'person', 'bot')),
     name TEXT,
     bot TEXT,
     token BLOB,
     PRIMARY KEY (table_id, seat)
   ) STRICT, WITHOUT ROWID;
   CREATE TABLE plies (
     table_id TEXT NOT NULL,
     ply INTEGER NOT NULL,
     seat INTEGER NOT NULL,
     text TEXT NOT NULL,
     PRIMARY KEY (table_id, ply)
   ) STRICT, WITHOUT ROWID;`,
];

/** Throws a sentence when the file was written by a newer server. Takes the file for this process alone. */
export function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (version > STEPS.length) throw new Error(`the data is of version ${version}; this server knows versions up to ${STEPS.length}`);
  for (const step of STEPS.slice(version)) db.exec(step);
  db.exec(`PRAGMA user_version = ${STEPS.length}; COMMIT`);
}
