/** Who gave up, and how. */

import type { Forfeit, Who } from '#engine';
import { s } from '../../settings.svelte.ts';

export function tellForfeit({ seat, why }: Forfeit, who: Who): string {
  if (why === 'resigned') return who.isYou(seat) ? s().youResigned : s().resigned(who.name(seat));
  return who.isYou(seat) ? s().youRanOut : s().ranOut(who.name(seat));
}
