/** Whether the table is looked at as a replay, and the moment of it that the address names. */

import { untrack } from 'svelte';
import { address, go } from '../address.svelte.ts';
import type { Sitting } from './sitting.svelte.ts';

export class Replaying {
  readonly #sitting: Sitting;
  on = $state(false);

  /** Begins at the moment that the address names; a finished game on paper begins at its start. */
  constructor(sitting: Sitting, isPaper: boolean) {
    this.#sitting = sitting;
    const named = Number(address().query.get('ply') ?? Number.NaN);
    const wished = Number.isInteger(named) ? named : isPaper ? 0 : undefined;
    $effect(() => {
      if (sitting.length > 0 && wished !== undefined) untrack(() => this.#begin(wished));
    });
    $effect(() => {
      if (!this.on) return;
      const query = sitting.live ? '' : `?ply=${sitting.at}`;
      const to = `${location.pathname}${query}${location.hash}`;
      if (to !== `${location.pathname}${location.search}${location.hash}`) untrack(() => go(to, { replace: true }));
    });
  }

  #begin(ply: number): void {
    if (this.on) return;
    this.on = true;
    this.#sitting.look(ply);
  }

  toggle(): void {
    this.on = !this.on;
    if (this.on) return;
    this.#sitting.toLive();
    go(`${location.pathname}${location.hash}`, { replace: true });
  }
}
