/** A whole state that nobody can tell from the true one: only the order of two piles is hidden. */

import { type Chance, clone } from '#engine';
import { ALL_CITIZENS, ALL_PENALTIES, type Card, type KingState, type KingView } from './pieces.ts';

/** [K9.1] */
export function imagine(view: KingView, chance: Chance): KingState {
  const table = clone(view.table);
  const seen = new Set<Card>([...table.piles.flat(), ...table.row, ...table.discards, table.penalty]);
  if (table.turn.kind === 'give') seen.add(table.turn.dragon);
  const citizens = ALL_CITIZENS.filter((card) => !seen.has(card));
  // The mildest last, which is the next.
  const penalties = ALL_PENALTIES.filter((card) => !seen.has(card)).reverse();
  chance.shuffle(citizens);
  if (table.order === 'shuffled') chance.shuffle(penalties);
  return { table, hands: table.piles.map(() => []), box: { citizens, penalties } };
}
