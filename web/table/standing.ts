/** Which entries of a log stand. */

import { UNDO } from '#engine';
import type { SeenPly } from '#protocol';

/** The entries that have not been taken back, without those that took back. */
export function standingOf(log: readonly SeenPly[]): SeenPly[] {
  const standing: SeenPly[] = [];
  for (const seen of log) {
    const [event] = seen.events as readonly { readonly kind: string; readonly from?: number }[];
    if (event?.kind !== UNDO) standing.push(seen);
    else if (event.from === undefined) standing.pop();
    else while ((standing.at(-1)?.ply ?? 0) >= event.from) standing.pop();
  }
  return standing;
}
