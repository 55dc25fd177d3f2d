/** What a game of King of the Dice sounds like. */

import type { GameEvent } from '#engine';

export function sound(events: readonly GameEvent[]): 'die' | 'card' | undefined {
  if (events.some(({ kind }) => kind === 'rolled')) return 'die';
  return events.some(({ kind }) => kind === 'took' || kind === 'gave' || kind === 'penalised') ? 'card' : undefined;
}
