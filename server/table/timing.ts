/** The clock of one table, and the note in the store that says when to look again whether somebody is late. */

import type { DeviceNumber, Seat } from '#engine';
import type { Clocks, TimeControl } from '#protocol';
import type { Log } from '../log.ts';
import type { NewNotice } from '../notices/store.ts';
import type { Store, StoredTable } from '../store.ts';
import { Clock } from './clock.ts';
import type { Seating } from './seating.ts';

interface Context {
  readonly store: Store;
  readonly log: Log;
  readonly seating: Seating;
  /** Nobody could play before, for there was no server. */
  since(): number;
  /** Where other servers may be: whether the seat moves by itself now, so that somebody else is to look when it does not. */
  movesByItself?: ((seat: Seat) => boolean) | undefined;
  /** Milliseconds after which somebody else is to look. */
  readonly claim: number;
}

/** Milliseconds after which another server minds what this one has begun and not done: those who move by themselves, those who are late. */
export const CLAIM = 10_000;

export class Timing {
  readonly #table: string;
  readonly #context: Context;
  readonly #isRated: boolean;
  #timeControl: TimeControl;
  /** Only where time is counted. */
  #clock: Clock | undefined;
  #started: number | undefined;
  #timeControlSince: number | undefined;
  /** The clock was another while entries were made. */
  #isAstray = false;
  /** Whether the store may say that somebody is to look at the table. */
  #isDue: boolean;
  /** When play began is on its way to the disk. */
  #isBeginning = false;

  constructor(stored: StoredTable, context: Context) {
    this.#table = stored.id;
    this.#context = context;
    this.#isRated = stored.rated;
    this.#timeControl = timeControlOf(stored.timeControl, stored.rated);
    this.#isDue = stored.due !== undefined;
  }

  get timeControl(): TimeControl {
    return this.#timeControl;
  }

  /** Whether time is counted at all. */
  get isCounted(): boolean {
    return this.#clock !== undefined;
  }

  /** Whether the game ends when somebody runs out of time; else a bot plays on for them. */
  get endsWhenOut(): boolean {
    return this.#timeControl.kind !== 'unlimited' && this.#timeControl.out === 'end';
  }

  /** Sets the clock as the log tells. `acting`: who was to act at the set-up and after each entry. */
  wind(
    { timeControl, timeControlSince, started, plies, times, seats, due }: StoredTable,
    [atSetUp = [], ...acting]: readonly (readonly Seat[])[],
  ): void {
    this.#timeControl = timeControlOf(timeControl, this.#isRated);
    this.#started = started;
    this.#timeControlSince = timeControlSince;
    this.#isAstray = false;
    this.#isDue = due !== undefined;
    this.#clock = this.#newClock(timeControl, timeControlSince);
    const returns = seats.flatMap((sitter, seat) => (sitter.kind === 'person' && sitter.returned ? [{ seat, at: sitter.returned }] : []));
    returns.sort((a, b) => b.at - a.at);
    const forgive = (until: number) => {
      for (let next = returns.at(-1); next && next.at < until; next = returns.at(-1)) {
        this.forgive(next.seat, next.at);
        returns.pop();
      }
    };
    if (started !== undefined) this.#clock?.begin(atSetUp, started);
    for (const [n, toAct] of acting.entries()) {
      forgive(times[n]!);
      this.#clock?.note(...plies[n]!, toAct, times[n]!);
    }
    forgive(Number.POSITIVE_INFINITY);
  }

  /** Whether the clock follows from what is on disk; where it does not, it is wound anew. */
  fits({ started, timeControlSince }: StoredTable): boolean {
    return !this.#isAstray && timeControlSince === this.#timeControlSince && (!this.#clock || started === this.#started);
  }

  /** Another server may have noted when somebody is to look. */
  read({ due }: StoredTable): void {
    this.#isDue = due !== undefined;
  }

  #newClock(timeControl: TimeControl, timeControlSince = 0): Clock | undefined {
    if (timeControl.kind === 'unlimited') return undefined;
    const { seating, since } = this.#context;
    return new Clock({
      timeControl,
      seats: seating.sitters.length,
      isTimed: (seat) => seating.botAt(seat) === undefined,
      absenceOf: (seat) => seating.absenceOf(seat),
      get notBefore() {
        return Math.max(since(), timeControlSince);
      },
    });
  }

  /**
   * All have agreed on hours for each move: the clock starts anew, and what happens to whoever runs out stays. `news`: whom to remind by it.
   * False, and the table is to be read again, where there is another entry than `ply`.
   */
  async change(
    wish: TimeControl & { readonly kind: 'correspondence' },
    { ply, toAct }: { readonly ply: number; readonly toAct: readonly Seat[] },
    news: () => readonly NewNotice[],
  ): Promise<boolean> {
    const timeControl = timeControlOf(this.endsWhenOut ? { ...wish, out: 'end' } : wish, this.#isRated);
    const now = Date.now();
    const before = this.#clock;
    const clock = this.#newClock(timeControl);
    clock?.begin(toAct, now);
    this.#clock = clock;
    const { social } = this.#context.store;
    try {
      if (!(await social.setTimeControl(this.#table, ply, timeControl, now, clock?.next()?.at ?? null, news()))) {
        this.#clock = before;
        this.#isAstray = true;
        return false;
      }
    } catch (error) {
      this.#clock = before;
      throw error;
    }
    this.#timeControl = timeControl;
    this.#timeControlSince = now;
    this.#isDue = true;
    return true;
  }

  /** What everyone may know of it. */
  get shown(): Clocks | undefined {
    return this.#clock?.shown(Date.now());
  }

  dueAt(seat: Seat): number | undefined {
    return this.#clock?.dueAt(seat);
  }

  /** When to remind the seat that its time runs out, where there are hours for a move. */
  remindAt(seat: Seat): number | undefined {
    return this.#clock?.remindAt(seat);
  }

  /**
   * Play begins, with these numbers of people's devices, and time to run. `news`: whom to tell. Rejects when it was not stored; false where
   * another server was first.
   */
  async begin(toAct: readonly Seat[], news: () => readonly NewNotice[], numbers?: readonly DeviceNumber[]): Promise<boolean> {
    const now = Date.now();
    this.#clock = this.#newClock(this.#timeControl);
    this.#clock?.begin(toAct, now);
    this.#started = now;
    this.#isBeginning = true;
    try {
      return await this.#context.store.start(this.#table, { at: now, due: this.#nextDue(toAct, now), acting: toAct, numbers }, news());
    } finally {
      this.#isBeginning = false;
    }
  }

  /** Whether it is on disk when play began. */
  get isSettled(): boolean {
    return !this.#isBeginning;
  }

  /** Play has not begun: notes in the store when to look again whether it can. */
  waitUntil(time: number): void {
    this.#noteNext(0, time);
  }

  /** An entry was made. Tells when the time of a seat runs out after it, to be stored with it; undefined where that need not be. */
  note(seat: Seat, text: string, toAct: readonly Seat[], at: number): number | null | undefined {
    this.#clock?.note(seat, text, toAct, at);
    if (!this.#clock && !this.#context.movesByItself) return undefined;
    const wasDue = this.#isDue;
    const due = this.#nextDue(toAct, at);
    return due === null && !wasDue && !this.#clock ? undefined : due;
  }

  /** Another server has stored an entry. */
  follow(seat: Seat, text: string, toAct: readonly Seat[], at: number): void {
    this.#clock?.note(seat, text, toAct, at);
  }

  /** Somebody has just come back to the seat, and may be late. */
  forgive(seat: Seat, at: number): void {
    if (!this.endsWhenOut) this.#clock?.forgive(seat, at);
  }

  /** The seat that has no time left. */
  late(now: number): Seat | undefined {
    const next = this.#clock?.next();
    return next && next.at <= now ? next.seat : undefined;
  }

  /** Notes in the store when to look again whether somebody is late. */
  noteDue({ ply, isOver, acting }: { readonly ply: number; readonly isOver: boolean; readonly acting: readonly Seat[] }): void {
    if (!this.#clock && !this.#context.movesByItself) return;
    this.#noteNext(ply, isOver ? null : this.#nextDue(acting, Date.now()));
  }

  /** Who stored the last entry may not have known of another time control yet, and noted when somebody is late by the one before. */
  noteEarlier({ due = Number.POSITIVE_INFINITY }: StoredTable, table: Parameters<Timing['noteDue']>[0]): void {
    const next = this.#clock?.next()?.at;
    if (!table.isOver && next !== undefined && Date.now() < next && next < due) this.noteDue(table);
  }

  /** Whoever moves by itself after this entry is not moved here any more: another server may do so at once. */
  handOver(ply: number): void {
    if (this.#context.movesByItself) this.#noteNext(ply, Date.now());
  }

  /** When somebody is to look at the table again. */
  #nextDue(toAct: readonly Seat[], now: number): number | null {
    const { movesByItself, claim } = this.#context;
    const due = this.#clock?.next()?.at ?? null;
    const claimed = movesByItself && toAct.some(movesByItself) ? now + claim : null;
    const next = due !== null && claimed !== null ? Math.min(due, claimed) : (due ?? claimed);
    this.#isDue = next !== null;
    return next;
  }

  #noteNext(ply: number, due: number | null): void {
    const { store, log } = this.#context;
    store
      .setDue(this.#table, ply, due)
      .catch((error) => log.error({ err: error, table: this.#table }, 'the time of a table was not noted'));
  }
}

/** What a table does when time runs out: a rated game has no bots to play on. */
export function timeControlOf(timeControl: TimeControl, isRated: boolean): TimeControl {
  return isRated && timeControl.kind !== 'unlimited' ? { ...timeControl, out: 'end' } : timeControl;
}
