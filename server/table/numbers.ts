/**
 * The numbers that people's devices add to the luck of a table: sealed as they sit down, opened once no seat is open. They
 * are told to nobody before the game is over.
 */

import { type DeviceNumber, fitsSeal, type Seat } from '#engine';
import type { No } from '#protocol';
import { sealsOf } from '../sitters.ts';
import type { StoredTable } from '../store.ts';
import type { Seating } from './seating.ts';

export class Numbers {
  readonly #seating: Seating;
  /** Those that are in the luck, and those that were left out: on disk. */
  #decided: readonly DeviceNumber[] | undefined;
  /** Whoever has not opened theirs by then is left out. */
  #until: number | undefined;

  constructor({ numbers }: StoredTable, seating: Seating) {
    this.#decided = numbers;
    this.#seating = seating;
  }

  /** Whether it is still open which of them are in the luck. */
  get areDue(): boolean {
    return this.#decided === undefined && sealsOf(this.#seating.sitters).length > 0;
  }

  /** All that were sealed, as far as they are opened. */
  get all(): readonly DeviceNumber[] {
    return this.#decided ?? sealsOf(this.#seating.sitters);
  }

  get areOpened(): boolean {
    return this.all.every(({ number }) => number !== undefined);
  }

  /** Waits so long for those who have not opened theirs. Tells until when. */
  wait(patience: number): number {
    this.#until ??= Date.now() + patience;
    return this.#until;
  }

  isLate(now: number): boolean {
    return this.#until !== undefined && now >= this.#until;
  }

  isOpened(seat: Seat): boolean {
    return this.all.some((one) => one.seat === seat && one.number !== undefined);
  }

  /** Why somebody's device cannot open this now. Sent again because no answer came, it is the same number. */
  refuse(seat: Seat, number: string): No | undefined {
    const mine = this.all.find((one) => one.seat === seat);
    if (!mine || !fitsSeal(number, mine.seal)) return { kind: 'wrong number' };
    return this.#decided && mine.number === undefined ? { kind: 'started' } : undefined;
  }

  decide(numbers: readonly DeviceNumber[]): void {
    this.#decided = numbers;
  }
}
