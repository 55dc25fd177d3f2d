/** Where somebody lives: what calendar and clock show there, when they rest, and their holidays. */

import { type Holiday, LONGEST_HOLIDAY, MOST_HOLIDAYS, type Rest } from '#protocol';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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
