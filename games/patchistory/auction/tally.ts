/** Which side of which tile a seat got, for how much, and who began: for measuring balance. */

import type { Seat, Tallied } from '#engine';
import { dataOf } from '../data/data.ts';
import type { PatchistoryEvent } from '../events.ts';
import { ERAS, type Face, NOTHING, ROUNDS } from '../pieces.ts';
import type { Table } from '../table.ts';

/** With two seats the price is paid for the whole tile, and its side chosen later. */
export function tally(table: Table, event: PatchistoryEvent): Tallied | undefined {
  const { faces, tiles } = dataOf(table);
  const name = (face: Face) => [faces[face]?.id, faces[face]?.large?.id].join(' ').trim();
  if (event.kind === 'won') {
    const tile = tiles[event.tile];
    const what = event.side === NOTHING ? tile?.id : name(tile!.faces[event.side]!);
    return { what: what as string, seat: event.seat, price: event.paid };
  }
  if (event.kind === 'ended') return { what: 'first player', seat: whoBegan(table) };
  return event.kind === 'patched' && table.seats === 2 ? { what: name(event.face), seat: event.seat } : undefined;
}

/** [P10.8] Of a game that is over: the mark went to the left after every round but the last. */
function whoBegan({ first, seats }: Table): Seat {
  const moved = (ROUNDS * ERAS - 1) % seats;
  return (first + seats - moved) % seats;
}
