import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { No, QuietHours } from '#protocol';
import { type Absence, changed, endOfTurn, readAbsence } from './absence.ts';

const HOUR = 3_600_000;
const at = (iso: string) => Date.parse(iso);
const NOON = at('2026-11-15T12:00:00Z');
const NIGHT: QuietHours = { from: 22, to: 7, zone: 'UTC' };
const vacation = (from: string, to: string): QuietHours => ({ from: 0, to: 0, zone: 'UTC', vacations: [{ from, to }] });

function change(absence: Absence | undefined, quietHours: QuietHours | undefined, now: number): Absence {
  const other = changed(absence, quietHours, now);
  assert.ok(!('kind' in other), JSON.stringify(other));
  return other;
}
const no = (absence: Absence | No) => ('kind' in absence ? absence.kind : undefined);

test('whoever changes their hours in a turn does not stretch it, however often; they hold from the next turn on', () => {
  const due = (absence: Absence | undefined, began = NOON) => (endOfTurn(absence, began, began, 12 * HOUR) - began) / HOUR;
  assert.equal(due(undefined), 12);
  let absence = change(undefined, NIGHT, NOON + HOUR);
  assert.equal(due(absence), 12);
  assert.equal(due(absence, NOON + 2 * HOUR), 21);
  for (let n = 2; n < 30; n++) {
    absence = change(absence, { ...NIGHT, to: n % 2 ? 8 : 9 }, NOON + n * HOUR);
    assert.equal(due(absence), 12, `after ${n} changes`);
  }
  assert.ok((absence.before?.length ?? 0) <= 10);
  // What held when it began still does, and is shortened at once.
  const night = change(readAbsence(JSON.stringify(NIGHT)), { ...NIGHT, to: 9 }, NOON + HOUR);
  assert.equal(due(night), 21);
  assert.equal(due(change(night, undefined, NOON + 2 * HOUR)), 12);
  assert.equal(change(night, { ...NIGHT, to: 9 }, NOON + 9 * HOUR), night, 'the same again is no change');
});

test('quiet hours are at most half a day; longer ones of before are cut', () => {
  assert.equal(no(changed(undefined, { ...NIGHT, from: 20, to: 8 }, NOON)), undefined);
  assert.equal(no(changed(undefined, { ...NIGHT, from: 20, to: 9 }, NOON)), 'bad quiet hours');
  assert.equal(no(changed(undefined, { ...NIGHT, from: 3, to: 2 }, NOON)), 'bad quiet hours');
  assert.deepEqual(readAbsence('{"from":3,"to":2,"zone":"UTC"}'), { quietHours: { from: 3, to: 15, zone: 'UTC' } });
});

test('days of vacation that are over count, whether or not they are taken off the list', () => {
  const july = change(undefined, vacation('2026-07-01', '2026-07-30'), at('2026-06-01'));
  const none = change(july, undefined, at('2026-08-05'));
  assert.deepEqual(none.taken, [{ from: '2026-07-01', to: '2026-07-30' }]);
  assert.equal(no(changed(none, vacation('2026-09-01', '2026-09-30'), at('2026-08-06'))), undefined, 'sixty days');
  assert.equal(no(changed(none, vacation('2026-09-01', '2026-10-01'), at('2026-08-06'))), 'bad vacations');
  assert.equal(no(changed(none, vacation('2026-07-31', '2026-08-10'), at('2026-08-05'))), 'bad vacations', 'one that goes on');
  assert.equal(no(changed(none, vacation('2027-07-01', '2027-07-31'), at('2027-06-01'))), undefined, 'a year later');
  // Of one that is cut short, the days until then.
  assert.deepEqual(change(july, undefined, at('2026-07-10')).taken, [{ from: '2026-07-01', to: '2026-07-10' }]);
  assert.deepEqual(change(july, undefined, at('2026-06-10')).taken, []);
  const endless = [
    { from: '2026-01-01', to: '2026-01-31' },
    { from: '2026-02-01', to: '2026-02-28' },
    { from: '2026-04-01', to: '2026-04-20' },
  ];
  const cut = readAbsence(JSON.stringify({ ...NIGHT, vacations: endless })).quietHours;
  assert.deepEqual(cut?.vacations, [endless[0], endless[2]]);
});
