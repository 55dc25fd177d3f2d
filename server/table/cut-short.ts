/** A game that ends other than by its rules: all agreed to abandon it, or somebody's time ran out. */

import type { Seat } from '#engine';
import type { TableInfo } from '#protocol';
import type { NewNotice } from '../notices/store.ts';
import type { Store, StoredTable } from '../store.ts';

export class CutShort {
  readonly #table: string;
  readonly #seats: number;
  readonly #store: Store;
  #isAbandoned: boolean;
  #ranOut: Seat | undefined;
  /** That is on its way to the disk. */
  #isRunningOut = false;

  constructor({ id, seats, abandoned, ranOut }: StoredTable, store: Store) {
    this.#table = id;
    this.#seats = seats.length;
    this.#store = store;
    this.#isAbandoned = abandoned === true;
    this.#ranOut = ranOut;
  }

  get isSo(): boolean {
    return this.#isAbandoned || this.#ranOut !== undefined;
  }

  /** It is on its way to the disk, and nothing else may be. */
  get isComing(): boolean {
    return this.#isRunningOut;
  }

  /** The seat whose time ran out. Then there is a record as far as the game went; of a game that was abandoned there is none. */
  get ranOut(): Seat | undefined {
    return this.#ranOut;
  }

  get shown(): Pick<TableInfo, 'abandoned' | 'ranOut'> {
    return { ...(this.#isAbandoned ? { abandoned: true } : {}), ...(this.#ranOut === undefined ? {} : { ranOut: this.#ranOut }) };
  }

  async abandon(news: readonly NewNotice[]): Promise<void> {
    await this.#store.around.abandon(this.#table, news);
    this.#isAbandoned = true;
  }

  /** Whoever is late comes last, and all others share the first place. */
  async runOut(late: Seat, ended: number, news: readonly NewNotice[]): Promise<void> {
    this.#isRunningOut = true;
    try {
      const places = Array.from({ length: this.#seats }, (_, seat) => (seat === late ? this.#seats : 1));
      await this.#store.runOut(this.#table, late, { places, scores: places.map(() => 0), ended }, news);
      this.#ranOut = late;
    } finally {
      this.#isRunningOut = false;
    }
  }
}
