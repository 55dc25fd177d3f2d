/** A game that ends other than by its rules: all agreed to abandon it, or somebody ran out of time or resigned. */

import type { Forfeit } from '#engine';
import type { TableInfo } from '#protocol';
import type { NewNotice } from '../notices/store.ts';
import type { Store, StoredTable } from '../store.ts';

export class CutShort {
  readonly #table: string;
  readonly #seats: number;
  readonly #store: Store;
  #isAbandoned: boolean;
  #forfeit: Forfeit | undefined;
  #isComing = false;

  constructor({ id, seats, abandoned, forfeit }: StoredTable, store: Store) {
    this.#table = id;
    this.#seats = seats.length;
    this.#store = store;
    this.#isAbandoned = abandoned === true;
    this.#forfeit = forfeit;
  }

  get isSo(): boolean {
    return this.#isAbandoned || this.#forfeit !== undefined;
  }

  /** It is on its way to the disk, and nothing else may be. */
  get isComing(): boolean {
    return this.#isComing;
  }

  /** With it there is a record as far as the game went; of a game that was abandoned there is none. */
  get forfeit(): Forfeit | undefined {
    return this.#forfeit;
  }

  get shown(): Pick<TableInfo, 'abandoned' | 'forfeit'> {
    return { ...(this.#isAbandoned ? { abandoned: true } : {}), ...(this.#forfeit ? { forfeit: this.#forfeit } : {}) };
  }

  async abandon(news: readonly NewNotice[]): Promise<void> {
    await this.#store.around.abandon(this.#table, news);
    this.#isAbandoned = true;
  }

  async giveUp(forfeit: Forfeit, ended: number, news: readonly NewNotice[]): Promise<void> {
    this.#isComing = true;
    try {
      const places = Array.from({ length: this.#seats }, (_, seat) => (seat === forfeit.seat ? this.#seats : 1));
      await this.#store.forfeit(this.#table, forfeit, { places, scores: places.map(() => 0), ended }, news);
      this.#forfeit = forfeit;
    } finally {
      this.#isComing = false;
    }
  }
}
