/** What a game of Patchistory sounds like: tiles are cards, workers are of wood. */

import type { GameEvent } from '#engine';

const CARDS = ['offered', 'patched', 'took', 'won', 'kept'];
const WOOD = ['settled', 'traded', 'trained', 'road'];

export function sound(events: readonly GameEvent[]): 'card' | 'wood' | undefined {
  if (events.some(({ kind }) => CARDS.includes(kind))) return 'card';
  return events.some(({ kind }) => WOOD.includes(kind)) ? 'wood' : undefined;
}
