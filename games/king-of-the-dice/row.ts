/** [K4] [K7] The open citizens under the location stacks. */

import { type Card, homeOf, type KingState, kindOf, locationOf, NO_CARD, NOBODY, SLOTS, type Table } from './pieces.ts';

/** [K4.4] The location that the citizen in a slot brings by itself, or NO_CARD. */
function locationOver({ row, stacks }: Table, slot: number): Card {
  const card = row[slot]!;
  return card !== NO_CARD && homeOf(card) === slot ? locationOf(slot, stacks[slot]!) : NO_CARD;
}

/** [K6.5] The slot of the citizen that comes along with the one in a slot, or NOBODY. */
export function followerOf({ row }: Table, slot: number): number {
  return kindOf(row[slot]!) === 'hypnotist' && slot + 1 < SLOTS ? slot + 1 : NOBODY;
}

/** [K4.4] [K6.5] The location that comes with taking the citizen in a slot, its own or its follower's; or NO_CARD. */
export function locationWith(table: Table, slot: number): Card {
  const follower = followerOf(table, slot);
  return locationOver(table, follower === NOBODY ? slot : follower);
}

/** [K7.3] [K7.4] Closes the leftmost gap from the left and lays the next citizen on the far left. Undefined when the row is full. */
export function closeGap({ table, box }: KingState): { slot: number; card: Card } | undefined {
  const { row } = table;
  const slot = row.indexOf(NO_CARD);
  if (slot === -1) return undefined;
  row.copyWithin(1, 0, slot);
  const card = box.citizens.pop()!;
  row[0] = card;
  table.draw--;
  return { slot, card };
}
