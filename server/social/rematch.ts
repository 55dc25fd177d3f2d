/** The same group again: everyone sits one seat earlier, so that whoever was second begins. */

import type { Seat } from '#engine';
import type { StoredSeat } from '../sitters.ts';
import type { StoredTable } from '../store.ts';

/** The seat after this one in the game before. */
function earlier(seat: Seat, seats: number): Seat {
  return (seat + seats - 1) % seats;
}

/**
 * Seats are kept for those who sat before, and `by` sits down at once, with a seal. Who has gone for good, or is `apart` from whoever
 * asks, leaves one that is open to anybody.
 */
export function rematchSeats(
  before: readonly StoredSeat[],
  by: { readonly person: string; readonly seal: string | undefined },
  apart: ReadonlySet<string>,
): readonly StoredSeat[] {
  const seats: StoredSeat[] = [];
  for (const [seat, sitter] of before.entries()) seats[earlier(seat, before.length)] = rematchSeat(sitter, by, apart);
  return seats;
}

function rematchSeat(sitter: StoredSeat, by: Parameters<typeof rematchSeats>[1], apart: ReadonlySet<string>): StoredSeat {
  if (sitter.kind !== 'person') return sitter;
  const { person, name } = sitter;
  if (person === undefined || apart.has(person)) return { kind: 'open' };
  if (person !== by.person) return { kind: 'open', name, person };
  return { kind: 'person', name, person, ...(by.seal === undefined ? {} : { seal: by.seal }) };
}

/** The table at which the group plays again, made once, for whoever asks first. */
export class Rematch {
  readonly #lookAgain: () => Promise<void>;
  #found: string | undefined;
  #making: Promise<string> | undefined;

  /** `lookAgain`: another server was first, and what is on disk is read again. */
  constructor({ rematch }: StoredTable, lookAgain: () => Promise<void>) {
    this.#lookAgain = lookAgain;
    this.#found = rematch;
  }

  /** As it is on disk. */
  read({ rematch }: Pick<StoredTable, 'rematch'>): void {
    this.#found = rematch;
  }

  get id(): string | undefined {
    return this.#found;
  }

  /** Calls `made` when there was none before. `make` gives none where there was. */
  async find(make: () => Promise<string | undefined>, made: () => void): Promise<string> {
    if (this.#found !== undefined) return this.#found;
    this.#making ??= make().then(async (rematch) => {
      if (rematch === undefined) await this.#lookAgain();
      else {
        this.#found = rematch;
        made();
      }
      if (this.#found === undefined) throw new Error('a rematch was made, and is not there');
      return this.#found;
    });
    return this.#making.finally(() => {
      this.#making = undefined;
    });
  }
}
