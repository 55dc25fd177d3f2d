/** What a game of U GO! sounds like. */

import type { GameEvent } from '#engine';

export function sound(events: readonly GameEvent[]): 'card' | undefined {
  return events.some(({ kind }) => kind === 'played' || kind === 'laid') ? 'card' : undefined;
}
