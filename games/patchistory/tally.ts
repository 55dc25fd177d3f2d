/** Which side of which tile a seat got, and for how much: for measuring the balance of a data set. */

import type { Tallied } from '#engine';
import { dataOf } from './data.ts';
import type { PatchistoryEvent } from './events.ts';
import { type Face, NOTHING } from './pieces.ts';
import type { Table } from './table.ts';

/** With two seats the price is paid for the whole tile, and its side chosen later. */
export function tally(table: Table, event: PatchistoryEvent): Tallied | undefined {
  const { faces, tiles } = dataOf(table);
  const name = (face: Face) => [faces[face]?.id, faces[face]?.large?.id].join(' ').trim();
  if (event.kind === 'won') {
    const tile = tiles[event.tile];
    const what = event.side === NOTHING ? tile?.id : name(tile!.faces[event.side]!);
    return { what: what as string, seat: event.seat, price: event.paid };
  }
  return event.kind === 'patched' && table.seats === 2 ? { what: name(event.face), seat: event.seat } : undefined;
}
