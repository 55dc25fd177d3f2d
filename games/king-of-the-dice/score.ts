/** [K8] The count. */

import { type Outcome, rankBy } from '#engine';
import { type Card, FIRST_LOCATION, FIRST_PENALTY, kindOf, pointsOf, type Table } from './pieces.ts';

/** The rows of the count, in the order they are told. */
export const ROWS = ['citizens', 'fairies', 'locations', 'penalties', 'dragons'] as const;
type Row = (typeof ROWS)[number];
type Count = Readonly<Record<Row, number>>;

/** [K8.5] What a kingdom is worth right now, row by row. */
export function countPile(pile: readonly Card[]): Count {
  let citizens = 0;
  let fairies = 0;
  let locations = 0;
  let penalties = 0;
  let dragons = 0;
  for (const card of pile) {
    const points = pointsOf(card);
    if (card >= FIRST_PENALTY) penalties += points;
    else if (card >= FIRST_LOCATION) locations += points;
    else if (kindOf(card) === 'dragon') dragons += points;
    else if (kindOf(card) === 'fairy') fairies++;
    else citizens += points;
  }
  // [K6.4]
  return { citizens, fairies: fairies * fairies, locations, penalties, dragons };
}

export function worthOf(pile: readonly Card[]): number {
  const count = countPile(pile);
  return ROWS.reduce((sum, row) => sum + count[row], 0);
}

/** [K8.6] The minus points of a kingdom, as a number below zero. */
function minusPoints({ penalties, dragons }: Count): number {
  return penalties + dragons;
}

export function outcome({ turn, piles }: Table): Outcome | undefined {
  if (turn.kind !== 'over') return undefined;
  const counts = piles.map(countPile);
  const breakdown = ROWS.map((what) => ({ what, points: counts.map((count) => count[what]) }));
  const scores = piles.map(worthOf);
  // [K8.6] [K8.7] Level means level in both.
  const ranking = rankBy(scores, counts.map(minusPoints));
  return { ending: turn.ending, scores, breakdown, ranking, winners: ranking[0] ?? [] };
}
