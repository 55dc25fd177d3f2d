/**
 * A small file beside the store says how far its log has come, so that a log that is lost or broken is noticed at the next start.
 * It is written after what it speaks of, so it never says too much.
 */

import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs';
import { FILE, type Files, filesOf, sizeOf, sync } from './files.ts';
import { isLater, isSameLog, type Place, readWal } from './wal.ts';

/** `stored`: so many frames are in the store itself, too. Nothing is said of a log that was closed. */
type Mark = { readonly kind: 'closed' } | ({ readonly kind: 'open'; readonly stored: number } & Place);

/** Always as long, so that it is written over in one go. */
const LENGTH = 64;

export function writeMark(mark: Mark): string {
  const text = mark.kind === 'closed' ? 'closed' : ['open', mark.generation, mark.salt, mark.frames, mark.stored].join(' ');
  return `${text.padEnd(LENGTH - 1)}\n`;
}

/** Undefined when there is none, or none that can be read. */
function readMark({ mark: file }: Files): Mark | undefined {
  if (sizeOf(file) !== LENGTH) return undefined;
  const [kind, ...numbers] = readFileSync(file, 'utf8').trim().split(' ');
  const [generation, salt, frames, stored] = numbers.map(Number);
  if (kind === 'closed') return { kind };
  if (kind !== 'open' || generation === undefined || salt === undefined || frames === undefined || stored === undefined) return undefined;
  return { kind, generation, salt, frames, stored };
}

/** From now on nothing is said of the log. */
export function closeMark({ mark }: Files): void {
  const file = openSync(mark, 'w', 0o600);
  try {
    writeSync(file, writeMark({ kind: 'closed' }));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  sync(mark);
}

/** Throws a sentence when a part of the store is gone. Tells whether there is a store, and whether a mark vouches for it. */
export function checkStore(folder: string): 'none' | 'marked' | 'unmarked' {
  const files = filesOf(folder);
  const mark = readMark(files);
  if (sizeOf(files.store) === 0) {
    if (!mark && sizeOf(files.wal) === 0) return 'none';
    throw new Error(`the store ${FILE} is gone: put it back, or restore a backup; to start from scratch, empty the folder`);
  }
  if (mark?.kind === 'open') checkLog(files, mark);
  return mark ? 'marked' : 'unmarked';
}

function checkLog({ wal }: Files, mark: Mark & { kind: 'open' }): void {
  const found = readWal(wal);
  // As long as the store is open there is a log, be it empty.
  if (!found && (mark.frames > 0 || !existsSync(wal))) throw new Error(`${lostIn('is missing or unreadable')} delete ${FILE}-mark`);
  if (!found || mark.frames === 0 || isLater(found, mark)) return;
  const left = isSameLog(found, mark) ? found.frames : 0;
  if (left >= mark.frames) return;
  // A page of a broken log would hide a newer one in the store.
  const aside = left < mark.stored ? ` and move ${FILE}-wal away` : '';
  throw new Error(`${lostIn(`is broken (${left} of ${mark.frames} pages are left)`)} delete ${FILE}-mark${aside}`);
}

function lostIn(how: string): string {
  return `the latest changes are gone, because the log ${FILE}-wal ${how}: put it back, or restore a backup; to continue with what is left,`;
}
