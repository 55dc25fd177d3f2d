/** Who sits where at one table. */

import type { Seat } from '#engine';
import type { No, Rest, Sitter } from '#protocol';
import type { Person } from './people/store.ts';
import type { Store, StoredSeat, StoredTable } from './store.ts';

export class Seating {
  readonly #store: Store;
  readonly #table: string;
  readonly #host: Seat;
  readonly #isRated: boolean;
  readonly #changed: () => void;
  #seats: readonly StoredSeat[];
  #isFull: boolean;
  /** Changes happen one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(stored: StoredTable, store: Store, changed: () => void) {
    this.#store = store;
    this.#table = stored.id;
    this.#host = stored.host;
    this.#isRated = stored.rated;
    this.#changed = changed;
    this.#seats = stored.seats;
    this.#isFull = stored.seats.every(isTaken);
  }

  /** Play begins when no seat is open. */
  get isFull(): boolean {
    return this.#isFull;
  }

  /** What anybody may know. */
  get shown(): readonly Sitter[] {
    return this.#seats.map(shownSitter);
  }

  seatOf(person: string): Seat | undefined {
    const seat = this.#seats.findIndex((sitter) => sitter.kind === 'person' && sitter.person === person);
    return seat < 0 ? undefined : seat;
  }

  restOf(seat: Seat): Rest | undefined {
    const sitter = this.#seats[seat];
    return sitter?.kind === 'person' ? sitter.rest : undefined;
  }

  botAt(seat: Seat): string | undefined {
    const sitter = this.#seats[seat];
    return sitter?.kind === 'bot' ? sitter.bot : undefined;
  }

  /** Who arrives takes the wanted seat, or else the first that is open; who sits already keeps the seat. */
  sit(arrive: () => Promise<Person | No>, wanted: Seat | undefined): Promise<{ readonly seat: Seat } | No> {
    return this.#inTurn(async () => {
      const seat = wanted ?? this.#seats.findIndex((sitter) => !isTaken(sitter));
      const sitting = this.#seats[seat];
      if (!sitting) return { kind: 'no open seat' };
      if (isTaken(sitting)) return { kind: 'seat taken' };
      const person = await arrive();
      if ('kind' in person) return person;
      const { id, name } = person;
      const own = this.seatOf(id);
      if (own !== undefined) return { seat: own };
      if (this.#isRated && person.isProgram) return { kind: 'no bots' };
      const sitter: StoredSeat = { kind: 'person', name, person: id };
      if (!(await this.#store.sit(this.#table, seat, sitter))) return { kind: 'seat taken' };
      this.#give([seat], sitter);
      return { seat };
    });
  }

  /** The host gives all open seats to a bot. */
  fill(bot: string, person: string): Promise<No | undefined> {
    return this.#inTurn(async () => {
      if (this.seatOf(person) !== this.#host) return { kind: 'not host' };
      if (this.#isFull) return { kind: 'no open seat' };
      if (this.#isRated) return { kind: 'no bots' };
      this.#give(await this.#store.fill(this.#table, bot), { kind: 'bot', bot });
      return undefined;
    });
  }

  /** Looks again who sits where. */
  look(): Promise<void> {
    return this.#inTurn(async () => {
      const stored = await this.#store.load(this.#table);
      if (stored) this.#seats = stored.seats;
      this.#changed();
    });
  }

  #inTurn<T>(change: () => Promise<T>): Promise<T> {
    const turn = this.#last.then(change);
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  #give(seats: readonly Seat[], sitter: StoredSeat): void {
    this.#seats = this.#seats.map((old, seat) => (seats.includes(seat) ? sitter : old));
    this.#isFull = this.#seats.every(isTaken);
    this.#changed();
  }
}

/** What anybody may know of who sits there. */
export function shownSitter(sitter: StoredSeat): Sitter {
  if (sitter.kind !== 'person') return sitter;
  return { kind: 'person', name: sitter.name, ...(sitter.person === undefined ? {} : { id: sitter.person }) };
}

function isTaken({ kind }: StoredSeat): boolean {
  return kind !== 'open';
}
