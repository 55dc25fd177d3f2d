/** How much time each seat has. All of it follows from the times at which entries were made, so a restart loses nothing. */

import { isUndo, type Seat } from '#engine';
import { type Clocks, type Holiday, LONGEST_HOLIDAY, MOST_HOLIDAYS, type Pace, type Rest } from '#protocol';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const QUARTER = 15 * MINUTE;
const DAY = 24 * HOUR;
/** Hours. */
const LONGEST_LEAD = 4;

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
  /** When the hours of each seat end, as it was last found. */
  readonly #known: { readonly from: number; readonly rest: Rest | undefined; readonly due: number }[] = [];

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

  /** Somebody has just come back to the seat: if it is late, the seconds of a move, or its hours, begin anew. */
  forgive(seat: Seat, now: number): void {
    const due = this.dueAt(seat);
    if (due === undefined || due > now) return;
    this.#bank[seat] = 0;
    this.#since[seat] = now;
  }

  /** When the time of the seat runs out, if it runs. */
  dueAt(seat: Seat): number | undefined {
    const { pace, isTimed, notBefore } = this.#options;
    const since = this.#since[seat];
    if (since === undefined || pace.kind === 'none' || !isTimed(seat)) return undefined;
    const from = Math.max(since, notBefore);
    if (pace.kind === 'live') return from + pace.move * SECOND + (this.#bank[seat] as number);
    return this.#afterWaking(seat, from, pace.hours * HOUR);
  }

  /** Asked after every entry; between two moves of the seat it stays the same. */
  #afterWaking(seat: Seat, from: number, waking: number): number {
    const rest = this.#options.restOf(seat);
    const known = this.#known[seat];
    if (known?.from === from && known.rest === rest) return known.due;
    const due = afterWaking(from, waking, rest);
    this.#known[seat] = { from, rest, due };
    return due;
  }

  /** When to remind the seat that its time runs out: where there are hours for a move, a quarter of them before, or four hours. */
  remindAt(seat: Seat): number | undefined {
    const { pace, isTimed, restOf, notBefore } = this.#options;
    const since = this.#since[seat];
    if (since === undefined || pace.kind !== 'days' || !isTimed(seat)) return undefined;
    return afterWaking(Math.max(since, notBefore), Math.max(0.75 * pace.hours, pace.hours - LONGEST_LEAD) * HOUR, restOf(seat));
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

/** The moment at which so many waking milliseconds have passed: neither hours of rest nor holidays count. */
export function afterWaking(from: number, waking: number, rest: Rest | undefined): number {
  if (!rest) return from + waking;
  let at = from;
  let left = waking;
  for (;;) {
    const wall = wallOf(at, rest.zone);
    const midnight = wall - (wall % DAY);
    const boundaries = [0, rest.from * HOUR, rest.to * HOUR].map((hour) => midnight + hour + (midnight + hour > wall ? 0 : DAY));
    let step = Math.min(...boundaries) - wall;
    // Where clocks are put forward or back on the way, a quarter of an hour at a time: all zones differ by such.
    if (wallOf(at + step, rest.zone) - wall !== step) step = QUARTER - (at % QUARTER);
    if (isAwake(wall, rest)) {
      if (left <= step) return at + left;
      left -= step;
    }
    at += step;
  }
}

function isAwake(wall: number, { from, to, holidays = [] }: Rest): boolean {
  const hour = Math.floor((wall % DAY) / HOUR);
  const isNight = from <= to ? hour >= from && hour < to : hour >= from || hour < to;
  if (isNight) return false;
  const date = new Date(wall).toISOString().slice(0, 10);
  return !holidays.some((holiday) => holiday.from <= date && date <= holiday.to);
}

/** So many are kept: a zone can be written in many ways. */
const MOST_FORMATS = 500;
const formats = new Map<string, Intl.DateTimeFormat>();

/** What calendar and clock show there, in milliseconds, as if it were UTC. */
export function wallOf(at: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    // As in 2026-12-24 18:30.
    format = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
    if (formats.size >= MOST_FORMATS) formats.clear();
    formats.set(zone, format);
  }
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`) + (at % MINUTE);
}

/** Whether these are not too many, not too long, and days that there are. */
export function areHolidays(holidays: readonly Holiday[]): boolean {
  return holidays.length <= MOST_HOLIDAYS && holidays.every(isHoliday);
}

function isHoliday({ from, to }: Holiday): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return isDate(from) && isDate(to) && days >= 1 && days <= LONGEST_HOLIDAY;
}

function isDate(text: string): boolean {
  const at = Date.parse(text);
  return Number.isFinite(at) && new Date(at).toISOString().slice(0, 10) === text;
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
