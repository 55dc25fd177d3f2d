/** A board comes in pieces, each in a task of its own, so that a slow phone can paint and listen in between. It is seen once it is whole. */

import { onDestroy } from 'svelte';

/** Pieces of the boards of this page that are still to come. */
let missing = $state(0);

/** Whether all of the board is there. */
export const isWhole = () => missing === 0;

const waiting: (() => void)[] = [];

/** For what a board shows later: it leaves the network and the processor to the board until that is there. */
export function onceWhole(go: () => void): void {
  waiting.push(go);
  goOnIfWhole();
}

function goOnIfWhole(): void {
  if (missing === 0) for (const go of waiting.splice(0)) go();
}

/** In a task of its own, and before the next picture where a browser can do that: what is not seen yet need not be laid out. */
function soon(go: () => void): void {
  if ('scheduler' in globalThis) void scheduler.postTask(go, { priority: 'user-blocking' });
  else setTimeout(go);
}

export class Pieces {
  #there = $state(1);

  constructor(count: number) {
    let left = count - 1;
    missing += left;
    const come = () => {
      if (left === 0) return;
      this.#there++;
      left--;
      missing--;
      soon(come);
      goOnIfWhole();
    };
    soon(come);
    onDestroy(() => {
      missing -= left;
      left = 0;
      goOnIfWhole();
    });
  }

  /** Whether this piece is there; the first, 0, always is. */
  has(piece: number): boolean {
    return piece < this.#there;
  }
}
