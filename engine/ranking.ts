/** Who comes first, who comes last, and who shares a place. */

import type { Forfeit } from './record.ts';
import type { Seat } from './rules.ts';

/** Seats from first to last by their scores, the highest first. The level ones are parted by each tie-break in turn, or else stand together. */
export function rankBy(scores: readonly number[], ...tieBreaks: readonly (readonly number[])[]): Seat[][] {
  const marks = [scores, ...tieBreaks];
  const compare = (a: Seat, b: Seat): number => {
    for (const mark of marks) if (mark[a] !== mark[b]) return mark[b]! - mark[a]!;
    return 0;
  };
  const ranking: Seat[][] = [];
  for (const seat of [...scores.keys()].sort(compare)) {
    const last = ranking.at(-1);
    if (last && compare(last[0]!, seat) === 0) last.push(seat);
    else ranking.push([seat]);
  }
  return ranking;
}

/** Whoever gave up comes last, and all others share the first place. */
export function rankForfeit(seats: number, { seat }: Forfeit): Seat[][] {
  return rankBy(Array.from({ length: seats }, (_, one) => (one === seat ? 0 : 1)));
}

/** The place of each seat, from 1; those who stand together share one, and the next counts all before it. */
export function placesOf(ranking: readonly (readonly Seat[])[]): number[] {
  const places: number[] = [];
  let place = 1;
  for (const group of ranking) {
    for (const seat of group) places[seat] = place;
    place += group.length;
  }
  return places;
}
