/** Where somebody lives: what calendar and clock show there, their quiet hours, and their vacations. */

import { LONGEST_VACATION, MOST_VACATIONS, type QuietHours, type Vacation } from '#protocol';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

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
  const date = new Date(wall).toISOString().slice(0, 10);
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

/** Whether these are not too many, not too long, and days that there are. */
export function areVacations(vacations: readonly Vacation[]): boolean {
  return vacations.length <= MOST_VACATIONS && vacations.every(isVacation);
}

function isVacation({ from, to }: Vacation): boolean {
  const days = (Date.parse(to) - Date.parse(from)) / DAY + 1;
  return isDate(from) && isDate(to) && days >= 1 && days <= LONGEST_VACATION;
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
