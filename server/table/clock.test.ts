import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { QuietHours, TimeControl } from '#protocol';
import { Clock } from './clock.ts';

const NIGHT: QuietHours = { from: 22, to: 7, zone: 'Europe/Brussels' };
const at = (iso: string) => Date.parse(iso);

function clockOf(timeControl: TimeControl, more: Partial<ConstructorParameters<typeof Clock>[0]> = {}): Clock {
  return new Clock({ timeControl, seats: 3, isTimed: () => true, absenceOf: () => undefined, notBefore: 0, ...more });
}

test('realtime: the seconds of a move come first, then the bank, and what is used is gone', () => {
  const clock = clockOf({ kind: 'realtime', bank: 60, move: 10 });
  clock.begin([0], 1000);
  assert.deepEqual(clock.next(), { seat: 0, at: 71_000 });
  // Nine seconds cost nothing; twenty-five cost fifteen.
  clock.note(0, 'x', [1], 10_000);
  assert.equal(clock.dueAt(0), undefined);
  assert.deepEqual(clock.next(), { seat: 1, at: 80_000 });
  clock.note(1, 'x', [0], 35_000);
  assert.deepEqual(clock.shown(35_000), { now: 35_000, due: [105_000, 0, 0], bank: [60_000, 45_000, 60_000] });
});

test('realtime: a seat with several moves in its turn has the seconds for each, and taking back gives none', () => {
  const clock = clockOf({ kind: 'realtime', bank: 60, move: 10 });
  clock.begin([0], 0);
  clock.note(0, 'x', [0], 8000);
  assert.equal(clock.dueAt(0), 78_000);
  // Twelve seconds of the first move are gone.
  clock.note(0, 'undo', [0], 12_000);
  assert.equal(clock.dueAt(0), 70_000);
  clock.note(0, 'y', [1], 28_000);
  assert.deepEqual(clock.shown(0).bank, [42_000, 60_000, 60_000]);
});

test('who moves and takes back again and again has no more time than who thinks', () => {
  for (const [timeControl, length] of [
    [{ kind: 'realtime', bank: 60, move: 10 }, 1000],
    [{ kind: 'correspondence', hours: 24 }, 3_600_000],
  ] as const) {
    const clock = clockOf(timeControl);
    clock.begin([0], 0);
    const due = clock.dueAt(0)!;
    // Two of its time to move, three of the other's.
    for (let n = 0; n < 4; n++) {
      clock.note(0, 'x', [1], n * 5 * length + 2 * length);
      clock.note(0, 'undo', [0], (n + 1) * 5 * length);
    }
    assert.equal(clock.dueAt(0), due + 4 * 3 * length, timeControl.kind);
    assert.equal(clock.dueAt(1), undefined);
  }
});

test('taking back several moves gives back what each had cost; what all agreed to take back does not come again', () => {
  const clock = clockOf({ kind: 'realtime', bank: 60, move: 10 });
  clock.begin([0], 0);
  clock.note(0, 'x', [0], 20_000);
  clock.note(0, 'y', [1], 40_000);
  assert.deepEqual(clock.shown(0).bank, [40_000, 60_000, 60_000]);
  clock.note(0, 'undo', [0], 41_000);
  clock.note(0, 'undo', [0], 42_000);
  // Twenty seconds, twenty, and the one between the undos.
  assert.deepEqual(clock.shown(0), { now: 0, due: [42_000 + 70_000 - 41_000, 0, 0], bank: [60_000, 60_000, 60_000] });
  clock.note(0, 'x', [1], 43_000);
  clock.note(1, 'undo 1', [0], 50_000);
  clock.note(0, 'undo', [0], 51_000);
  assert.equal(clock.dueAt(0), 88_000);
});

test('nobody runs out by taking back: a tenth of the time for a move is left', () => {
  const clock = clockOf({ kind: 'realtime', bank: 0, move: 10 });
  clock.begin([0], 0);
  clock.note(0, 'x', [0], 9000);
  clock.note(0, 'undo', [0], 18_000);
  assert.equal(clock.dueAt(0), 19_000);
});

test('who ran out and comes back has the seconds of a move, and an empty bank', () => {
  const clock = clockOf({ kind: 'realtime', bank: 60, move: 10 });
  clock.begin([0], 0);
  assert.equal(clock.dueAt(0), 70_000);
  clock.forgive(0, 69_000);
  assert.equal(clock.dueAt(0), 70_000);
  clock.forgive(0, 90_000);
  assert.deepEqual(clock.shown(90_000), { now: 90_000, due: [100_000, 0, 0], bank: [0, 60_000, 60_000] });
});

test('where several act at once, the time of each runs by itself', () => {
  const clock = clockOf({ kind: 'realtime', bank: 60, move: 10 });
  clock.begin([0, 1, 2], 0);
  clock.note(1, 'x', [0, 2], 30_000);
  assert.deepEqual(clock.shown(30_000), { now: 30_000, due: [70_000, 0, 70_000], bank: [60_000, 40_000, 60_000] });
});

test('bots have no clock, a table without one has none, and time while the server was away does not count', () => {
  const bots = clockOf({ kind: 'realtime', bank: 60, move: 10 }, { isTimed: (seat) => seat !== 0 });
  bots.begin([0], 0);
  assert.equal(bots.next(), undefined);
  const unlimited = clockOf({ kind: 'unlimited' });
  unlimited.begin([0], 0);
  assert.equal(unlimited.next(), undefined);
  const back = clockOf({ kind: 'realtime', bank: 60, move: 10 }, { notBefore: 1_000_000 });
  back.begin([0], 0);
  assert.equal(back.dueAt(0), 1_070_000);
});

test('a restart fills no bank: what was thought before it stays spent, and what the server was away does not count', () => {
  const control = { kind: 'realtime', bank: 60, move: 10 } as const;
  const clock = clockOf(control, { notBefore: 10_000_000 });
  clock.begin([0], 0);
  clock.note(0, 'x', [1], 30_000);
  // An hour is more than anybody has.
  clock.note(1, 'y', [0], 3_630_000);
  clock.note(0, 'x', [1], 3_635_000);
  assert.deepEqual(clock.shown(10_000_000).bank, [40_000, 60_000, 60_000]);
  assert.equal(clock.dueAt(1), 10_070_000);
});

test('correspondence: each move has its hours anew', () => {
  const clock = clockOf({ kind: 'correspondence', hours: 24 }, { absenceOf: (seat) => (seat === 1 ? { quietHours: NIGHT } : undefined) });
  clock.begin([0], at('2026-11-15T12:00:00Z'));
  assert.equal(clock.dueAt(0), at('2026-11-16T12:00:00Z'));
  clock.note(0, 'x', [1], at('2026-11-15T13:00:00Z'));
  assert.equal(clock.dueAt(1), at('2026-11-17T07:00:00Z'));
});
