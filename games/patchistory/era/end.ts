/** [P11.18] [P12.2] What heroes and wonders bring at the end of an era, and of the game. Nobody has anything to decide. */

import type { Seat } from '#engine';
import { countsOf, finalCountsOf } from '../civilisation/levels.ts';
import { gainCulture } from '../civilisation/stock.ts';
import type { Telling } from '../events.ts';
import { effectsWith } from '../heroes/effects.ts';
import { ERAS } from '../pieces.ts';
import { turnOrder } from '../round/order.ts';
import type { Phase } from '../round/phase.ts';
import type { Table } from '../table.ts';

export const eraEndPhase: Phase = {
  enter({ table }, _chance, tell) {
    for (const seat of turnOrder(table)) {
      for (const { id, eraEnd } of effectsWith(table, seat, 'eraEnd'))
        earn(table, seat, id, eraEnd?.(countsOf(table, seat), table.rules), tell);
    }
    tell.everyone({ kind: 'eraEnded', era: table.era });
    if (table.era + 1 < ERAS) return 'through';
    for (const seat of turnOrder(table)) {
      for (const { id, gameEnd } of effectsWith(table, seat, 'gameEnd')) earn(table, seat, id, gameEnd?.(finalCountsOf(table, seat)), tell);
    }
    return 'through';
  },
  toAct: () => [],
  moves: () => [],
  refuse: () => ({ rule: 'P1.2' }),
  play: () => 'through',
};

/** [P2.11] */
function earn(table: Table, seat: Seat, effect: string, n: number | undefined, tell: Telling): void {
  const culture = gainCulture(table, seat, 'heroes', n ?? 0);
  if (culture !== 0) tell.everyone({ kind: 'effect', seat, effect, goods: [0, 0, 0, culture, 0] });
}
