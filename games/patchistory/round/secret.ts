/** A choice made in secret waits in its owner's hand until all who are asked have chosen. */

import type { Seat } from '#engine';
import type { Telling } from '../events.ts';
import type { Hand, PatchistoryState } from '../table.ts';
import type { Turn } from './turn.ts';

/** Keeps the choice, and says whether it was the last one. */
export function keepSecret(
  { table, hands }: PatchistoryState,
  seat: Seat,
  turn: Extract<Turn, { readonly left: number }>,
  secret: number[],
  tell: Telling,
): boolean {
  hands[seat]!.secret = secret;
  tell.everyone({ kind: 'chose', seat });
  const left = turn.left & ~(1 << seat);
  table.turn = { ...turn, left };
  return left === 0;
}

/** Takes the choice out of the hand: all have chosen. */
export function takeSecret(hand: Hand): number[] {
  const { secret } = hand;
  hand.secret = [];
  return secret;
}
