/** [M2.4] [M3.1] How many pieces a turn has. */

import type { Table } from './pieces.ts';

/** Pieces of the turn that begins now. */
export function piecesIn({ edition, seats, turns }: Table): number {
  switch (edition) {
    case 'first':
      return 2;
    case 'second':
      return turns < (seats === 2 ? 1 : 2) ? 1 : 2;
    case 'ditt':
      return Math.min(3, Math.max(1, turns));
    default:
      return edition satisfies never;
  }
}
