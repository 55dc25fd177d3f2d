/** The seeds of running games are in the data folder: it and its files are for their owner alone, whatever they were before. */

import { chmodSync, chownSync, closeSync, existsSync, mkdirSync, openSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const STICKY = 0o1000;

export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { mode, uid } = statSync(folder);
  // A folder of somebody else, or of everybody such as /tmp, is not ours to close; the files in it are.
  if (uid === process.getuid?.() && (mode & STICKY) === 0) chmodSync(folder, 0o700);
}

/** `file` is the store, made if it is missing: what stands beside it begins with its name, and is made as private as it is. */
export function keepPrivate(folder: string, file: string): void {
  const store = join(folder, file);
  if (!existsSync(store)) closeSync(openSync(store, 'a', 0o600));
  const { uid, gid } = statSync(folder);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(file)) continue;
    chmodSync(join(folder, name), 0o600);
    // What root makes here is for the server.
    if (process.getuid?.() === 0) chownSync(join(folder, name), uid, gid);
  }
}
