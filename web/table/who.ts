/** How the reader of a table calls its seats. */

import type { Who } from '#engine';
import { t } from '../settings.svelte.ts';
import type { Sitting } from './sitting.svelte.ts';

export function whoAt(sitting: Sitting, table: string): Who {
  return {
    name(seat) {
      const sitter = sitting.info?.seats[seat];
      return sitter?.kind === 'person' ? sitter.name || t().you : botName(table, seat);
    },
    isYou: (seat) => seat === sitting.seat,
  };
}

/** Bots are called by a name from the words, always the same one at the same seat. */
function botName(table: string, seat: number): string {
  const { names } = t();
  let sum = seat;
  for (const letter of table) sum += letter.charCodeAt(0);
  return names[sum % names.length] as string;
}
