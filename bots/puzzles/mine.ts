/** Finds puzzles in a game: decisions with one best move, by a margin far above the noise, that a longer look with other luck confirms. */

import { clone, FastChance, type Game, type GameRecord, Match, type View, viewOf } from '#engine';
import { momentsOf } from '../analysis/moments.ts';
import type { Bot } from '../bot.ts';
import type { Insight } from '../insight/insight.ts';
import { luckOf } from '../insight/luck.ts';
import { SEEN } from '../insight/odds.ts';
import type { Verdict } from '../judge.ts';
import { LEVELS } from '../level.ts';
import type { Mine, Puzzle } from './puzzle.ts';

/** By so much chance to win the best is ahead of all that is not as good. */
const MARGIN = 0.04;
/** So many times the usual effort is made to confirm it. */
const AGAIN = 4;
/** And by so many standard errors: at first as hints tell moves apart, then beyond doubt. */
const AT_FIRST = 1;
const CONFIRMED = 3;
/** Fewer moves than these are no choice, and with more nobody can look at all of them. */
const FEWEST = 3;
const MOST = 400;
/** Of all that may be done, so much may be right, and so many moves at most: like dice are alike, and so are pieces in another order. */
const PART = 1 / 3;
const RIGHT = 4;
/** Puzzles of a game are so many entries apart: within a turn they would be alike. */
const APART = 5;
/** How often each level is asked. */
const TRIES = 5;

export interface Mining {
  readonly game: Game;
  readonly insight: Insight;
  /** Weakest first. */
  readonly levels: readonly Bot[];
}

/** No game gives more than `most`: they would be alike. */
export function mine({ game, insight, levels }: Mining, record: GameRecord, most: number): Puzzle[] {
  const found: Puzzle[] = [];
  const { moments } = momentsOf(game, record);
  // From the end on, where more is decided: whoever is asked sees most of a game.
  for (const { ply, seat, before } of moments.toReversed()) {
    if (found.length === most) break;
    const at = ply - 1;
    const view = viewOf(before, seat);
    if ((found.at(-1)?.at ?? Number.POSITIVE_INFINITY) - at < APART || (insight.asks && !insight.asks(view))) continue;
    const answer = answerTo(game, insight, view);
    const level = answer && levelOf(game, levels, view, answer);
    if (answer && level) found.push({ at, seat, answer, level });
  }
  return found.reverse();
}

/** What is left of puzzles that were found before, as judge and levels are now. */
export function mineAgain({ game, insight, levels }: Mining, source: Mine): Puzzle[] {
  return source.puzzles.flatMap(({ at, seat }) => {
    const view = viewAt(game, source, { at, seat });
    const answer = answerTo(game, insight, view);
    const level = answer && levelOf(game, levels, view, answer);
    return answer && level ? [{ at, seat, answer, level }] : [];
  });
}

/** What whoever is asked sees. */
function viewAt(game: Game, source: Mine, { at, seat }: Pick<Puzzle, 'at' | 'seat'>): View {
  const match = Match.atSetup(game, source);
  const wrong = match.playLog(source.plies.slice(0, at));
  if (wrong) throw new Error(`entry ${wrong.ply} is refused: ${wrong.refusal.rule}`);
  return match.view(seat);
}

/** Every best move, or undefined where it is not clear that there is nothing better. */
export function answerTo(game: Game, insight: Insight, view: View): readonly string[] | undefined {
  const legal = game.moves(view);
  if (legal.length < FEWEST || legal.length > MOST) return undefined;
  // As a hint looks at it: whoever has answered is told why in its words.
  const first = bestOf(game, insight.weigh(game, view, luckOf(view)), AT_FIRST);
  if (!first) return undefined;
  const again = new FastChance(AGAIN, legal.length);
  const answer = bestOf(game, insight.weigh(game, view, again, { also: legal, times: AGAIN }), CONFIRMED);
  if (!answer || answer.length > Math.min(RIGHT, PART * legal.length)) return undefined;
  return first.every((text) => answer.includes(text)) ? answer : undefined;
}

/** The moves that nobody could tell from the best, if all others are worse by far. */
export function bestOf(game: Game, verdicts: readonly Verdict[], errors: number): readonly string[] | undefined {
  if (verdicts.some(({ share }) => share !== undefined)) return undefined;
  const best = verdicts.reduce((most, one) => (one.value > most.value ? one : most));
  const equal: string[] = [];
  for (const { move, value, error } of verdicts) {
    const behind = best.value - value;
    if (behind <= SEEN) equal.push(game.writeMove(move));
    else if (behind < Math.max(MARGIN, errors * Math.hypot(error, best.error))) return undefined;
  }
  return equal.length < verdicts.length ? [...new Set(equal)] : undefined;
}

/** Undefined where even the weakest never misses it, and where not even the strongest finds it: one of the two judges is wrong then. */
function levelOf(game: Game, levels: readonly Bot[], view: View, answer: readonly string[]): Puzzle['level'] | undefined {
  const isFound = (bot: Bot, n: number) => answer.includes(game.writeMove(bot.choose(game, clone(view), new FastChance(n, TRIES))));
  for (const [at, bot] of levels.entries()) {
    let found = 0;
    for (let n = 0; n < TRIES; n++) if (isFound(bot, n)) found++;
    if (at === 0 && found === TRIES) return undefined;
    if (2 * found > TRIES) return LEVELS[at];
  }
  return undefined;
}
