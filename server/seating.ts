/** Who sits where at one table. */

import type { Seat } from '#engine';
import type { No, Sitter } from '#protocol';
import { hashOf, newToken, seatOf } from './secrets.ts';
import type { Store, StoredSeat, StoredTable } from './store.ts';

export class Seating {
  readonly #store: Store;
  readonly #table: string;
  readonly #host: Seat;
  readonly #changed: () => void;
  #seats: readonly StoredSeat[];
  #isFull: boolean;
  /** Changes happen one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(stored: StoredTable, store: Store, changed: () => void) {
    this.#store = store;
    this.#table = stored.id;
    this.#host = stored.host;
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
    return this.#seats.map((sitter) => (sitter.kind === 'person' ? { kind: 'person', name: sitter.name } : sitter));
  }

  /** The seat that the token was given for. */
  seatOf(token: string): Seat | undefined {
    return seatOf(token, this.#seats);
  }

  botAt(seat: Seat): string | undefined {
    const sitter = this.#seats[seat];
    return sitter?.kind === 'bot' ? sitter.bot : undefined;
  }

  /** Takes the wanted seat, or else the first that is open. */
  sit(name: string, wanted: Seat | undefined): Promise<{ readonly seat: Seat; readonly token: string } | No> {
    return this.#inTurn(async () => {
      const seat = wanted ?? this.#seats.findIndex((sitter) => !isTaken(sitter));
      const sitting = this.#seats[seat];
      if (!sitting) return { kind: 'no open seat' };
      if (isTaken(sitting)) return { kind: 'seat taken' };
      const token = newToken();
      const sitter: StoredSeat = { kind: 'person', name, token: hashOf(token) };
      if (!(await this.#store.sit(this.#table, seat, sitter))) return { kind: 'seat taken' };
      this.#give([seat], sitter);
      return { seat, token };
    });
  }

  /** The host, shown by the token, gives all open seats to a bot. */
  fill(bot: string, token: string): Promise<No | undefined> {
    return this.#inTurn(async () => {
      const seat = this.seatOf(token);
      if (seat === undefined) return { kind: 'wrong token' };
      if (seat !== this.#host) return { kind: 'not host' };
      if (this.#isFull) return { kind: 'no open seat' };
      this.#give(await this.#store.fill(this.#table, bot), { kind: 'bot', bot });
      return undefined;
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

function isTaken({ kind }: StoredSeat): boolean {
  return kind !== 'open';
}
