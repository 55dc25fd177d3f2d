import type { Seat } from '#engine';
import type { Hand, PatchistoryEvent, Table } from '#games/patchistory';

/** What one pair of eyes sees: without a seat and a hand for those who look on. */
export interface PatchistorySight {
  readonly seat?: Seat;
  readonly table: Table;
  readonly hand?: Hand;
  /** What has just happened, while the show rests on it. */
  told?: readonly PatchistoryEvent[];
  /** It is there to be read, until somebody goes on. */
  read?: boolean;
}
