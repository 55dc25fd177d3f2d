/** A whole state that a seat cannot tell from the true one: there is only one. */

import { type Chance, clone } from '#engine';
import type { MedinaState, MedinaView } from './pieces.ts';

/** [M1.5] Everything is on the table. */
export function imagine({ table }: MedinaView, _chance: Chance): MedinaState {
  return { table: clone(table), hands: Array.from({ length: table.seats }, () => []), box: [] };
}
