/** What has just happened at the table, as far as an eye has to find it. */

import type { Seat } from '#engine';
import type { Table } from '#games/medina';
import { freshIn, marksAfter, skippedAfter } from './noticing.ts';

export class Recent {
  /** Keys of what has just been placed. */
  fresh: ReadonlySet<string> = $state.raw(new Set());
  /** What each of the others placed in their last turn, by seat. */
  late: ReadonlyMap<string, Seat> = $state.raw(new Map());
  skipped: ReadonlySet<Seat> = $state.raw(new Set());
  #before: Table | undefined;

  /** `shown` is what was seen of it already: a piece that waited to be confirmed. */
  follow(now: Table, shown: Table | undefined, me: Seat): void {
    const before = this.#before ?? now;
    this.fresh = freshIn(shown ?? before, now);
    this.late = marksAfter(this.late, before, now, me);
    this.skipped = skippedAfter(this.skipped, before, now);
    this.#before = now;
  }
}
