/** A disk that answers when the test lets it. */

import type { Gate } from '../sql/writing.ts';

const FREE = 0;
const HELD = 1;

export class HeldDisk {
  readonly gate: Gate = { cells: new Int32Array(new SharedArrayBuffer(8)), most: Number.POSITIVE_INFINITY };

  /** From now on commits wait. */
  hold(): void {
    Atomics.store(this.gate.cells, 1, 0);
    Atomics.store(this.gate.cells, 0, HELD);
  }

  /** Resolves when a commit waits. */
  async isWaitedFor(): Promise<void> {
    while (Atomics.load(this.gate.cells, 1) === 0) await new Promise(setImmediate);
  }

  letGo(): void {
    Atomics.store(this.gate.cells, 0, FREE);
    Atomics.notify(this.gate.cells, 0);
  }
}
