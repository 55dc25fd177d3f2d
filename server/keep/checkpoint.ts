/** A thread that takes what is in the log into the store itself, so that the server need not wait for the disk. */

import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import type { Files } from './files.ts';
import { WalFollower } from './wal.ts';

/** So many frames of that log are in the store now. */
export interface Stored {
  readonly generation: number | undefined;
  readonly frames: number;
}

const { store, wal } = workerData as Files;

function checkpoint(): Stored {
  const follower = new WalFollower(wal);
  const db = new DatabaseSync(store, { timeout: 1000 });
  try {
    db.exec('PRAGMA synchronous = FULL');
    const generation = follower.generation();
    const { checkpointed } = db.prepare('PRAGMA wal_checkpoint(PASSIVE)').get() as { checkpointed: number };
    // If it began anew meanwhile, nobody knows which of the two was meant.
    return { generation, frames: generation === follower.generation() ? checkpointed : 0 };
  } finally {
    db.close();
    follower.close();
  }
}

parentPort?.on('message', () => {
  try {
    parentPort?.postMessage(checkpoint());
  } catch {
    // A full disk, say: the log keeps everything, and it is tried again.
    parentPort?.postMessage({ generation: undefined, frames: 0 } satisfies Stored);
  }
});
