/** What a change on the table has brought, to be said beside it. */

import { SPACES, spaceWorth, type Table } from '#games/ugo';

export interface Gains {
  /** By seat: new farmers. */
  readonly farmers: readonly number[];
  /** By seat × spaces + space: what the cards that were laid there have made the space worth more, or less. */
  readonly worth: readonly number[];
}

/** Undefined where nothing was gained or lost, or where play did not just go on. */
export function gainsBetween(before: Table, after: Table): Gains | undefined {
  if (before.round !== after.round || after.tricks < before.tricks || after.tricks > before.tricks + 1) return undefined;
  const farmers = after.farmers.map((n, seat) => Math.max(0, n - before.farmers[seat]!));
  // The farmers are already there: only what the cards change is told.
  const unlaid: Table = { ...before, farmers: after.farmers };
  const worth = after.tops.map((top, at) => {
    const seat = Math.trunc(at / SPACES);
    return top === before.tops[at] ? 0 : spaceWorth(after, seat, at % SPACES) - spaceWorth(unlaid, seat, at % SPACES);
  });
  return [...farmers, ...worth].some((n) => n !== 0) ? { farmers, worth } : undefined;
}
