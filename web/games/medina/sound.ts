/** What a game of Medina sounds like: each piece is of wood. */

import type { GameEvent } from '#engine';

const PLACED = ['built', 'stabled', 'traded', 'walled', 'roofed', 'shut'];

export function sound(events: readonly GameEvent[]): 'wood' | undefined {
  return events.some(({ kind }) => PLACED.includes(kind)) ? 'wood' : undefined;
}
