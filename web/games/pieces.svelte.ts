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

export class Pieces {
  #there = $state(1);

  constructor(count: number) {
    let left = count - 1;
    missing += left;
    let next: ReturnType<typeof setTimeout> | undefined;
    const goOn = () => {
      if (left > 0) next = setTimeout(come);
    };
    const come = () => {
      this.#there++;
      left--;
      missing--;
      goOn();
      goOnIfWhole();
    };
    goOn();
    onDestroy(() => {
      clearTimeout(next);
      missing -= left;
      goOnIfWhole();
    });
  }

  /** Whether this piece is there; the first, 0, always is. */
  has(piece: number): boolean {
    return piece < this.#there;
  }
}
