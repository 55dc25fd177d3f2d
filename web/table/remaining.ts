/** Which entries of a log remain: those that were not taken back. */

import { type GameEvent, type Seat, UNDO } from '#engine';
import type { SeenPly } from '#protocol';

/** The entries that have not been taken back, without those that took back. */
export function remainingOf(log: readonly SeenPly[]): SeenPly[] {
  const remaining: SeenPly[] = [];
  for (const seen of log) {
    const [event] = seen.events as readonly { readonly kind: string; readonly from?: number }[];
    if (event?.kind !== UNDO) remaining.push(seen);
    else if (event.from === undefined) remaining.pop();
    else while ((remaining.at(-1)?.ply ?? 0) >= event.from) remaining.pop();
  }
  return remaining;
}

/** All that was told up to the entry that is shown. */
export const pastOf = ({ log, at }: { readonly log: readonly SeenPly[]; readonly at: number }): GameEvent[] =>
  remainingOf(log.slice(0, at)).flatMap(({ events }) => events);

/** Who may take back the last entry that stands, if it is not fixed. Of others' entries these eyes are not told that, and they may not take them back. */
export function mayTakeBack(log: readonly SeenPly[]): Seat | undefined {
  const last = remainingOf(log).at(-1);
  return last?.fixed ? undefined : last?.by;
}
