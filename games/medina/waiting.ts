/** [M6.1] The palaces that wait for a roof. */

import { NOBODY, type Table } from './pieces.ts';

/** Of the table that was asked about last: how many palaces have been looked at, and those of them that had no roof then. */
let table: Table | undefined;
let looked = 0;
const waiting: number[] = [];

/** Those without a roof, in the order they were begun. Roofs stay and new palaces come last, so that only these are looked at. */
export function waitingPalaces(of: Table): readonly number[] {
  const { roof } = of.palaces;
  if (of !== table) {
    table = of;
    looked = 0;
    waiting.length = 0;
  }
  let n = 0;
  for (let i = 0; i < waiting.length; i++) if (roof[waiting[i]!] === NOBODY) waiting[n++] = waiting[i]!;
  while (waiting.length > n) waiting.pop();
  for (; looked < roof.length; looked++) if (roof[looked] === NOBODY) waiting.push(looked);
  return waiting;
}
