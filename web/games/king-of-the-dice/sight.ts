import type { Seat } from '#engine';
import type { Table } from '#games/king-of-the-dice';

/** What one pair of eyes sees: without a seat for those who look on. Nobody holds anything in secret. */
export interface KingSight {
  readonly seat?: Seat;
  readonly table: Table;
  readonly hand?: unknown;
  /** Between a take and the next turn: the dice speak of nothing any more. */
  settling?: boolean;
}
