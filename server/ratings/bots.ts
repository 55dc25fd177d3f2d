/** How strong the levels of bots are on people's scale: what is believed before anybody has played them, and when it is known. */

import { GREEDY_AT, LADDER } from '#bots/ladder';
import { LEVELS } from '#bots/level';
import type { BotRating } from './store.ts';
import { AHEAD, PROVISIONAL, type Rating, UNKNOWN } from './weng-lin.ts';

/** On the ladder, who is so many points ahead is e times as likely to win as to lose. */
const AHEAD_ON_LADDER = 400 / Math.LN10;

/** So many games of one person teach a level: nobody can make it what they wish. */
export const MOST_TAUGHT = 5;
/** So many different people have taught a level before its rating is shown. */
const ENOUGH_PEOPLE = 10;

export function isLevel(bot: string): boolean {
  return LEVELS.some((level) => level === bot);
}

/** As far from a newcomer as the ladder says, and as doubtful. */
export function believedAtFirst(game: string, level: string): Rating {
  const { rating, deviation } = UNKNOWN;
  const elo = LADDER[game]?.[level] ?? GREEDY_AT;
  return { rating: rating + (elo - GREEDY_AT) * (AHEAD / AHEAD_ON_LADDER), deviation };
}

export function isMeasured({ people, deviation }: BotRating): boolean {
  return people >= ENOUGH_PEOPLE && deviation <= PROVISIONAL;
}
