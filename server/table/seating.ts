/** Who sits where at one table. */

import { botsFor } from '#bots';
import type { Seat } from '#engine';
import type { Companion, No } from '#protocol';
import type { Absence } from '../absence.ts';
import type { NewNotice } from '../notices/store.ts';
import { refuseRated } from '../people/people.ts';
import type { Person } from '../people/store.ts';
import { areFull, keptFor, playedSeats, type StoredSeat, seatOf } from '../sitters.ts';
import type { Store, StoredTable } from '../store.ts';

/** Others sit there than was thought: another server was first. */
const OUTDATED = Symbol('outdated');
/** So often a change is tried that those of others came before. */
const MOST_TRIES = 10;

interface Context {
  readonly store: Store;
  /** With a seat: somebody came back to it. */
  changed(back?: Seat): void;
  /** Reads again what is on disk, this as well. */
  lookAgain(): Promise<void>;
}

export class Seating {
  readonly #store: Store;
  readonly #table: string;
  #host: Seat;
  readonly #isRated: boolean;
  readonly #changed: Context['changed'];
  readonly #lookAgain: Context['lookAgain'];
  #seats: readonly StoredSeat[];
  #isFull: boolean;
  /** Changes happen one after the other. */
  #last: Promise<unknown> = Promise.resolve();

  /** The bot that plays for whoever left for good, where bots may. */
  readonly #bot: string | undefined;

  constructor(stored: StoredTable, { store, changed, lookAgain }: Context) {
    this.#store = store;
    this.#lookAgain = lookAgain;
    this.#table = stored.id;
    this.#host = stored.host;
    this.#isRated = stored.rated;
    this.#bot = stored.rated ? undefined : botsFor(stored.game).at(-1)?.name;
    this.#changed = changed;
    this.#seats = stored.seats;
    this.#isFull = areFull(stored.seats);
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** The seat of whoever made the table. */
  get host(): Seat {
    return this.#host;
  }

  /** Whoever made the table, unless they left for good. */
  get maker(): string | undefined {
    const host = this.#seats[this.#host];
    return host?.kind === 'person' ? host.person : undefined;
  }

  /** Who sits where, ids and all. */
  get sitters(): readonly StoredSeat[] {
    return this.#seats;
  }

  /** The seats that people play now. */
  get played(): readonly Seat[] {
    return playedSeats(this.#seats);
  }

  seatOf(person: string): Seat | undefined {
    return seatOf(this.#seats, person);
  }

  /** The open seat that is kept for the person. */
  keptFor(person: string): Seat | undefined {
    return keptFor(this.#seats, person);
  }

  absenceOf(seat: Seat): Absence | undefined {
    const sitter = this.#seats[seat];
    return sitter?.kind === 'person' ? sitter.absence : undefined;
  }

  /** The bot that plays the seat, for good or until somebody comes back. */
  botAt(seat: Seat): string | undefined {
    const sitter = this.#seats[seat];
    if (sitter?.kind === 'person' && sitter.person === undefined) return sitter.bot ?? this.#bot;
    return sitter && sitter.kind !== 'open' ? sitter.bot : undefined;
  }

  /** Who arrives takes the wanted seat, or else the one kept for them, or the first that is open; who sits already keeps the seat, and the seal. */
  sit(arrive: () => Promise<Person | No>, wanted: Seat | undefined, seal?: string): Promise<{ readonly seat: Seat } | No> {
    let arriving: Promise<Person | No> | undefined;
    return this.#inTurn(async () => {
      const sitting = wanted === undefined ? this.#seats.find(({ kind }) => kind === 'open') : this.#seats[wanted];
      if (!sitting) return { kind: 'no open seat' };
      if (sitting.kind !== 'open') return { kind: 'seat taken' };
      arriving ??= arrive();
      const person = await arriving;
      if ('kind' in person) return person;
      const { id, name } = person;
      // Seats can be read again while others are asked: what is stored must be what was judged.
      const before = this.#seats;
      const own = seatOf(before, id);
      if (own !== undefined) return { seat: own };
      const no = this.#isRated ? await refuseRated(this.#store.people, person) : undefined;
      if (no) return no;
      const seat = wanted ?? openFor(before, id);
      if (seat === undefined) return { kind: 'no open seat' };
      const open = before[seat];
      if (open?.kind === 'open' && open.person !== undefined && open.person !== id) return { kind: 'seat taken' };
      const apart = await this.#store.safety.apartFrom(id);
      if (before.some((other) => other.kind === 'person' && apart.has(other.person ?? ''))) return { kind: 'seat refused' };
      const sitter: StoredSeat = { kind: 'person', name, person: id, ...(seal === undefined ? {} : { seal }) };
      if (!(await this.#store.sit(this.#table, before, seat, sitter))) return OUTDATED;
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
      if (!(await this.#store.fill(this.#table, this.#seats, bot))) return OUTDATED;
      const open = [...this.#seats.keys()].filter((seat) => this.#seats[seat]?.kind === 'open');
      this.#give(open, { kind: 'bot', bot });
      return undefined;
    });
  }

  /** A bot plays the person's seat until the person comes back. */
  leave(person: string, bot: string): Promise<No | undefined> {
    return this.#standIn(() => this.seatOf(person), bot);
  }

  comeBack(person: string): Promise<No | undefined> {
    return this.#standIn(() => this.seatOf(person), undefined);
  }

  /** A bot plays on for whoever sits there, and be it somebody who left for good. */
  playOn(seat: Seat, bot: string): Promise<No | undefined> {
    return this.#standIn(() => seat, bot);
  }

  #standIn(seatNow: () => Seat | undefined, bot: string | undefined): Promise<No | undefined> {
    return this.#inTurn(async () => {
      const seat = seatNow();
      const sitter = seat === undefined ? undefined : this.#seats[seat];
      if (seat === undefined || sitter?.kind !== 'person') return { kind: 'no seat' };
      if (!this.#isFull) return { kind: 'not started' };
      if (sitter.bot === bot) return undefined;
      const now = Date.now();
      await this.#store.social.standIn(this.#table, seat, bot, now);
      const { bot: _, ...alone } = sitter;
      this.#give([seat], bot === undefined ? { ...alone, returned: now } : { ...alone, bot }, bot === undefined ? seat : undefined);
      return undefined;
    });
  }

  /** The host lets two sitters, or empty seats, change places before play begins. */
  swap(person: string, one: Seat, other: Seat): Promise<No | undefined> {
    return this.#inTurn(async () => {
      if (this.seatOf(person) !== this.#host) return { kind: 'not host' };
      const [first, second] = [this.#seats[one], this.#seats[other]];
      if (this.#isFull) return { kind: 'started' };
      if (!first || !second || one === other) return { kind: 'bad seat' };
      const host = this.#host === one ? other : this.#host === other ? one : this.#host;
      return this.#place(
        new Map([
          [one, second],
          [other, first],
        ]),
        host,
      );
    });
  }

  /** The host keeps an open seat for somebody who does not sit here yet. */
  offer(person: string, seat: Seat, guest: Companion, notices: readonly NewNotice[]): Promise<No | undefined> {
    return this.#inTurn(async () => {
      if (this.seatOf(person) !== this.#host) return { kind: 'not host' };
      if (this.#isFull) return { kind: 'started' };
      const isHere = this.seatOf(guest.id) !== undefined || this.keptFor(guest.id) !== undefined;
      if (this.#seats[seat]?.kind !== 'open' || isHere) return { kind: 'bad seat' };
      return this.#place(new Map([[seat, { kind: 'open', name: guest.name, person: guest.id }]]), this.#host, notices);
    });
  }

  /** Before play begins the host opens a seat, somebody their own, or somebody the one kept for them. The host stays. */
  free(person: string, seat: Seat): Promise<No | undefined> {
    return this.#inTurn(async () => {
      const own = this.seatOf(person) ?? this.keptFor(person);
      if (own !== this.#host && own !== seat) return { kind: 'not host' };
      const sitter = this.#seats[seat];
      if (this.#isFull) return { kind: 'started' };
      if (!sitter || seat === this.#host) return { kind: 'bad seat' };
      return this.#place(new Map([[seat, { kind: 'open' }]]), this.#host);
    });
  }

  /** Somebody goes for good before play begins: what they had is open again, and the host is somebody who is still there. */
  vacate(person: string): Promise<void> {
    return this.#inTurn(async () => {
      const theirs = [...this.#seats.entries()].filter(([, sitter]) => sitter.kind !== 'bot' && sitter.person === person);
      if (this.#isFull || theirs.length === 0) return undefined;
      const left = this.#seats.findIndex((sitter) => sitter.kind === 'person' && sitter.person !== person);
      const host = this.seatOf(person) === this.#host && left >= 0 ? left : this.#host;
      return this.#place(new Map(theirs.map(([seat]) => [seat, { kind: 'open' }])), host);
    });
  }

  /** The number that somebody's device had sealed is opened, and on disk. */
  noteNumber(seat: Seat, number: string): void {
    this.#seats = this.#seats.map((old, at) => (at === seat && old.kind === 'person' ? { ...old, number } : old));
  }

  /** As it is on disk. Tells the seats to which somebody came back, and when. */
  read({ seats, host }: Pick<StoredTable, 'seats' | 'host'>): readonly { readonly seat: Seat; readonly at: number }[] {
    const before = this.#seats;
    this.#seats = seats;
    this.#host = host;
    this.#isFull = areFull(seats);
    return seats.flatMap((sitter, seat) => {
      const old = before[seat];
      if (sitter.kind !== 'person' || old?.kind !== 'person' || !sitter.returned || sitter.returned === old.returned) return [];
      return [{ seat, at: sitter.returned }];
    });
  }

  async #place(seats: ReadonlyMap<Seat, StoredSeat>, host: Seat, notices: readonly NewNotice[] = []): Promise<typeof OUTDATED | undefined> {
    if (!(await this.#store.social.place(this.#table, this.#seats, seats, host, notices))) return OUTDATED;
    this.#host = host;
    this.#seats = this.#seats.map((old, seat) => seats.get(seat) ?? old);
    this.#changed();
    return undefined;
  }

  /** Looks again who sits where. */
  reload(): Promise<void> {
    return this.#inTurn(async () => {
      await this.#lookAgain();
      this.#changed();
    });
  }

  #inTurn<T>(change: () => Promise<T | typeof OUTDATED>): Promise<T> {
    const turn = this.#last.then(() => this.#change(change));
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  /** It is judged anew where another server was first. */
  async #change<T>(change: () => Promise<T | typeof OUTDATED>): Promise<T> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const done = await change();
      if (done !== OUTDATED) return done;
      await this.#lookAgain();
    }
    throw new Error('others change the seats of this table all the time');
  }

  #give(seats: readonly Seat[], sitter: StoredSeat, back?: Seat): void {
    this.#seats = this.#seats.map((old, seat) => (seats.includes(seat) ? sitter : old));
    this.#isFull = areFull(this.#seats);
    this.#changed(back);
  }
}

/** The seat that is kept for the person, or else the first that is open to anybody. */
function openFor(seats: readonly StoredSeat[], person: string): Seat | undefined {
  const seat = seats.findIndex((sitter) => sitter.kind === 'open' && sitter.person === undefined);
  return keptFor(seats, person) ?? (seat < 0 ? undefined : seat);
}
