/** How a game ended, for the board and the panel over it. */

import { type Forfeit, type Outcome, rankForfeit, type Who } from '#engine';
import type { TableInfo } from '#protocol';
import { listed, t } from '../settings.svelte.ts';

/** A game that somebody gave up: places, and no scores. Undefined where that called it off. */
export function outcomeOf({ seats, forfeit, calledOff }: TableInfo): Outcome | undefined {
  if (!forfeit || calledOff) return undefined;
  const ranking = rankForfeit(seats.length, forfeit);
  return { ending: forfeit.why, scores: [], breakdown: [], ranking, winners: ranking[0] ?? [] };
}

/** Who won, as the reader on this seat is told; and how, where one of two gave up. */
export function titleOf({ winners, ranking }: Outcome, who: Who, forfeit: Forfeit | undefined): string {
  const names = listed(winners.map(who.name));
  const mine = winners.some(who.isYou);
  if (winners.length > 1) return mine ? t().youShare : t().shareVictory(names);
  const why = ranking.flat().length === 2 ? forfeit?.why : undefined;
  if (why) return mine ? t().youWinBy[why] : t().winsBy[why](names);
  return mine ? t().youWin : t().wins(names);
}
