/** What other servers have stored about a table that is awake here is read, and told to those who look. */

import type { Seat } from '#engine';
import type { TableInfo } from '#protocol';
import type { Log } from '../log.ts';
import type { Store, StoredTable } from '../store.ts';
import type { Parts } from './parts.ts';

/** What is told of the table. */
interface Shown {
  readonly id: string;
  readonly info: TableInfo;
  readonly isOver: boolean;
  readonly ply: number;
  readonly acting: readonly Seat[];
}

interface Context {
  readonly store: Store;
  readonly log: Log;
  isStopped(): boolean;
  /** What the lobby tells may be another. */
  changed(): void;
  /** The game has ended. */
  over(): void;
  /** Memory could not be made equal to the disk. */
  lost(): void;
  rest(): void;
}

export class Reading {
  readonly #table: Shown;
  readonly #parts: Parts;
  readonly #context: Context;
  #isOutdated = false;
  #looking: Promise<void> | undefined;

  constructor(table: Shown, parts: Parts, context: Context) {
    this.#table = table;
    this.#parts = parts;
    this.#context = context;
  }

  /** Resolves once all that is on disk by now is known. Who asks while it is read waits for the next reading. */
  lookAgain(): Promise<void> {
    this.#isOutdated = true;
    this.#looking ??= this.#look();
    return this.#looking;
  }

  async #look(): Promise<void> {
    const { store, log, isStopped, lost } = this.#context;
    const { journal, timing, orders } = this.#parts;
    try {
      while (this.#isOutdated && !isStopped()) {
        try {
          await journal.settled();
          this.#isOutdated = false;
          const { ply } = journal;
          const known = this.#known;
          const some = await store.load(this.#table.id, ply);
          const isWhole = ply === 0 || !some || timing.fits(some);
          const stored = isWhole ? some : await store.load(this.#table.id);
          if (!stored) throw new Error('the table has gone from the store');
          // Meanwhile somebody may have moved here, or sat down, or ordered something: what was read may be older than that.
          const areSettled = journal.isSettled && timing.isSettled && orders.isSettled;
          if (areSettled && journal.ply === ply && this.#known === known) await this.#read(stored);
          else this.#isOutdated = true;
        } catch (error) {
          log.error({ err: error, table: this.#table.id }, 'a table could not be read again');
          lost();
        }
      }
    } finally {
      // At once: who asks from now on is not answered by a reading that is over.
      this.#looking = undefined;
    }
  }

  /** With the entries after the last that is known, or all where the clock is to be wound anew. Only what is other than before is told. */
  async #read(stored: StoredTable): Promise<void> {
    const { seating, beginning, timing, journal, earlyEnd, rematch, consent, orders, herald, viewers } = this.#parts;
    const { isOver } = this.#table;
    const before = this.#shown;
    const due = String(timing.shown?.due);
    const back = seating.read(stored);
    earlyEnd.read(stored);
    rematch.read(stored);
    consent.read(stored);
    const moved = viewers.reseat((person) => seating.seatOf(person));
    if (beginning.read(stored) || !timing.fits(stored)) {
      await journal.renew(stored);
      herald.welcomeAll();
    } else {
      timing.read(stored);
      for (const { seat, at } of back) timing.forgive(seat, at);
      journal.follow(stored);
      orders.renew(stored);
      if (moved.size > 0) herald.tellSeats(moved);
      else if (this.#shown !== before) herald.tellInfo();
      // With each entry the clocks are told anyway.
      if (stored.plies.length === 0 && String(timing.shown?.due) !== due) herald.tellClocks();
    }
    timing.noteEarlier(stored, this.#table);
    if (this.#shown !== before) this.#context.changed();
    if (this.#table.isOver && !isOver) this.#context.over();
    this.#context.rest();
  }

  /** All that is read again, as it is known here. */
  get #known(): string {
    const { seating, orders } = this.#parts;
    return JSON.stringify([this.#table.info, seating.sitters, orders.all]);
  }

  /** What everybody is told of the table beside its entries. */
  get #shown(): string {
    return JSON.stringify(this.#table.info);
  }
}
