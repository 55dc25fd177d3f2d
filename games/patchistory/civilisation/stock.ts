/** [P2.11, P2.14] Goods that come and go, and the ledger of where culture came from. */

import type { Seat } from '#engine';
import { CULTURE, type Good, KINDS_OF_GOODS, SOURCES, type Source } from '../pieces.ts';
import type { Table } from '../table.ts';

const SOURCE_NUMBER = Object.fromEntries(SOURCES.map((source, number) => [source, number])) as Record<Source, number>;

export function stockOf(table: Table, seat: Seat, good: Good): number {
  return table.stock[KINDS_OF_GOODS * seat + good]!;
}

/** Culture needs its source, so that the ledger adds up. */
export function gain(table: Table, seat: Seat, good: Good, n: number, source: Source = 'production'): void {
  if (good === CULTURE) gainCulture(table, seat, source, n);
  else table.stock[KINDS_OF_GOODS * seat + good] = stockOf(table, seat, good) + n;
}

/** Food, resources, money or votes that the seat has. */
export function pay(table: Table, seat: Seat, good: Good, n: number): void {
  table.stock[KINDS_OF_GOODS * seat + good] = stockOf(table, seat, good) - n;
}

/** Pays as much of what is owed as the seat has, and says how much is missing. */
export function payUpTo(table: Table, seat: Seat, good: Good, owed: number): number {
  const paid = Math.min(owed, stockOf(table, seat, good));
  pay(table, seat, good, paid);
  return owed - paid;
}

/** [P2.11] A loss stops at 0. Gives the true change. */
export function gainCulture(table: Table, seat: Seat, source: Source, n: number): number {
  const has = stockOf(table, seat, CULTURE);
  const change = has + n < 0 ? 0 - has : n;
  const entry = SOURCES.length * seat + SOURCE_NUMBER[source];
  table.stock[KINDS_OF_GOODS * seat + CULTURE] = has + change;
  table.earned[entry]! += change;
  return change;
}

/** Culture of a seat by SOURCES. */
export function earnedBy(table: Table, seat: Seat): readonly number[] {
  return table.earned.slice(SOURCES.length * seat, SOURCES.length * (seat + 1));
}
