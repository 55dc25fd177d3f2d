/** How the reader of a table calls its seats. */

import type { Who } from '#engine';
import type { Sitter } from '#protocol';
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

/** Which bot bears which name; a person who is called alike keeps their arms. */
export function facesAt(seats: readonly Sitter[], table: string): Readonly<Record<string, string>> {
  const names = seats.map((sitter, seat) => (sitter.kind === 'bot' ? botName(table, seat) : (sitter.name ?? '')));
  const isPerson = (name: string) => seats.some(({ kind }, seat) => kind !== 'bot' && names[seat] === name);
  return Object.fromEntries(
    seats.flatMap((sitter, seat) => {
      const name = names[seat] as string;
      return sitter.kind === 'bot' && !isPerson(name) ? [[name, sitter.bot]] : [];
    }),
  );
}

/** How strong a bot is, and of what temper. */
export function toldBot(bot: string): string {
  const { bots, tempers } = t();
  return t().bot([bots[bot] ?? bot, tempers[bot]].filter(Boolean).join(', '));
}

/** Bots are called by a name from the words, always the same one at the same seat. */
export function botName(table: string, seat: number): string {
  const { names } = t();
  let sum = seat;
  for (const letter of table) sum += letter.charCodeAt(0);
  return names[sum % names.length] as string;
}
