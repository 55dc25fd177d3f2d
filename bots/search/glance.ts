/** Looks one move ahead: what would come of each if all played on as the game says, in the same few worlds for all of them. */

import { type Chance, clone, FastChance, type Game, quiet, type State, type View } from '#engine';
import type { Found } from '../bot.ts';
import { judgeOf } from '../shares.ts';
import type { Verdict } from '../verdict.ts';
import type { Knowledge } from './knowledge.ts';
import { playOut } from './playout.ts';

interface Glance {
  readonly knowledge: Knowledge & Required<Pick<Knowledge, 'appraise' | 'policy'>>;
  readonly worlds: number;
  /** Of more moves than this the best by what they lead to at once are looked at, of each kind some, and what the game would play. */
  readonly wide: number;
}

const SEEDS = 2 ** 32;
/** Moves of one kind that are looked at, where there are several kinds. */
const OF_KIND = 4;

/**
 * Values are told apart from that of what the game itself would play. Of many moves the luckiest looks best, so each is held for worse by
 * as much as its error: to do otherwise than usual needs a reason. What comes of the moves in a world is a share of the work; every hand
 * imagines all worlds, which takes little.
 */
export function glance(effort: Glance) {
  const { knowledge, worlds } = effort;
  return judgeOf({
    count: worlds,
    look(game, view, chance, shares, isLate) {
      const moves = worthALook(game, view, effort, chance);
      if (moves.length === 1) return shares.map((share) => ({ share, verdicts: [{ move: moves[0], value: 0, error: 0 }] }));
      const found: Found[] = [];
      for (let share = 0; share < worlds; share++) {
        const world = game.imagine(view, chance);
        knowledge.takeBack?.(world, view.seat);
        const seed = chance.below(SEEDS);
        if (!shares.includes(share)) continue;
        if (found.length > 0 && isLate?.()) break;
        const got = moves.map((move) => {
          const luck = new FastChance(seed, share);
          return playOut(game, after(game, world, view, move, luck), view.table, knowledge, luck)[view.seat]!;
        });
        found.push({ share, verdicts: moves.map((move, at) => ({ move, value: got[at]! - got[0]!, error: 0 })) });
      }
      return found;
    },
    merge: (_game, found) => onAverage(found),
  });
}

/** Of the same moves in several worlds. */
function onAverage(worlds: readonly (readonly Verdict[])[]): Verdict[] {
  const n = worlds.length;
  return worlds[0]!.map(({ move }, at) => {
    const value = worlds.reduce((sum, world) => sum + world[at]!.value, 0) / n;
    const squares = worlds.reduce((sum, world) => sum + world[at]!.value ** 2, 0) / n;
    const error = n > 1 ? Math.sqrt(Math.max(0, squares - value * value) / (n - 1)) : 0;
    return { move, value: value - error, error };
  });
}

/** The moves that are looked at, the usual one first. */
export function worthALook(game: Game, view: View, { knowledge, wide }: Glance, chance: Chance): readonly unknown[] {
  const legal = game.moves(view);
  if (legal.length === 1) return legal;
  const usual = knowledge.policy(view, chance);
  const text = game.writeMove(usual);
  const others = legal.filter((move) => game.writeMove(move) !== text);
  return [usual, ...(others.length <= wide ? others : promising(game, view, others, { knowledge, wide, worlds: 1 }, chance))];
}

function after(game: Game, world: State, { seat }: View, move: unknown, luck: Chance): State {
  const state = clone(world);
  game.play(state, seat, move, luck, quiet);
  return state;
}

function promising(game: Game, view: View, moves: readonly unknown[], { knowledge, wide }: Glance, chance: Chance): unknown[] {
  const world = game.imagine(view, chance);
  knowledge.takeBack?.(world, view.seat);
  const seed = chance.below(SEEDS);
  const tried = moves
    .map((move) => ({ move, value: knowledge.appraise(after(game, world, view, move, new FastChance(seed)))[view.seat]! }))
    .sort((one, other) => other.value - one.value);
  const kinds = new Map<string, number>();
  const some = tried.filter(({ move }) => {
    const kind = knowledge.kindOf?.(move) ?? '';
    kinds.set(kind, 1 + (kinds.get(kind) ?? 0));
    return kinds.get(kind)! <= OF_KIND;
  });
  return (kinds.size === 1 ? tried : some).slice(0, wide).map(({ move }) => move);
}
