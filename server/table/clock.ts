/** How much time each seat has. All of it follows from the times at which entries were made, so a restart loses nothing. */

import { isUndo, type Seat } from '#engine';
import type { Clocks, Pace, Rest } from '#protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * 60;

export interface ClockOptions {
  readonly pace: Pace;
  readonly seats: number;
  /** Whether the seat's time runs: bots have none. */
  isTimed(seat: Seat): boolean;
  restOf(seat: Seat): Rest | undefined;
  /** Nobody can play while the server is away: time before this does not count. */
  readonly notBefore: number;
}

export class Clock {
  readonly #options: ClockOptions;
  /** What is left in the bank of each seat, in milliseconds. */
  readonly #bank: number[];
  /** Since when each seat is to act, or undefined. */
  readonly #since: (number | undefined)[];

  constructor(options: ClockOptions) {
    this.#options = options;
    const { pace, seats } = options;
    this.#bank = Array(seats).fill(pace.kind === 'live' ? pace.bank * SECOND : 0);
    this.#since = Array(seats).fill(undefined);
  }

  /** Play has begun. */
  begin(toAct: readonly Seat[], at: number): void {
    for (const seat of toAct) this.#since[seat] = at;
  }

  /** An entry was made. Taking back gives no new time. */
  note(seat: Seat, text: string, toAct: readonly Seat[], at: number): void {
    const { seats } = this.#options;
    if (!isUndo(text)) {
      this.#bank[seat] = Math.max(0, (this.#bank[seat] as number) - this.#overdrawn(seat, at));
      this.#since[seat] = undefined;
    }
    for (let other = 0; other < seats; other++) {
      if (!toAct.includes(other)) this.#since[other] = undefined;
      else this.#since[other] ??= at;
    }
  }

  /** Whoever is timed and late has just come back to the seat: the seconds of a move, or its hours, begin anew. */
  forgive(now: number): void {
    for (let seat = 0; seat < this.#options.seats; seat++) {
      const due = this.dueAt(seat);
      if (due === undefined || due > now) continue;
      this.#bank[seat] = 0;
      this.#since[seat] = now;
    }
  }

  /** When the time of the seat runs out, if it runs. */
  dueAt(seat: Seat): number | undefined {
    const { pace, isTimed, restOf, notBefore } = this.#options;
    const since = this.#since[seat];
    if (since === undefined || pace.kind === 'none' || !isTimed(seat)) return undefined;
    const from = Math.max(since, notBefore);
    if (pace.kind === 'live') return from + pace.move * SECOND + (this.#bank[seat] as number);
    return afterWaking(from, pace.hours * HOUR, restOf(seat));
  }

  /** The first seat whose time runs out, and when. */
  next(): { readonly seat: Seat; readonly at: number } | undefined {
    let first: { seat: Seat; at: number } | undefined;
    for (let seat = 0; seat < this.#options.seats; seat++) {
      const at = this.dueAt(seat);
      if (at !== undefined && (first === undefined || at < first.at)) first = { seat, at };
    }
    return first;
  }

  shown(now: number): Clocks {
    const { seats } = this.#options;
    const due = Array.from({ length: seats }, (_, seat) => this.dueAt(seat) ?? 0);
    return { now, due, bank: this.#bank.slice() };
  }

  /** How much of the bank this move has cost. */
  #overdrawn(seat: Seat, at: number): number {
    const { pace, notBefore } = this.#options;
    const since = this.#since[seat];
    if (pace.kind !== 'live' || since === undefined) return 0;
    return Math.max(0, at - Math.max(since, notBefore) - pace.move * SECOND);
  }
}

/** The moment at which so many waking milliseconds have passed. */
export function afterWaking(from: number, waking: number, rest: Rest | undefined): number {
  if (!rest || rest.from === rest.to) return from + waking;
  let at = from;
  let left = waking;
  for (;;) {
    const minute = minuteOf(at, rest.zone);
    const untilRest = until(minute, rest.from * 60);
    const untilWaking = until(minute, rest.to * 60);
    // Asleep: the waking hour comes before the next hour of rest.
    if (untilWaking < untilRest) at += untilWaking * MINUTE;
    else if (left <= untilRest * MINUTE) return at + left;
    else {
      at += untilRest * MINUTE;
      left -= untilRest * MINUTE;
    }
  }
}

/** Minutes from one minute of the day to the next such minute; a whole day when it is now. */
function until(now: number, then: number): number {
  return (then - now + DAY) % DAY || DAY;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The minute of the day that clocks show there. */
function minuteOf(at: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    formats.set(zone, format);
  }
  const [hour, minute] = format.format(at).split(':').map(Number);
  return 60 * (hour as number) + (minute as number);
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
