/** The same group again: everyone sits one seat earlier, so that whoever was second begins. */

import type { Seat } from '#engine';
import type { StoredSeat } from '../sitters.ts';
import type { StoredTable } from '../store.ts';
import type { AroundStore } from './store.ts';

/** The seat after this one in the game before. */
function earlier(seat: Seat, seats: number): Seat {
  return (seat + seats - 1) % seats;
}

/** Seats are kept for those who sat before, and `by` sits down at once. Who has gone for good is open to anybody. */
export function seatsAgain(before: readonly StoredSeat[], by: string): readonly StoredSeat[] {
  const seats: StoredSeat[] = [];
  for (const [seat, sitter] of before.entries()) seats[earlier(seat, before.length)] = again(sitter, by);
  return seats;
}

function again(sitter: StoredSeat, by: string): StoredSeat {
  if (sitter.kind !== 'person') return sitter;
  const { person, name } = sitter;
  if (person === undefined) return { kind: 'open' };
  return person === by ? { kind: 'person', name, person } : { kind: 'open', name, person };
}

/** The table at which the group plays again, made once, for whoever asks first. */
export class Rematch {
  readonly #table: string;
  readonly #store: AroundStore;
  #next: string | undefined;
  #making: Promise<string> | undefined;

  constructor({ id, next }: StoredTable, store: AroundStore) {
    this.#table = id;
    this.#store = store;
    this.#next = next;
  }

  get next(): string | undefined {
    return this.#next;
  }

  /** Calls `made` when there was none before. */
  async find(make: () => Promise<string>, made: () => void): Promise<string> {
    if (this.#next !== undefined) return this.#next;
    this.#making ??= make().then(async (next) => {
      await this.#store.follow(this.#table, next);
      this.#next = next;
      made();
      return next;
    });
    return this.#making.finally(() => {
      this.#making = undefined;
    });
  }
}
