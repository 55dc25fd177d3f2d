/** What moves are worth in the same imagined worlds, when all play on as they would. */

import { type Chance, clone, FastChance, type Game, quiet, type View } from '#engine';
import type { Verdict } from '../judge.ts';
import type { Knowledge } from '../search/knowledge.ts';
import { playOut } from '../search/playout.ts';

const SEEDS = 2 ** 32;

/** The error is that of what differs from move to move: luck that all of them share tells none apart. */
export function tryOut(
  game: Game,
  view: View,
  moves: readonly unknown[],
  { worlds, knowledge }: { readonly worlds: number; readonly knowledge: Knowledge },
  chance: Chance,
): Verdict[] {
  const sums = moves.map(() => 0);
  const squares = moves.map(() => 0);
  for (let n = 0; n < worlds; n++) {
    const world = game.imagine(view, chance);
    const seed = chance.below(SEEDS);
    const got = moves.map((move) => {
      const luck = new FastChance(seed, n);
      const state = clone(world);
      game.play(state, view.seat, move, luck, quiet);
      return playOut(game, state, view.table, knowledge, luck)[view.seat]!;
    });
    const mean = got.reduce((sum, one) => sum + one, 0) / got.length;
    for (const [at, one] of got.entries()) {
      sums[at]! += one;
      squares[at]! += (one - mean) ** 2;
    }
  }
  const common = sums.reduce((all, one) => all + one, 0) / (worlds * sums.length);
  return moves.map((move, at) => {
    const value = sums[at]! / worlds;
    const variance = Math.max(0, squares[at]! / worlds - (value - common) ** 2);
    return { move, value, error: worlds > 1 ? Math.sqrt(variance / (worlds - 1)) : 0 };
  });
}
