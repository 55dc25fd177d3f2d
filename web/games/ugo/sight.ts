import type { Seat } from '#engine';
import type { Card, Table } from '#games/ugo';

/** What one pair of eyes sees: without seat and hand for those who look on. */
export interface UgoSight {
  readonly seat?: Seat;
  readonly table: Table;
  readonly hand?: Card[];
}
