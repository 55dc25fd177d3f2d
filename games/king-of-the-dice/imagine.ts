/** A whole state that nobody can tell from the true one: only the order of two piles is hidden. */

import { type Chance, clone } from '#engine';
import { CARDS, type Card, FIRST_LOCATION, FIRST_PENALTY, type KingState, type KingView } from './pieces.ts';

/** [K9.1] */
export function imagine(view: KingView, chance: Chance): KingState {
  const table = clone(view.table);
  const seen = new Set<Card>([...table.piles.flat(), ...table.row, ...table.discards, table.penalty]);
  if (table.turn.kind === 'give') seen.add(table.turn.dragon);
  const citizens: Card[] = [];
  for (let card = 0; card < FIRST_LOCATION; card++) if (!seen.has(card)) citizens.push(card);
  // The mildest last, which is the next.
  const penalties: Card[] = [];
  for (let card = CARDS - 1; card >= FIRST_PENALTY; card--) if (!seen.has(card)) penalties.push(card);
  chance.shuffle(citizens);
  if (table.order === 'shuffled') chance.shuffle(penalties);
  return { table, hands: table.piles.map(() => []), box: { citizens, penalties } };
}
