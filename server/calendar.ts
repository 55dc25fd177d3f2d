/** Where somebody lives: what calendar and clock show there, their quiet hours, and their vacations. */

import { LONGEST_VACATION, MOST_VACATION_DAYS, MOST_VACATIONS, type QuietHours, type Vacation } from '#protocol';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** In days. */
const YEAR = 365;

/** The moment at which so many waking milliseconds have passed: neither quiet hours nor vacations count. */
export function afterWaking(from: number, waking: number, quietHours: QuietHours | undefined): number {
  if (!quietHours) return from + waking;
  let at = from;
  let left = waking;
  for (;;) {
    const wall = wallOf(at, quietHours.zone);
    const midnight = wall - (wall % DAY);
    const boundaries = [0, quietHours.from * HOUR, quietHours.to * HOUR].map(
      (hour) => midnight + hour + (midnight + hour > wall ? 0 : DAY),
    );
    let step = Math.min(...boundaries) - wall;
    // Where clocks are put forward or back on the way, a quarter of an hour at a time: all zones differ by such.
    if (wallOf(at + step, quietHours.zone) - wall !== step) step = QUARTER - (at % QUARTER);
    if (isAwake(wall, quietHours)) {
      if (left <= step) return at + left;
      left -= step;
    }
    at += step;
  }
}

function isAwake(wall: number, { from, to, vacations = [] }: QuietHours): boolean {
  const hour = Math.floor((wall % DAY) / HOUR);
  const isNight = from <= to ? hour >= from && hour < to : hour >= from || hour < to;
  if (isNight) return false;
  const date = dateOf(wall);
  return !vacations.some((vacation) => vacation.from <= date && date <= vacation.to);
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

/**
 * Whether these are not too many, not too long where those that touch are one, and days that there are; with those that were `taken`,
 * not too many days within a year.
 */
export function areVacations(vacations: readonly Vacation[], taken: readonly Vacation[] = []): boolean {
  if (vacations.length > MOST_VACATIONS || !vacations.every(isVacation)) return false;
  const runs = runsOf([...taken, ...vacations]);
  return runs.every(({ first, last }) => {
    const within = runs.map((run) => Math.min(run.last, first + YEAR - 1) - Math.max(run.first, first) + 1);
    return last - first < LONGEST_VACATION && within.reduce((sum, days) => sum + Math.max(0, days), 0) <= MOST_VACATION_DAYS;
  });
}

/** Days since 1970, one run where vacations touch. */
function runsOf(vacations: readonly Vacation[]): readonly { readonly first: number; readonly last: number }[] {
  const runs: { first: number; last: number }[] = [];
  const days = vacations.map(({ from, to }) => ({ first: Date.parse(from) / DAY, last: Date.parse(to) / DAY }));
  for (const { first, last } of days.sort((a, b) => a.first - b.first)) {
    const run = runs.at(-1);
    if (run && first <= run.last + 1) run.last = Math.max(run.last, last);
    else runs.push({ first, last });
  }
  return runs;
}

/** The same days, those that touch together. */
export function together(vacations: readonly Vacation[]): readonly Vacation[] {
  return runsOf(vacations).map(({ first, last }) => ({ from: dateOf(first * DAY), to: dateOf(last * DAY) }));
}

function isVacation({ from, to }: Vacation): boolean {
  return isDate(from) && isDate(to) && from <= to;
}

/** The date there, as in 2026-12-24. */
export function today(at: number, zone: string): string {
  return dateOf(wallOf(at, zone));
}

/** So many days before that date. */
export function dayBefore(date: string, days: number): string {
  return dateOf(Date.parse(date) - days * DAY);
}

function dateOf(wall: number): string {
  return new Date(wall).toISOString().slice(0, 10);
}

function isDate(text: string): boolean {
  const at = Date.parse(text);
  return Number.isFinite(at) && dateOf(at) === text;
}

export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en-GB', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
