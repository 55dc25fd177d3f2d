/** [P11] What a vote is worth: ranks, dropped cards, culture. */

import type { Seat } from '#engine';

/** [P11.9] How many have at least as much, oneself included: two that tie for second are both third. */
export function ranksOf(values: readonly number[]): number[] {
  return values.map((own) => values.reduce((rank, other) => rank + (other >= own ? 1 : 0), 0));
}

/** Whether somebody else has the same rank. */
export function isTied(ranks: readonly number[], seat: Seat): boolean {
  return ranks.some((rank, other) => other !== seat && rank === ranks[seat]);
}

/** [P11.10] [P11.11] The cards that do not count, as places in the list. */
export function droppedOf(seats: number, votes: readonly number[]): number[] {
  if (seats === 2) return [];
  const fewest = Math.min(...votes);
  const last = votes.flatMap((n, card) => (n === fewest ? [card] : []));
  return last.length === 1 ? last : votes.map((_, card) => card);
}

/** [P11.14] With two seats the card with fewer votes counts half. */
function stakeOf(seats: number, votes: readonly number[], card: number): number {
  const own = votes[card]!;
  return seats === 2 && votes.some((other) => other > own) ? Math.floor(own / 2) : own;
}

/** [P11.12] [P11.13] [P11.14] [P11.15] What a card that counts brings each seat, before culture stops at 0. */
export function prizesOf(votes: readonly number[], card: number, ranks: readonly number[]): number[] {
  const seats = ranks.length;
  const whole = stakeOf(seats, votes, card);
  const half = Math.floor(whole / 2);
  return ranks.map((rank) => {
    if (rank === 1) return whole;
    if (seats === 2 || rank === 3) return 0;
    return rank === 2 ? half : 0 - half;
  });
}
