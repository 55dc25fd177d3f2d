/** Whole copies of a store, each in one file for its owner alone. */

import { closeSync, existsSync, globSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { type Files, sync } from './files.ts';

/** Of the copies that were made before the store was brought up to date, the latest so many stay. */
const MOST = 3;

/** Copies what is committed at this moment, whoever else reads or writes. The copy has no other name until it is whole, checked and on the disk. */
export function copyStore(db: DatabaseSync, to: string): void {
  const part = `${to}.part`;
  closeSync(openSync(part, 'wx', 0o600));
  try {
    db.prepare('VACUUM INTO ?').run(part);
    const copy = new DatabaseSync(part, { readOnly: true });
    try {
      checkWhole(copy);
    } finally {
      copy.close();
    }
    sync(part);
    renameSync(part, to);
    sync(to);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

/** Throws a sentence when anything in the file contradicts itself. */
export function checkWhole(db: DatabaseSync): void {
  const [first] = db.prepare('PRAGMA integrity_check(1)').all();
  if (first?.integrity_check !== 'ok') throw new Error(`the store is damaged: ${String(first?.integrity_check).split('\n')[0]}`);
}

/** Keeps the store as it is before its shape changes. */
export function keepOld(db: DatabaseSync, { store }: Files, version: number): void {
  copyStore(db, nameBeside(store, `version-${version}`));
  const old = globSync(`${store}.version-*`).filter((file) => !file.endsWith('.part'));
  const byAge = old.map((file) => ({ file, made: statSync(file).mtimeMs })).sort((a, b) => b.made - a.made);
  for (const { file } of byAge.slice(MOST)) rmSync(file);
}

/** `royaumes.db.version-9.2026-11-16T12-00-00-000Z`, with a number where that is taken. */
export function nameBeside(store: string, what: string): string {
  const name = `${store}.${what}.${new Date().toISOString().replace(/[:.]/g, '-')}`;
  for (let n = 1; ; n++) {
    const free = n === 1 ? name : `${name}.${n}`;
    if (!existsSync(free)) return free;
  }
}
