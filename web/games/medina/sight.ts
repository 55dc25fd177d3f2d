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
