/** Looks one move ahead: what would come of each if all played on as the game says, in the same few worlds for all of them. */

import { type Chance, clone, FastChance, type Game, quiet, type State, type View } from '#engine';
import type { Judge } from '../judge.ts';
import type { Knowledge } from './knowledge.ts';
import { playOut } from './playout.ts';

export interface Glance {
  readonly knowledge: Knowledge & Required<Pick<Knowledge, 'appraise'>>;
  readonly worlds: number;
  /** Of more moves than this the best by what they lead to at once are looked at, and what the game would play. */
  readonly wide: number;
}

const SEEDS = 2 ** 32;

export function glance(effort: Glance): Judge {
  return {
    judge(game, view, chance, isLate) {
      const { knowledge, worlds } = effort;
      const moves = worthALook(game, view, effort, chance);
      if (moves.length === 1) return [{ move: moves[0], value: 0, error: 0 }];
      const sums = moves.map(() => 0);
      const squares = moves.map(() => 0);
      let n = 0;
      do {
        const world = game.imagine(view, chance);
        const seed = chance.below(SEEDS);
        for (const [at, move] of moves.entries()) {
          const luck = new FastChance(seed, n);
          const got = playOut(game, after(game, world, view, move, luck), view.table, knowledge, luck)[view.seat]!;
          sums[at]! += got;
          squares[at]! += got * got;
        }
        n++;
      } while (n < worlds && !isLate?.());
      return moves.map((move, at) => {
        const value = sums[at]! / n;
        const variance = Math.max(0, squares[at]! / n - value * value);
        return { move, value, error: n > 1 ? Math.sqrt(variance / (n - 1)) : 0 };
      });
    },
  };
}

/** The moves that are looked at. */
export function worthALook(game: Game, view: View, effort: Glance, chance: Chance): readonly unknown[] {
  const legal = game.moves(view);
  if (legal.length === 1) return legal;
  const listed = effort.knowledge.shortlist?.(view, legal) ?? legal;
  return listed.length <= effort.wide ? listed : promising(game, view, listed, effort, chance);
}

function after(game: Game, world: State, { seat }: View, move: unknown, luck: Chance): State {
  const state = clone(world);
  game.play(state, seat, move, luck, quiet);
  return state;
}

function promising(game: Game, view: View, moves: readonly unknown[], { knowledge, wide }: Glance, chance: Chance): unknown[] {
  const world = game.imagine(view, chance);
  const seed = chance.below(SEEDS);
  const tried = moves.map((move) => ({
    move,
    value: knowledge.appraise(after(game, world, view, move, new FastChance(seed)))[view.seat]!,
  }));
  const best = tried
    .sort((one, other) => other.value - one.value)
    .slice(0, wide)
    .map(({ move }) => move);
  if (!knowledge.policy) return best;
  const usual = knowledge.policy(view, chance);
  const text = game.writeMove(usual);
  return best.some((move) => game.writeMove(move) === text) ? best : [...best, usual];
}
