/** Waits for what other processes write. */

import { once } from 'node:events';
import { watch } from 'node:fs';

/** Resolves once it holds: looked at again whenever a file of the folder has changed. */
export async function untilThere(folder: string, holds: () => boolean): Promise<void> {
  const watcher = watch(folder);
  try {
    for (;;) {
      const change = once(watcher, 'change');
      if (holds()) return;
      await change;
    }
  } finally {
    watcher.close();
  }
}
