/** What everyone agreed to take back is told alike in all games. */

import { type GameEvent, UNDO, type Who } from '#engine';
import { s } from '../../settings.svelte.ts';

export function tellGoingBack(event: GameEvent, who: Who): string | undefined {
  const { kind, seat = 0, from } = event as { readonly kind: string; readonly seat?: number; readonly from?: number };
  if (kind !== UNDO || from === undefined) return undefined;
  return who.isYou(seat) ? s().youWentBack(from) : s().wentBack(who.name(seat), from);
}
