import type { Chance, Options } from '#engine';
import { ALL_CITIZENS, ALL_PENALTIES, DICE, type KingState, PENALTIES, PLACES, SLOTS, STACK, type Table, UNROLLED } from './pieces.ts';

/** The mildest last, which is on top. */
const SORTED_PENALTIES = ALL_PENALTIES.toReversed();

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
    penalty: penalties.pop()!,
    penalties: PENALTIES.length,
    piles: Array.from({ length: seats }, () => []),
  };
  return { table, hands: table.piles.map(() => []), box: { citizens, penalties } };
}
