import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FastChance } from '#engine';
import type { QuietHours } from '#protocol';
import { afterWaking, areVacations } from './calendar.ts';

const HOUR = 3_600_000;
const NIGHT: QuietHours = { from: 22, to: 7, zone: 'Europe/Brussels' };
const at = (iso: string) => Date.parse(iso);

test('quiet hours do not count, in the place where one lives', () => {
  const due = (from: string, hours: number, quietHours: QuietHours | undefined) =>
    new Date(afterWaking(at(from), hours * HOUR, quietHours)).toISOString();
  assert.equal(due('2026-11-15T12:00:00Z', 8, undefined), '2026-11-15T20:00:00.000Z');
  // In Brussels it is an hour later: nine waking hours until 22.00, then the night, then three more.
  assert.equal(due('2026-11-15T12:00:00Z', 12, NIGHT), '2026-11-16T09:00:00.000Z');
  // In the middle of the night time stands still until seven.
  assert.equal(due('2026-11-15T23:30:00Z', 1, NIGHT), '2026-11-16T07:00:00.000Z');
  assert.equal(due('2026-11-15T21:00:00Z', 1, NIGHT), '2026-11-16T07:00:00.000Z');
  assert.equal(due('2026-11-15T06:00:00Z', 15, NIGHT), '2026-11-15T21:00:00.000Z');
  // Quiet hours in the middle of the day, and three days on.
  assert.equal(due('2026-11-15T08:00:00Z', 72, { from: 12, to: 14, zone: 'UTC' }), '2026-11-18T16:00:00.000Z');
  // The night in which clocks go back.
  assert.equal(due('2026-10-24T19:00:00Z', 2, NIGHT), '2026-10-25T07:00:00.000Z');
});

test('vacations do not count, whether one is in them, before them, or has no quiet hours at all', () => {
  const due = (from: string, hours: number, quietHours: QuietHours) =>
    new Date(afterWaking(at(from), hours * HOUR, quietHours)).toISOString();
  const winter = [{ from: '2026-12-24', to: '2027-01-02' }];
  const home: QuietHours = { from: 0, to: 0, zone: 'Europe/Brussels', vacations: winter };
  // Midnight in Brussels is 23.00 in London.
  assert.equal(due('2026-12-23T22:00:00Z', 1, home), '2026-12-23T23:00:00.000Z');
  assert.equal(due('2026-12-23T22:00:00Z', 2, home), '2027-01-03T00:00:00.000Z');
  assert.equal(due('2026-12-28T10:00:00Z', 5, home), '2027-01-03T04:00:00.000Z');
  assert.equal(due('2027-01-02T22:59:59Z', 1, home), '2027-01-03T00:00:00.000Z');
  assert.equal(due('2027-01-02T23:00:00Z', 1, home), '2027-01-03T00:00:00.000Z');
  // A night before and a night after.
  assert.equal(due('2026-12-23T20:00:00Z', 2, { ...NIGHT, vacations: winter }), '2027-01-03T07:00:00.000Z');
  // One day, and two that meet.
  const days = [
    { from: '2026-06-02', to: '2026-06-02' },
    { from: '2026-06-04', to: '2026-06-05' },
    { from: '2026-06-06', to: '2026-06-06' },
  ];
  assert.equal(due('2026-06-01T12:00:00Z', 48, { from: 0, to: 0, zone: 'UTC', vacations: days }), '2026-06-07T12:00:00.000Z');
});

test('as many waking hours pass as a move has, wherever clocks are changed', () => {
  const chance = new FastChance(6);
  const zones = ['UTC', 'Europe/Brussels', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Beirut', 'Asia/Kathmandu', 'America/Havana'];
  // Months in which clocks are changed somewhere.
  const months = ['2026-03-01', '2026-04-01', '2026-10-01', '2026-11-01', '2026-12-20'];
  const dayAfter = (from: string, days: number) => new Date(at(from) + days * 24 * HOUR).toISOString().slice(0, 10);
  for (let n = 0; n < 150; n++) {
    const month = chance.pick(months);
    const vacations = Array.from({ length: chance.below(4) }, () => {
      const from = dayAfter(month, chance.below(40));
      return { from, to: dayAfter(from, chance.below(6)) };
    });
    const quietHours: QuietHours = { from: chance.below(24), to: chance.below(24), zone: chance.pick(zones), vacations };
    const from = at(month) + chance.below(30 * 24 * 60) * 60_000 + chance.below(60_000);
    const waking = (1 + chance.below(60)) * HOUR;
    const due = afterWaking(from, waking, quietHours);
    assert.equal(
      wakingBetween(from, due, quietHours),
      waking,
      JSON.stringify({ quietHours, from: new Date(from), waking, due: new Date(due) }),
    );
    assert.ok(isAwakeAt(due - 1, quietHours), 'time runs out while one is awake');
  }
});

const formats = new Map<string, Intl.DateTimeFormat>();

function isAwakeAt(moment: number, { from, to, zone, vacations = [] }: QuietHours): boolean {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(zone, format);
  const parts = format.formatToParts(moment);
  const { day, month, year, hour } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  const date = `${year}-${month}-${day}`;
  const quiet = Array.from({ length: (to - from + 24) % 24 }, (_, n) => (from + n) % 24);
  return !quiet.includes(Number(hour)) && !vacations.some((vacation) => vacation.from <= date && date <= vacation.to);
}

/** Counted a quarter of an hour at a time, within which nothing changes. */
function wakingBetween(from: number, to: number, quietHours: QuietHours): number {
  const quarter = HOUR / 4;
  let waking = 0;
  for (let moment = from; moment < to; ) {
    const next = Math.min(to, moment + quarter - (moment % quarter));
    if (isAwakeAt(moment, quietHours)) waking += next - moment;
    moment = next;
  }
  return waking;
}

test('vacations are days that there are, not too many of them', () => {
  const day = { from: '2026-02-28', to: '2026-02-28' };
  assert.ok(areVacations([]));
  assert.ok(areVacations([day, { from: '2026-07-01', to: '2026-07-31' }]));
  assert.ok(areVacations(Array(6).fill(day)));
  assert.ok(!areVacations(Array(7).fill(day)));
  // Those that touch are one, and within a year there are sixty days.
  const [july, august] = [
    { from: '2026-07-02', to: '2026-07-31' },
    { from: '2026-08-01', to: '2026-08-02' },
  ];
  assert.ok(!areVacations([august, july]));
  assert.ok(areVacations([{ ...august, from: '2026-08-02' }, july]));
  assert.ok(areVacations([july, { from: '2027-06-02', to: '2027-07-01' }]));
  assert.ok(!areVacations([july, { from: '2027-06-01', to: '2027-07-01' }]));
  assert.ok(areVacations([july, { from: '2027-07-02', to: '2027-07-31' }]));
  for (const [from, to] of [
    ['2026-07-01', '2026-08-01'],
    ['2026-07-02', '2026-07-01'],
    ['2026-02-29', '2026-03-01'],
    ['2026-02-28', '2026-02-30'],
    ['2026-2-3', '2026-2-4'],
    ['', ''],
    ['tomorrow', '2026-07-01'],
  ] as const) {
    assert.ok(!areVacations([{ from, to }]), `${from} ${to}`);
  }
});
