/** How the reader of a table calls its seats. */

import type { Seat, Who } from '#engine';
import type { How, Seated } from '../art/seated.svelte.ts';
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

/** Whether somebody has the table before their eyes, and is to act; undefined where nobody is told. */
export function presenceOf({ info, here, seat: own }: Sitting, seat: Seat, acting: readonly Seat[]): How | undefined {
  const sitter = info?.seats[seat];
  if (sitter?.kind !== 'person' || sitter.id === undefined || here.length === 0 || info?.over || seat === own) return undefined;
  if (sitter.bot !== undefined || !here.includes(seat)) return 'away';
  return acting.includes(seat) ? 'thinking' : 'here';
}

/** What can be told of the sitters by their names, as soon as there are words for it; of a bot that is called as a person is, nothing. */
export function seatedAt(
  sitting: Sitting,
  table: string,
  acting: readonly Seat[],
  words: Readonly<Record<How, string>> | undefined,
): Readonly<Record<string, Seated>> {
  const seated: Record<string, Seated> = {};
  for (const [seat, sitter] of (sitting.info?.seats ?? []).entries()) {
    if (sitter.kind === 'bot') seated[botName(table, seat)] ??= { bot: sitter.bot };
    else if (sitter.name) {
      const how = presenceOf(sitting, seat, acting);
      seated[sitter.name] = how && words ? { presence: { how, word: words[how] } } : {};
    }
  }
  return seated;
}

/** Bots are called by a name from the words, always the same one at the same seat. */
export function botName(table: string, seat: number): string {
  const { names } = t();
  let sum = seat;
  for (const letter of table) sum += letter.charCodeAt(0);
  return names[sum % names.length]!;
}
