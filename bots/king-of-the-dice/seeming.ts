/** What a turn seems to be worth, without playing it through: near the exact worth, and a thousand times as fast. */

import { type Card, CITIZENS, ELF_ROLLS, oddsOf, ROLLS } from '#games/king-of-the-dice';
import type { Ends } from './turn.ts';

/**
 * Who wants one citizen alone reaches it with its odds; while others tempt too, with this power of them. Of rows at random,
 * with it the worth at a glance differs from the exact one by 0.3 points (train/king-of-the-dice/glance.ts).
 */
const DOUBT = 1.55;

/** The chance to reach each citizen in a whole turn, by its rolls; worked out when first asked for. */
const known = [ROLLS, ELF_ROLLS].map(() => new Float64Array(CITIZENS.length).fill(-1));

function reach(citizen: Card, rolls: number): number {
  const reaches = known[rolls - ROLLS]!;
  if (reaches[citizen]! < 0) reaches[citizen] = oddsOf([], rolls, citizen);
  return reaches[citizen]!;
}

/** Each citizen is told once. The best end if the dice are kind, the next if they are less so, at last a penalty. */
export function seemingWorth({ takes, stop }: Ends, rolls: number, doubt = DOUBT): number {
  let left = 1;
  let sum = 0;
  for (const { citizen, worth } of takes.toSorted((one, other) => other.worth - one.worth)) {
    const chance = left * reach(citizen, rolls) ** doubt;
    sum += chance * worth;
    left -= chance;
  }
  return sum + left * stop;
}
