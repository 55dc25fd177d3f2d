/** Which steps a file has taken, and those that are left. */

import type { DatabaseSync } from 'node:sqlite';
import { NEWEST, STEPS } from '../schema.ts';

/** 0 of a file in which there is nothing yet. Throws a sentence when it was written by a newer server. */
export function versionOf(db: DatabaseSync): number {
  const version = Number(db.prepare('PRAGMA user_version').get()?.user_version);
  if (version > NEWEST) throw new Error(`the data is of version ${version}; this server knows versions up to ${NEWEST}`);
  return version;
}

/** Throws a sentence when the file was written by a newer server. */
export function migrate(db: DatabaseSync): void {
  db.exec('BEGIN IMMEDIATE');
  const version = versionOf(db);
  for (const step of STEPS.slice(version)) db.exec(step);
  db.exec(`PRAGMA user_version = ${NEWEST}; COMMIT`);
}
