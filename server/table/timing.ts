/** The clock of one table, and the note in the store that says when to look again whether somebody is late. */

import type { DeviceNumber, Ply, Seat } from '#engine';
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
  /** When this server began: nobody could play before. */
  readonly since: number;
}

export class Timing {
  readonly #table: string;
  readonly #context: Context;
  readonly #isRated: boolean;
  #timeControl: TimeControl;
  /** Only where time is counted. */
  #clock: Clock | undefined;

  constructor(stored: StoredTable, context: Context) {
    this.#table = stored.id;
    this.#context = context;
    this.#isRated = stored.rated;
    this.#timeControl = timeControlOf(stored.timeControl, stored.rated);
  }

  get timeControl(): TimeControl {
    return this.#timeControl;
  }

  /** Whether the game ends when somebody runs out of time; else a bot plays on for them. */
  get endsWhenOut(): boolean {
    return this.#timeControl.kind !== 'unlimited' && this.#timeControl.out === 'end';
  }

  /** Sets the clock as the log tells. `acting`: who was to act at the set-up and after each entry. */
  wind(
    { timeControl, timeControlSince, started, plies, times }: StoredTable,
    [atSetUp = [], ...acting]: readonly (readonly Seat[])[],
  ): void {
    this.#clock = this.#newClock(timeControl, timeControlSince);
    if (started !== undefined) this.#clock?.begin(atSetUp, started);
    for (const [n, toAct] of acting.entries()) this.#clock?.note(...(plies[n] as Ply), toAct, times[n] as number);
  }

  #newClock(timeControl: TimeControl, timeControlSince = 0): Clock | undefined {
    if (timeControl.kind === 'unlimited') return undefined;
    const { seating, since } = this.#context;
    return new Clock({
      timeControl,
      seats: seating.sitters.length,
      isTimed: (seat) => seating.botAt(seat) === undefined,
      absenceOf: (seat) => seating.absenceOf(seat),
      notBefore: Math.max(since, timeControlSince),
    });
  }

  /** All have agreed on hours for each move: the clock starts anew, and what happens to whoever runs out stays. `news`: whom to remind by it. */
  async change(
    wish: TimeControl & { readonly kind: 'correspondence' },
    toAct: readonly Seat[],
    news: () => readonly NewNotice[],
  ): Promise<void> {
    const timeControl = timeControlOf(this.endsWhenOut ? { ...wish, out: 'end' } : wish, this.#isRated);
    const now = Date.now();
    const before = this.#clock;
    const clock = this.#newClock(timeControl);
    clock?.begin(toAct, now);
    this.#clock = clock;
    try {
      await this.#context.store.social.setTimeControl(this.#table, timeControl, now, clock?.next()?.at ?? null, news());
    } catch (error) {
      this.#clock = before;
      throw error;
    }
    this.#timeControl = timeControl;
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

  /** Play begins, with these numbers of people's devices, and time to run. `news`: whom to tell. Rejects when it was not stored. */
  begin(toAct: readonly Seat[], news: () => readonly NewNotice[], numbers?: readonly DeviceNumber[]): Promise<void> {
    const now = Date.now();
    this.#clock = this.#newClock(this.#timeControl);
    this.#clock?.begin(toAct, now);
    return this.#context.store.start(this.#table, { at: now, due: this.#clock?.next()?.at ?? null, acting: toAct, numbers }, news());
  }

  /** Play has not begun: notes in the store when to look again whether it can. */
  waitUntil(time: number): void {
    this.#noteNext(time);
  }

  /** An entry was made. Tells when the time of a seat runs out after it, to be stored with it. */
  note(seat: Seat, text: string, toAct: readonly Seat[], at: number): { readonly due?: number | null } {
    if (!this.#clock) return {};
    this.#clock.note(seat, text, toAct, at);
    return { due: this.#clock.next()?.at ?? null };
  }

  /** Somebody has just come back to the seat, and may be late. */
  forgive(seat: Seat): void {
    this.#clock?.forgive(seat, Date.now());
  }

  /** The seat that has no time left. */
  late(now: number): Seat | undefined {
    const next = this.#clock?.next();
    return next && next.at <= now ? next.seat : undefined;
  }

  /** Notes in the store when to look again whether somebody is late. */
  noteDue({ isOver }: { readonly isOver: boolean }): void {
    if (this.#clock) this.#noteNext(isOver ? null : (this.#clock.next()?.at ?? null));
  }

  #noteNext(due: number | null): void {
    const { store, log } = this.#context;
    store.setDue(this.#table, due).catch((error) => log.error({ err: error, table: this.#table }, 'the time of a table was not noted'));
  }
}

/** What a table does when time runs out: a rated game has no bots to play on. */
export function timeControlOf(timeControl: TimeControl, isRated: boolean): TimeControl {
  return isRated && timeControl.kind !== 'unlimited' ? { ...timeControl, out: 'end' } : timeControl;
}
