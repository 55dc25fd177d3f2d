/** The same group again: everyone sits one seat earlier, so that whoever was second begins. */

import type { Seat } from '#engine';
import type { StoredSeat } from '../sitters.ts';
import type { StoredTable } from '../store.ts';
import type { SocialStore } from './store.ts';

/** The seat after this one in the game before. */
function earlier(seat: Seat, seats: number): Seat {
  return (seat + seats - 1) % seats;
}

/** Seats are kept for those who sat before, and `by` sits down at once, with a seal. Who has gone for good is open to anybody. */
export function rematchSeats(before: readonly StoredSeat[], by: string, seal?: string): readonly StoredSeat[] {
  const seats: StoredSeat[] = [];
  for (const [seat, sitter] of before.entries()) seats[earlier(seat, before.length)] = rematchSeat(sitter, by, seal);
  return seats;
}

function rematchSeat(sitter: StoredSeat, by: string, seal: string | undefined): StoredSeat {
  if (sitter.kind !== 'person') return sitter;
  const { person, name } = sitter;
  if (person === undefined) return { kind: 'open' };
  if (person !== by) return { kind: 'open', name, person };
  return { kind: 'person', name, person, ...(seal === undefined ? {} : { seal }) };
}

/** The table at which the group plays again, made once, for whoever asks first. */
export class Rematch {
  readonly #table: string;
  readonly #store: SocialStore;
  #found: string | undefined;
  #making: Promise<string> | undefined;

  constructor({ id, rematch }: StoredTable, store: SocialStore) {
    this.#table = id;
    this.#store = store;
    this.#found = rematch;
  }

  get id(): string | undefined {
    return this.#found;
  }

  /** Calls `made` when there was none before. */
  async find(make: () => Promise<string>, made: () => void): Promise<string> {
    if (this.#found !== undefined) return this.#found;
    this.#making ??= make().then(async (rematch) => {
      await this.#store.setRematch(this.#table, rematch);
      this.#found = rematch;
      made();
      return rematch;
    });
    return this.#making.finally(() => {
      this.#making = undefined;
    });
  }
}
