/** When somebody is away, as it is kept: their quiet hours and vacations, since when they hold, which held before, and what was taken. */

import {
  LONGEST_QUIET_HOURS,
  LONGEST_VACATION,
  MOST_VACATION_DAYS,
  MOST_VACATIONS,
  type No,
  type QuietHours,
  type Vacation,
} from '#protocol';
import { afterWaking, areVacations, dayBefore, today, together } from './calendar.ts';

export interface Absence extends Held {
  /** The latest first. */
  readonly before?: readonly Held[];
  /** Days of vacation of the last year that are over, whether or not they stand in the list still. */
  readonly taken?: readonly Vacation[];
}

interface Held {
  readonly quietHours?: QuietHours;
  /** Milliseconds since 1970; as long as anybody knows where it is left out. */
  readonly since?: number;
}

/** So many are remembered. A turn that began before them has no hours of rest: it ends no later than by any. */
const MOST_BEFORE = 10;
const YEAR = 365;

/**
 * When so many waking milliseconds from a moment on have passed, in a turn that began at `began`. Who changes their hours in it does not
 * stretch it: the hours of its beginning hold, or those of now where they end it sooner.
 */
export function endOfTurn(absence: Absence | undefined, began: number, from: number, waking: number): number {
  const now = afterWaking(from, waking, absence?.quietHours);
  const then = heldAt(absence, began);
  return then === absence?.quietHours ? now : Math.min(now, afterWaking(from, waking, then));
}

function heldAt(absence: Absence | undefined, moment: number): QuietHours | undefined {
  const all: readonly Held[] = absence ? [absence, ...(absence.before ?? [])] : [];
  return all.find(({ since = 0 }) => since <= moment)?.quietHours;
}

/** Other hours from now on, or why not. */
export function changed(absence: Absence = {}, quietHours: QuietHours | undefined, now: number): Absence | No {
  const taken = takenUntil(now, absence);
  if (quietHours && lengthOf(quietHours) > LONGEST_QUIET_HOURS) return { kind: 'bad quiet hours', longest: LONGEST_QUIET_HOURS };
  if (!areVacations(quietHours?.vacations ?? [], taken)) {
    return { kind: 'bad vacations', most: MOST_VACATIONS, longest: LONGEST_VACATION, yearly: MOST_VACATION_DAYS };
  }
  const { before = [], taken: _, ...held } = absence;
  if (JSON.stringify(held.quietHours) === JSON.stringify(quietHours)) return absence;
  return { ...(quietHours ? { quietHours } : {}), since: now, before: [held, ...before].slice(0, MOST_BEFORE), taken };
}

function takenUntil(now: number, { quietHours, taken = [] }: Absence): readonly Vacation[] {
  const day = today(now, quietHours?.zone ?? 'UTC');
  const begun = (quietHours?.vacations ?? []).filter(({ from }) => from <= day).map(({ from, to }) => ({ from, to: to < day ? to : day }));
  return together([...taken, ...begun]).filter(({ to }) => to > dayBefore(day, YEAR));
}

/** In hours. */
function lengthOf({ from, to }: QuietHours): number {
  return (to - from + 24) % 24;
}

/** From what is stored; before there was more to it, that was the quiet hours alone. Longer ones of then are cut. */
export function readAbsence(text: string): Absence {
  const json = JSON.parse(text) as Absence | QuietHours;
  const { quietHours, ...rest }: Absence = 'zone' in json ? { quietHours: json } : json;
  return { ...rest, ...(quietHours ? { quietHours: cut(quietHours) } : {}) };
}

function cut(quietHours: QuietHours): QuietHours {
  const { from, vacations } = quietHours;
  const to = lengthOf(quietHours) > LONGEST_QUIET_HOURS ? (from + LONGEST_QUIET_HOURS) % 24 : quietHours.to;
  return { ...quietHours, to, ...(vacations ? { vacations: fitting(vacations) } : {}) };
}

function fitting(vacations: readonly Vacation[]): readonly Vacation[] {
  const fit: Vacation[] = [];
  for (const vacation of vacations) if (areVacations([...fit, vacation])) fit.push(vacation);
  return fit;
}
