/** What is new in the city, and what each of the others placed in their last turn. */

import type { Seat } from '#engine';
import type { Table } from '#games/medina';
import { placedIn } from './sprites.ts';

/** Keys of what has been placed since. */
export function freshIn(before: Table, after: Table): Set<string> {
  const there = placedIn(before);
  return new Set([...placedIn(after)].filter((key) => !there.has(key)));
}

/** The marks of the last turns, by key; a seat's are gone when its next turn begins, and nobody's own are needed. */
export function marksAfter(marks: ReadonlyMap<string, Seat>, before: Table, after: Table, me: Seat): Map<string, Seat> {
  if (after.turn.kind === 'over' || before.turn.kind === 'over') return new Map();
  const { turn } = before;
  const placed = placedIn(after);
  const fresh = freshIn(before, after);
  const begins = turn.kind === 'place' && turn.placed === 0 && fresh.size > 0;
  const next = new Map([...marks].filter(([key, seat]) => placed.has(key) && !(begins && seat === turn.seat)));
  if (turn.seat !== me) for (const key of fresh) next.set(key, turn.seat);
  return next;
}

/** [M3.5] Those who were passed over and have not had a turn since. */
export function skippedAfter(skipped: ReadonlySet<Seat>, before: Table, after: Table): Set<Seat> {
  if (before.turn.kind === 'over' || after.turn.kind === 'over') return new Set();
  const since = after.turns - before.turns;
  // Whoever jumps through the game sees no turn being handed over.
  if (since < 0 || since > 1) return new Set();
  const next = new Set(skipped);
  if (since === 0) return next;
  const { seat: now } = after.turn;
  for (let seat = (before.turn.seat + 1) % after.seats; seat !== now; seat = (seat + 1) % after.seats) next.add(seat);
  next.delete(now);
  return next;
}
