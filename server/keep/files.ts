/** The files of a data folder. What stands beside the store begins with its name. */

import { closeSync, fsyncSync, openSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const FILE = 'royaumes.db';

export interface Files {
  readonly folder: string;
  readonly store: string;
  /** The newest changes, until they are in the store itself. */
  readonly wal: string;
  /** How far the log has come. */
  readonly mark: string;
  /** Held by whoever uses the folder. */
  readonly lock: string;
}

export function filesOf(folder: string): Files {
  const store = join(folder, FILE);
  return { folder, store, wal: `${store}-wal`, mark: `${store}-mark`, lock: `${store}-lock` };
}

/** 0 when there is none. */
export function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

/** What is in the file, and its name, would survive a power cut. Never of a file that SQLite has open here: closing it frees its locks. */
export function sync(file: string): void {
  for (const path of [file, dirname(file)]) {
    const open = openSync(path, 'r');
    try {
      fsyncSync(open);
    } finally {
      closeSync(open);
    }
  }
}
