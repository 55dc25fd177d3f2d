/** How play at a table begins: once no seat is open, with the numbers of people's devices that are opened by then. */

import type { DeviceNumber, Seat } from '#engine';
import type { No } from '#protocol';
import type { Log } from '../log.ts';
import { haveBegun } from '../sitters.ts';
import type { Store, StoredTable } from '../store.ts';
import type { Journal } from './journal.ts';
import type { News } from './news.ts';
import { Numbers } from './numbers.ts';
import type { Seating } from './seating.ts';
import { type Library, Story } from './story.ts';
import type { Timing } from './timing.ts';

interface Context {
  readonly store: Store;
  readonly seating: Seating;
  readonly timing: Timing;
  readonly journal: Journal;
  readonly news: News;
  readonly library: Library;
  readonly log: Log;
  /** Milliseconds for which it waits for the numbers of people's devices. */
  readonly opening: number;
  isStopped(): boolean;
  /** Somebody's number was opened, and others are still to come. */
  opened(): void;
  begun(): void;
  /** Another server was first: reads again what is on disk. */
  lookAgain(): Promise<void>;
}

export class Beginning {
  readonly #stored: StoredTable;
  readonly #context: Context;
  readonly #numbers: Numbers;
  /** Seats whose opened numbers are on their way to the disk. */
  readonly #noting = new Set<Seat>();
  #hasBegun: boolean;
  #isComing = false;

  constructor(stored: StoredTable, context: Context) {
    this.#stored = stored;
    this.#context = context;
    this.#numbers = new Numbers(stored, context.seating);
    this.#hasBegun = haveBegun(stored.seats, stored.numbers);
    if (this.isAwaited) this.#wait();
  }

  /** No seat is open any more, and the luck is decided. */
  get hasBegun(): boolean {
    return this.#hasBegun;
  }

  /** All are there, and their numbers are still to be opened. */
  get isAwaited(): boolean {
    return this.#context.seating.isFull && !this.#hasBegun;
  }

  /** The numbers that are in the luck; before that, as far as they are opened. */
  get numbers(): { readonly numbers: readonly DeviceNumber[] } | { readonly opening: readonly DeviceNumber[] } {
    const { all } = this.#numbers;
    return this.#hasBegun ? { numbers: all } : { opening: all };
  }

  /** As it is on disk. True when play has begun by that. */
  read({ seats, numbers, started }: Pick<StoredTable, 'seats' | 'numbers' | 'started'>): boolean {
    if (this.#hasBegun) return false;
    if (numbers) this.#numbers.decide(numbers);
    this.#hasBegun = haveBegun(seats, numbers);
    // The last two may have sat down at two servers, and neither of these saw it.
    if (this.#hasBegun && started === undefined) this.#start();
    if (this.isAwaited && this.#numbers.areOpened) this.#begin();
    return this.#hasBegun;
  }

  /** No seat is open any more. Where nobody has sealed a number, that is all. */
  full(): void {
    if (this.#numbers.areDue) {
      this.#wait();
      return;
    }
    this.#hasBegun = true;
    this.#start();
    this.#context.begun();
  }

  #start(): void {
    const { timing, news, journal, log, lookAgain } = this.#context;
    const toAct = journal.match.toAct();
    const failed = (error: unknown) => log.error({ err: error, table: this.#stored.id }, 'the start of a table was not noted');
    timing
      .begin(toAct, () => news.begun(toAct))
      .then((isFirst) => (isFirst ? undefined : lookAgain()))
      .catch(failed);
  }

  /** Somebody's device opens the number that it sealed. When all have, play begins. */
  open(seat: Seat, number: string): No | undefined {
    if (!this.#context.seating.isFull) return { kind: 'not started' };
    const no = this.#numbers.refuse(seat, number);
    if (!no && !this.#numbers.isOpened(seat) && !this.#noting.has(seat)) this.#note(seat, number);
    return no;
  }

  async #note(seat: Seat, number: string): Promise<void> {
    const { store, seating, opened, log } = this.#context;
    this.#noting.add(seat);
    try {
      await store.social.openNumber(this.#stored.id, seat, number);
      seating.noteNumber(seat, number);
      if (!this.isAwaited) return;
      if (this.#numbers.areOpened) await this.#begin();
      else opened();
    } catch (error) {
      log.error({ err: error, table: this.#stored.id }, 'an opened number was not stored');
    } finally {
      this.#noting.delete(seat);
    }
  }

  /** Whoever has not opened theirs by now is not waited for any longer. */
  async late(now: number): Promise<void> {
    if (this.#numbers.isLate(now)) await this.#begin();
  }

  #wait(): void {
    this.#context.timing.waitUntil(this.#numbers.wait(this.#context.opening));
  }

  /** Which numbers are in the luck is on disk before anything is dealt: no restart can choose others. */
  async #begin(): Promise<void> {
    const { timing, news, journal, library, log, isStopped, begun, lookAgain } = this.#context;
    if (this.#isComing || isStopped()) return;
    this.#isComing = true;
    try {
      const { all } = this.#numbers;
      const { story } = await Story.wake({ ...this.#stored, numbers: all }, library, 0);
      const toAct = story.match.toAct();
      if (!(await timing.begin(toAct, () => news.begun(toAct), all))) {
        lookAgain().catch(() => undefined);
        return;
      }
      this.#numbers.decide(all);
      journal.begin(story);
      this.#hasBegun = true;
      begun();
    } catch (error) {
      log.error({ err: error, table: this.#stored.id }, 'a table could not begin');
    } finally {
      this.#isComing = false;
    }
  }
}
