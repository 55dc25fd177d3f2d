import type { Chance, Options } from '#engine';
import {
  type Card,
  CITIZENS,
  DICE,
  FIRST_PENALTY,
  type KingState,
  PENALTIES,
  PLACES,
  SLOTS,
  STACK,
  type Table,
  UNROLLED,
} from './pieces.ts';

const ALL_CITIZENS: readonly Card[] = CITIZENS.map((_, card) => card);
/** The mildest last, which is on top. */
const SORTED_PENALTIES: readonly Card[] = PENALTIES.map((_, n) => FIRST_PENALTY + n).reverse();

export function setup(options: Options, seats: number, chance: Chance): KingState {
  const first = chance.below(seats);
  const citizens = chance.shuffle(ALL_CITIZENS.slice());
  const row = citizens.splice(0, SLOTS);
  const isSorted = options.penalties === 'sorted';
  const penalties = SORTED_PENALTIES.slice();
  if (!isSorted) chance.shuffle(penalties);
  const table: Table = {
    seats,
    order: isSorted ? 'sorted' : 'shuffled',
    odds: options.odds === 'hidden' ? 'hidden' : 'shown',
    turn: { kind: 'roll', seat: first, extra: false },
    dice: DICE.map(() => UNROLLED),
    row,
    draw: citizens.length,
    discards: [],
    stacks: PLACES.map(() => STACK.length),
    penalty: penalties.pop() as Card,
    penalties: PENALTIES.length,
    piles: Array.from({ length: seats }, () => []),
  };
  return { table, hands: table.piles.map(() => []), box: { citizens, penalties } };
}
