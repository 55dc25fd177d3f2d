/** What a move lost, in chance to win: with what its maker could know, and with everything open. */

import { clone, type Game, type State, type View, viewOf } from '#engine';
import { nameOf } from '../hints/name.ts';
import type { Fact, Insight } from '../insight/insight.ts';
import { luckOf } from '../insight/luck.ts';
import { isAsGood } from '../insight/odds.ts';
import type { Verdict } from '../judge.ts';

/** From so much chance lost on. */
const GRADES = [
  ['blunder', 0.15],
  ['mistake', 0.1],
  ['slip', 0.05],
] as const;
export type Grade = (typeof GRADES)[number][0];

export interface Loss {
  /** 0 where what was played may well be as good as the best. */
  readonly lost: number;
  readonly grade?: Grade;
  /** The best move by its name. */
  readonly best: Fact;
}

/** By the view alone: nobody is blamed for what they could not know. Undefined where there was no choice. */
export function lossKnown(game: Game, insight: Insight, view: View, text: string): Loss | undefined {
  return lossBy(game, insight, view, text, (also) => insight.weigh(game, view, luckOf(view), { also }));
}

/** As if whoever moved had seen everything. */
export function lossOpen(game: Game, insight: Insight, state: State, seat: number, text: string): Loss | undefined {
  const seeing: Game = { ...game, imagine: () => clone(state) };
  const view = viewOf(state, seat);
  return lossBy(
    seeing,
    insight,
    view,
    text,
    (also) => insight.solve?.(state) ?? insight.weigh(seeing, view, luckOf(view), { also, worlds: 1 }),
  );
}

type Weigh = (also: readonly unknown[]) => readonly Verdict[];

function lossBy(game: Game, insight: Insight, view: View, text: string, weigh: Weigh): Loss | undefined {
  if (game.moves(view).length === 1) return undefined;
  const verdicts = weigh([game.readMove(text)]);
  const played = verdicts.find(({ move }) => game.writeMove(move) === text);
  if (!played) throw new Error(`nothing is known of ${text}`);
  const best = verdicts.reduce((most, one) => (one.value > most.value ? one : most));
  // In a secret choice what is best is to be unforeseen.
  const lost = isAsGood(best, played) || isMixed(played) ? 0 : best.value - played.value;
  const grade = GRADES.find(([, from]) => lost >= from)?.[0];
  return { lost, ...(grade && { grade }), best: nameOf(game, insight, view, best.move) };
}

/** A choice that is to be made now and then is as good as any other that is. */
const NOW_AND_THEN = 0.1;

function isMixed({ share }: Verdict): boolean {
  return share !== undefined && share >= NOW_AND_THEN;
}
