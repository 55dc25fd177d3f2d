/** [P2.13] Who comes after whom, and sets of seats as bits. */

import type { Seat } from '#engine';
import type { Table } from '../table.ts';

const MOST = 4;
const SEATS: readonly Seat[] = [0, 1, 2, 3];

/** By seats and first player. */
const ORDERS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MOST + 1 }, (_, seats) =>
  SEATS.slice(0, seats).map((first) => SEATS.slice(0, seats).map((step) => (first + step) % seats)),
);

const SETS: readonly (readonly Seat[])[] = Array.from({ length: 1 << MOST }, (_, bits) => SEATS.filter((seat) => (bits >> seat) & 1));

/** Clockwise from the first player. */
export function turnOrder(table: Table): readonly Seat[] {
  return ORDERS[table.seats]![table.first]!;
}

/** Clockwise from this seat, itself first. */
export function orderFrom(table: Table, seat: Seat): readonly Seat[] {
  return ORDERS[table.seats]![seat]!;
}

/** [P1.6] The next seat clockwise. */
export function leftOf(table: Table, seat: Seat): Seat {
  return (seat + 1) % table.seats;
}

export function everySeat(table: Table): number {
  return (1 << table.seats) - 1;
}

export function isIn(bits: number, seat: Seat): boolean {
  return ((bits >> seat) & 1) === 1;
}

export function seatsIn(bits: number): readonly Seat[] {
  return SETS[bits]!;
}

/** The first of these in turn order. */
export function firstIn(table: Table, bits: number): Seat {
  for (const seat of turnOrder(table)) if (isIn(bits, seat)) return seat;
  throw new RangeError('nobody is in it');
}
