/** [P12] Who wins, and where the culture came from. */

import { type Outcome, rankBy, type SoFar } from '#engine';
import { stockOf } from './civilisation/stock.ts';
import { CULTURE, ERAS, ROUNDS, SOURCES } from './pieces.ts';
import type { Table } from './table.ts';

/** The culture of each seat, row by row; the rows add up to what it has. */
function count(table: Table): Outcome['breakdown'] {
  const { seats, earned } = table;
  return SOURCES.map((what, row) => ({
    what,
    points: Array.from({ length: seats }, (_, seat) => earned[SOURCES.length * seat + row]!),
  }));
}

function cultureOf(table: Table): number[] {
  return Array.from({ length: table.seats }, (_, seat) => stockOf(table, seat, CULTURE));
}

/** [P1.10] Behind screens nobody is told what others have. */
export function soFar(table: Table): SoFar {
  const { era, round, screens, turn } = table;
  const isOpen = !screens || turn.kind === 'over';
  return { round: { n: ROUNDS * era + round + 1, of: ROUNDS * ERAS }, ...(isOpen ? { scores: cultureOf(table) } : {}) };
}

/** [P12.3] [P12.4] [P12.5] */
export function outcome(table: Table): Outcome | undefined {
  if (table.turn.kind !== 'over') return undefined;
  const scores = cultureOf(table);
  const ranking = rankBy(scores);
  return { ending: 'eras', scores, breakdown: count(table), ranking, winners: ranking[0] ?? [] };
}
