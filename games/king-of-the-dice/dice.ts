/** [K3] Rolling the dice. */

import type { Chance, Seat } from '#engine';
import { DICE, ELF_ROLLS, FACES, kindOf, ROLLS, type Table } from './pieces.ts';

/** Every die kept: bit n stands for die n. */
export const ALL_DICE = (1 << DICE.length) - 1;

export function isKept(keep: number, die: number): boolean {
  return (keep & (1 << die)) !== 0;
}

/** [K3.4] Rolls the dice that are not kept. */
export function rollDice(dice: number[], keep: number, chance: Chance): void {
  for (let die = 0; die < dice.length; die++) if (!isKept(keep, die)) dice[die] = chance.roll(FACES);
}

/** [K3.3] [K6.1] The rolls of a turn that the seat begins now, or is in. */
export function rollsOf({ piles }: Table, seat: Seat): number {
  const top = piles[seat]?.at(-1);
  return top !== undefined && kindOf(top) === 'elf' ? ELF_ROLLS : ROLLS;
}

/** Rolls that the seat to act can still make in this turn. */
export function rollsLeft(table: Table): number {
  const { turn } = table;
  switch (turn.kind) {
    case 'roll':
      return rollsOf(table, turn.seat);
    case 'choose':
      return turn.left;
    case 'give':
    case 'over':
      return 0;
    default:
      return turn satisfies never;
  }
}
