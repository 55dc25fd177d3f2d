import type { Seat } from '#engine';
import type { Table } from '#games/medina';

/** What one pair of eyes sees: without a seat for those who look on. Nobody holds anything in secret. */
export interface MedinaSight {
  readonly seat?: Seat;
  readonly table: Table;
  readonly hand?: unknown;
  /** At the end: how many entries of the count are added up so far. */
  counted?: number;
}

/** [M1.5] Whether somebody at a seat, or who looks on, sees what a seat has left. */
export function isStockOpen({ screens, turn }: Table, seat: Seat, looker: Seat | undefined): boolean {
  return !screens || seat === looker || turn.kind === 'over';
}
