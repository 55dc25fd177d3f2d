/** One process uses a data folder. The lock is the system's: it goes when the process does, however that ends. */

import { DatabaseSync } from 'node:sqlite';
import { filesOf } from './files.ts';

interface Lock {
  release(): void;
}

/** Undefined while another has it. */
export function lockFolder(folder: string): Lock | undefined {
  const db = new DatabaseSync(filesOf(folder).lock, { timeout: 0 });
  try {
    db.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (/locked|busy/.test((error as Error).message)) return undefined;
    throw error;
  }
  return { release: () => db.close() };
}
