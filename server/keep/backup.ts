/** A copy of the store that can be put back, of a running server or of one that rests. */

import { existsSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { FRESH, PACKED } from '../schema.ts';
import { checkWhole, copyStore, nameBeside } from './copy.ts';
import { FILE, filesOf, sizeOf, sync } from './files.ts';
import { lockFolder } from './lock.ts';
import { checkStore, closeMark } from './mark.ts';
import { keepPrivate, makeFolder } from './private.ts';
import { versionOf } from './version.ts';

/** What is in a copy. */
export interface Held {
  readonly tables: number;
  readonly moves: number;
}

interface Options {
  /** Whether what is there already may make room. */
  readonly replace: boolean;
}

/** Milliseconds for which it waits where SQLite asks for patience. */
const PATIENCE = 5000;

/** Throws a sentence when there is nothing to copy, when a part of it is gone, or when `to` is there already. */
export function backUp(folder: string, to: string, { replace }: Options): Held {
  const { store } = filesOf(folder);
  if (sizeOf(store) === 0) throw new Error(`there is no store in the data folder ${folder}`);
  if (existsSync(to) && !replace) throw new Error(`${to} already exists`);
  if (existsSync(`${to}.part`)) throw new Error(`${to}.part exists: another backup is running, or one was interrupted`);
  // While a server runs, its log is as it should be.
  const lock = lockFolder(folder);
  try {
    if (lock) {
      checkStore(folder);
      keepPrivate(folder, FILE);
    }
    return reading(store, (db) => {
      copyStore(db, to);
      return reading(to, heldIn);
    });
  } finally {
    lock?.release();
  }
}

/** Puts a backup into the data folder. What was there stands beside it afterwards; tells its name. Throws a sentence when it may not be. */
export function restore(folder: string, from: string, { replace }: Options): Held & { readonly aside?: string } {
  if (sizeOf(from) === 0) throw new Error(`there is no backup ${from}`);
  makeFolder(folder);
  const lock = lockFolder(folder);
  if (!lock) throw new Error(`a server is using the data folder ${folder}: stop it first`);
  try {
    const files = filesOf(folder);
    const { store, wal, mark } = files;
    const isThere = sizeOf(store) > 0 || sizeOf(wal) > 0;
    if (isThere && !replace) throw new Error(`there is already a store in the data folder ${folder}`);
    const fresh = `${store}.restored`;
    rmSync(fresh, { force: true });
    rmSync(`${fresh}.part`, { force: true });
    const held = reading(from, (db) => {
      if (versionOf(db) === 0) throw new Error(`${from} is not a Royaumes store`);
      checkWhole(db);
      copyStore(db, fresh);
      return heldIn(db);
    });
    const aside = isThere ? nameBeside(store, 'replaced') : undefined;
    // Whenever this is cut short, the mark misses what it knows, and no server starts as if nothing were.
    if (!existsSync(mark)) closeMark(files);
    if (aside !== undefined) {
      if (existsSync(wal)) renameSync(wal, `${aside}-wal`);
      if (existsSync(store)) renameSync(store, aside);
    }
    rmSync(`${store}-shm`, { force: true });
    renameSync(fresh, store);
    sync(store);
    closeMark(files);
    keepPrivate(folder, FILE);
    return aside === undefined ? held : { ...held, aside };
  } finally {
    lock.release();
  }
}

function reading<T>(file: string, read: (db: DatabaseSync) => T): T {
  const db = new DatabaseSync(file, { readOnly: true, timeout: PATIENCE });
  try {
    return read(db);
  } finally {
    db.close();
  }
}

function heldIn(db: DatabaseSync): Held {
  const count = (what: string) => Number(db.prepare(`SELECT count(*) AS n FROM ${what}`).get()?.n);
  const packed = versionOf(db) < PACKED ? 0 : Number(db.prepare('SELECT coalesce(sum(plies), 0) AS n FROM packed').get()?.n);
  return { tables: count('tables'), moves: count(versionOf(db) < FRESH ? 'plies' : 'entries') + packed };
}
