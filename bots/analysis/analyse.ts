/** What really happened in a finished game, moment by moment. */

import { FastChance, type Game, type GameRecord, type Seat, viewOf } from '#engine';
import type { Fact, Insight } from '../insight/insight.ts';
import { luckOf } from '../insight/luck.ts';
import { type Loss, lossKnown, lossOpen } from './grade.ts';
import { momentsOf, resultOf } from './moments.ts';

/** Deals that are drawn anew to know what any deal is worth. */
const DEALS = 16;

/** The chances of all seats after an entry; entry 0 is the deal. */
export interface Point {
  readonly ply: number;
  readonly seat: Seat;
  readonly chances: readonly number[];
  readonly isOpen: boolean;
  readonly isDrawn: boolean;
  /** Once the move was chosen and before its dice fell, where that is exact. */
  readonly beforeDice?: readonly number[];
}

/** What the mover lost by an entry. */
export interface Graded {
  readonly ply: number;
  /** What was chosen, where the log tells what came of it. */
  readonly made?: Fact;
  readonly known: Loss;
  /** Only where something was hidden. */
  readonly open?: Loss;
}

interface Par {
  readonly par: readonly number[];
  /** The standard error of each. */
  readonly parErrors: readonly number[];
}

export type News =
  /** How much there is to do, and the chances before the deal. */
  | ({ readonly kind: 'begun'; readonly of: number } & Par)
  | { readonly kind: 'point'; readonly point: Point }
  | { readonly kind: 'graded'; readonly graded: Graded | undefined };

/** First the chances along the game, then the moves. The same record gives the same news, and whoever has heard enough stops asking. */
export function* analyse(game: Game, insight: Insight, record: GameRecord): Generator<News> {
  const { start, moments } = momentsOf(game, record);
  yield { kind: 'begun', of: 1 + 2 * moments.length, ...parOf(game, insight, record) };
  yield { kind: 'point', point: { ply: 0, seat: 0, chances: chancesIn(game, insight, start), isOpen: false, isDrawn: true } };
  for (const { ply, seat, text, before, after, isOpen, isDrawn } of moments) {
    const isLast = ply === moments.at(-1)?.ply;
    const result = isLast ? resultOf(game.outcome(after.table), record) : undefined;
    const beforeDice = result ? undefined : insight.beforeDice?.(before, game.readMove(text));
    const chances = result ?? chancesIn(game, insight, after);
    yield { kind: 'point', point: { ply, seat, chances, isOpen, isDrawn, ...(beforeDice && { beforeDice }) } };
  }
  for (const { ply, seat, text, before, isOpen } of moments) {
    const view = viewOf(before, seat);
    const known = lossKnown(game, insight, view, text);
    const made = insight.madeOf?.(view, game.readMove(text));
    const graded = known && { ply, ...(made && { made }), known };
    yield { kind: 'graded', graded: graded && !isOpen ? { ...graded, open: lossOpen(game, insight, before, seat, text)! } : graded };
  }
}

function chancesIn(game: Game, insight: Insight, state: Parameters<Insight['chances']>[1]): readonly number[] {
  return insight.chances(game, state, luckOf(viewOf(state, 0)));
}

/** What a seat may expect before anything is dealt: the average over deals. */
function parOf(game: Game, insight: Insight, { options, seats, rules }: GameRecord): Par {
  const sums = new Array<number>(seats).fill(0);
  const squares = new Array<number>(seats).fill(0);
  for (let deal = 0; deal < DEALS; deal++) {
    const state = game.setup(options, seats, new FastChance(deal, seats), rules);
    const chances = chancesIn(game, insight, state);
    for (const [seat, chance] of chances.entries()) {
      sums[seat]! += chance;
      squares[seat]! += chance ** 2;
    }
  }
  const par = sums.map((sum) => sum / DEALS);
  const parErrors = par.map((mean, seat) => Math.sqrt(Math.max(0, squares[seat]! / DEALS - mean ** 2) / (DEALS - 1)));
  return { par, parErrors };
}
