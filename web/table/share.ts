/** A moment of a game as an address, and a game as a file. */

import type { Who } from '#engine';
import { writePaper } from './connection/paper.ts';
import type { Sitting } from './sitting.svelte.ts';

/** The address of the moment shown, good on any device once the game is over. */
export async function addressOf(sitting: Sitting, kind: 'play' | 'table' | 'replay' | 'puzzle', who: Who): Promise<string> {
  const query = sitting.live ? '' : `?ply=${sitting.at}`;
  if (kind === 'play' && sitting.record && sitting.info) {
    // Whoever has no name is "you" to themselves alone.
    const seats = sitting.info.seats.map((sitter, seat) => {
      return { kind: 'person' as const, name: sitter.kind === 'person' ? sitter.name : who.name(seat) };
    });
    return `${location.origin}/replay${query}#${await writePaper({ record: sitting.record, seats })}`;
  }
  return `${location.origin}${location.pathname}${query}${location.hash}`;
}

/** The record; while the game is on, what this seat has seen of it. */
export function download({ record, info, seat, log, game }: Sitting, table: string): void {
  const text = JSON.stringify(record ?? { seen: { info, seat, plies: log } });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `royaumes-${game.meta.id}-${table}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
