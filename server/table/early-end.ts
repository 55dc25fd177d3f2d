/**
 * A game that ends other than by its rules: all agreed to call it off, or somebody ran out of time or resigned. Where that
 * comes before every person has moved, nobody has won or lost: it calls the game off.
 */

import { type Forfeit, type GameRecord, placesOf, rankForfeit } from '#engine';
import type { TableInfo } from '#protocol';
import type { NewNotice } from '../notices/store.ts';
import type { Store, StoredTable } from '../store.ts';

interface Context {
  readonly store: Store;
  /** No entry is on its way to the disk: it was played in time, and may be the end. */
  isSettled(): boolean;
  /** Whether every person who sits there has moved. */
  haveAllMoved(): boolean;
  /** Whom to tell who does not look. */
  news(): readonly NewNotice[];
  /** The last entry that is on disk. */
  ply(): number;
  /** It is on disk. */
  ended(): void;
  /** Another server was first: reads again what is on disk. */
  lookAgain(): Promise<void>;
}

export class EarlyEnd {
  readonly #table: string;
  readonly #seats: number;
  readonly #context: Context;
  #isCalledOff: boolean;
  #isClosed: boolean;
  #forfeit: Forfeit | undefined;
  #isComing = false;

  constructor({ id, seats, calledOff, closed, forfeit }: StoredTable, context: Context) {
    this.#table = id;
    this.#seats = seats.length;
    this.#context = context;
    this.#isCalledOff = calledOff === true;
    this.#isClosed = closed === true;
    this.#forfeit = forfeit;
  }

  /** As it is on disk. */
  read({ calledOff, closed, forfeit }: Pick<StoredTable, 'calledOff' | 'closed' | 'forfeit'>): void {
    this.#isCalledOff = calledOff === true;
    this.#isClosed = closed === true;
    this.#forfeit = forfeit;
  }

  get hasEnded(): boolean {
    return this.#isCalledOff || this.#forfeit !== undefined;
  }

  /** It is on its way to the disk, and nothing else may be. */
  get isComing(): boolean {
    return this.#isComing;
  }

  /** With a forfeit there is a record as far as the game went; of a game that all agreed to call off there is none. */
  get recorded(): Pick<GameRecord, 'forfeit' | 'calledOff'> | undefined {
    const { forfeit, calledOff } = this.shown;
    return forfeit && { forfeit, ...(calledOff ? { calledOff } : {}) };
  }

  get shown(): Pick<TableInfo, 'calledOff' | 'closed' | 'forfeit'> {
    return {
      ...(this.#isCalledOff ? { calledOff: true } : {}),
      ...(this.#isClosed ? { closed: true } : {}),
      ...(this.#forfeit ? { forfeit: this.#forfeit } : {}),
    };
  }

  async callOff({ byHost = false } = {}): Promise<void> {
    const { store, news, ended, lookAgain } = this.#context;
    if (!(await store.social.callOff(this.#table, news(), { byHost }))) return lookAgain();
    this.#isCalledOff = true;
    this.#isClosed = byHost;
    ended();
  }

  /** False, and nothing has changed, while something else is on its way to the disk, or has come there first. */
  async giveUp(forfeit: Forfeit, at: number): Promise<boolean> {
    const { isSettled, haveAllMoved, ended, lookAgain } = this.#context;
    if (this.#isComing || !isSettled()) return false;
    this.#isComing = true;
    try {
      const isCalledOff = !haveAllMoved();
      if (!(await this.#store(forfeit, isCalledOff, at))) {
        lookAgain().catch(() => undefined);
        return false;
      }
      this.#isCalledOff = isCalledOff;
      this.#forfeit = forfeit;
    } finally {
      this.#isComing = false;
    }
    ended();
    return true;
  }

  #store(forfeit: Forfeit, isCalledOff: boolean, at: number): Promise<boolean> {
    const { store, ply, news } = this.#context;
    if (isCalledOff) return store.social.callOff(this.#table, news(), { forfeit });
    const places = placesOf(rankForfeit(this.#seats, forfeit));
    return store.forfeit(this.#table, ply(), forfeit, { places, scores: places.map(() => 0), ended: at }, news());
  }
}
