/**
 * Monte Carlo search of what a seat can know (information-set MCTS): each iteration imagines a world that fits the view, goes down one
 * tree for all worlds by moves that are legal in this one, plays on from where the tree ends, and tells every choice on the way what came
 * of it for the seat that made it.
 */

import { type Chance, FastChance, type Game, quiet, type Seat, type State, type View, viewOf } from '#engine';
import type { Found, IsLate } from '../bot.ts';
import type { Judge } from '../judge.ts';
import { judgeOf } from '../shares.ts';
import type { Verdict } from '../verdict.ts';
import type { Knowledge } from './knowledge.ts';
import { Lexicon } from './lexicon.ts';
import { merge } from './merge.ts';
import { Mixing } from './mixing.ts';
import { playOut } from './playout.ts';
import { NONE, ROOT, Tree } from './tree.ts';

export interface Effort {
  /** How many worlds are imagined for a decision. */
  readonly iterations: number;
  readonly knowledge?: Knowledge;
  /** Into how many trees they go; one when left out. */
  readonly trees?: number;
}

/** How much a choice that was seldom made is worth another look, as a part of the most that can come of play. */
const CURIOSITY = 0.3;
/** Of the moves in question none is judged by fewer visits than this times the square root of all: the first may have been bad luck. */
const FAIR = 0.25;
/** Of no more moves than this all are tried; of more, so many as the square root of the visits times WIDTH. */
const FEW = 16;
const WIDTH = 2;
/** Iterations between two looks at the clock. */
const LOOK = 32;
/** Nodes for an iteration: where all choose at once it takes several. */
const NODES = 4;
const SEEDS = 2 ** 32;

export function ismcts({ trees = 1, ...effort }: Effort): Judge {
  if (trees > 1) return forest(trees, ismcts({ ...effort, iterations: Math.ceil(effort.iterations / trees) }));
  // The arrays are made once, when it first has to think.
  let search: Search | undefined;
  return {
    judge(game, view, chance, isLate) {
      search ??= new Search(effort);
      return search.judge(game, view, chance, isLate);
    },
  };
}

/** Trees that know nothing of each other, each a share of the work. */
function forest(count: number, tree: Judge): Judge {
  return judgeOf({
    count,
    look(game, view, chance, shares, isLate) {
      const seed = chance.below(SEEDS);
      const found: Found[] = [];
      for (const share of shares) {
        if (found.length > 0 && isLate?.()) break;
        found.push({ share, verdicts: tree.judge(game, view, new FastChance(seed, share), isLate) });
      }
      return found;
    },
    merge,
  });
}

class Search {
  readonly #iterations: number;
  readonly #knowledge: Knowledge;
  readonly #tree: Tree;
  readonly #mixing: Mixing;
  /** The choices of this iteration that one seat made alone. */
  readonly #path: number[] = [];
  readonly #seats: Seat[] = [];
  /** Of the choice at hand. */
  readonly #fresh: number[] = [];
  readonly #numbers: number[] = [];
  readonly #arms: number[] = [];
  readonly #logs: Float64Array;
  /** The least and the most that came of play for the seat that thinks. */
  #least = 0;
  #most = 0;
  #game!: Game;
  #chance!: Chance;
  #lexicon!: Lexicon;

  constructor({ iterations, knowledge = {} }: Effort) {
    this.#iterations = iterations;
    this.#knowledge = knowledge;
    this.#tree = new Tree(NODES * iterations + 64);
    this.#mixing = new Mixing(this.#tree);
    this.#logs = Float64Array.from({ length: iterations + 2 }, (_, n) => Math.log(n));
  }

  judge(game: Game, view: View, chance: Chance, isLate: IsLate | undefined): Verdict[] {
    this.#game = game;
    this.#chance = chance;
    const moves = this.#movesOf(view);
    if (moves.length === 1) return [{ move: moves[0], value: 0, error: 0 }];
    this.#lexicon = new Lexicon(game);
    this.#tree.clear();
    this.#least = Number.POSITIVE_INFINITY;
    this.#most = Number.NEGATIVE_INFINITY;
    for (let n = 1; n <= this.#iterations; n++) {
      this.#iterate(view);
      if (isLate && n % LOOK === 0 && isLate()) break;
    }
    return this.#verdicts(view, moves);
  }

  #movesOf(view: View): readonly unknown[] {
    const moves = this.#game.moves(view);
    return this.#knowledge.shortlist && moves.length > 1 ? this.#knowledge.shortlist(view, moves) : moves;
  }

  #iterate(view: View): void {
    const game = this.#game;
    const tree = this.#tree;
    const state = game.imagine(view, this.#chance);
    this.#path.length = 0;
    this.#seats.length = 0;
    this.#mixing.clear();
    let node = ROOT;
    while (node !== NONE) {
      const acting = game.toAct(state.table);
      if (acting.length === 0 || (node !== ROOT && this.#knowledge.isFar?.(state.table, view.table))) break;
      tree.passes[node]!++;
      node = acting.length === 1 ? this.#choose(state, node, acting[0]!) : this.#chooseTogether(state, node, acting.slice());
    }
    this.#learn(playOut(game, state, view.table, this.#knowledge, this.#chance), view.seat);
  }

  /** Makes the choice of one seat; the node to which it leads, or NONE where that is new. */
  #choose(state: State, node: number, seat: Seat): number {
    const tree = this.#tree;
    const { visits, seen, total } = tree;
    const fresh = this.#fresh;
    const numbers = this.#numbers;
    const moves = this.#movesOf(viewOf(state, seat));
    const curiosity = CURIOSITY * (this.#most - this.#least);
    const fair = node === ROOT ? FAIR * Math.sqrt(tree.passes[ROOT]!) : 0;
    fresh.length = 0;
    let best = NONE;
    let at = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < moves.length; i++) {
      const number = this.#lexicon.numberOf(moves[i]);
      numbers[i] = number;
      const arm = tree.find(node, seat, number);
      if (arm === NONE || visits[arm] === 0) {
        fresh.push(i);
        continue;
      }
      const times = visits[arm]!;
      const luck = curiosity * Math.sqrt(this.#logs[++seen[arm]!]! / times);
      const hope = times < fair ? Number.MAX_VALUE / times : total[arm]! / times + luck;
      if (hope > most) {
        most = hope;
        best = arm;
        at = i;
      }
    }
    const isNew = fresh.length > 0 && this.#isWideEnough(node, moves.length, fresh.length);
    if (isNew) {
      at = this.#pickFresh(moves.length);
      best = tree.reach(node, seat, numbers[at]!);
      if (best !== NONE) seen[best]!++;
    }
    this.#game.play(state, seat, moves[at], this.#chance, quiet);
    if (best === NONE) return NONE;
    this.#path.push(best);
    this.#seats.push(seat);
    return isNew ? NONE : best;
  }

  /** Makes the choices of all seats that act now, none of which knows the others'. */
  #chooseTogether(state: State, node: number, acting: readonly Seat[]): number {
    const game = this.#game;
    const tree = this.#tree;
    const numbers = this.#numbers;
    let reached = node;
    let isNew = false;
    for (const seat of acting) {
      if (!game.toAct(state.table).includes(seat)) continue;
      const moves = this.#movesOf(viewOf(state, seat));
      const open = this.#armsAt(node, seat, moves);
      if (open.length === 0) return NONE;
      const at = open[this.#mixing.take(this.#arms, seat, this.#chance)]!;
      game.play(state, seat, moves[at], this.#chance, quiet);
      if (reached === NONE) continue;
      const known = tree.find(reached, seat, numbers[at]!);
      isNew ||= known === NONE || tree.passes[known] === 0;
      reached = known === NONE ? tree.reach(reached, seat, numbers[at]!) : known;
      if (reached !== NONE && isNew) tree.passes[reached]!++;
    }
    return isNew ? NONE : reached;
  }

  /** The places of the moves that may be taken now; their arms lie in `#arms`. */
  #armsAt(node: number, seat: Seat, moves: readonly unknown[]): readonly number[] {
    const tree = this.#tree;
    const fresh = this.#fresh;
    const open: number[] = [];
    fresh.length = 0;
    this.#arms.length = 0;
    for (let i = 0; i < moves.length; i++) {
      const number = this.#lexicon.numberOf(moves[i]);
      this.#numbers[i] = number;
      const few = moves.length <= FEW;
      const arm = few ? tree.reach(node, seat, number) : tree.find(node, seat, number);
      if (arm === NONE) fresh.push(i);
      else {
        open.push(i);
        this.#arms.push(arm);
      }
    }
    if (fresh.length > 0 && (open.length === 0 || this.#isWideEnough(node, moves.length, fresh.length))) {
      const at = this.#pickFresh(moves.length);
      const arm = tree.reach(node, seat, this.#numbers[at]!);
      if (arm !== NONE) {
        open.push(at);
        this.#arms.push(arm);
      }
    }
    return open;
  }

  /** Whether another of the moves may be tried. */
  #isWideEnough(node: number, all: number, fresh: number): boolean {
    return all <= FEW || all - fresh < WIDTH * Math.sqrt(this.#tree.passes[node]!);
  }

  /** Where not all will be tried the game says which comes first. */
  #pickFresh(all: number): number {
    return this.#fresh[all > FEW && this.#knowledge.shortlist ? 0 : this.#chance.below(this.#fresh.length)]!;
  }

  #learn(worth: readonly number[], own: Seat): void {
    const { visits, total, squares } = this.#tree;
    for (let i = 0; i < this.#path.length; i++) {
      const arm = this.#path[i]!;
      const got = worth[this.#seats[i]!]!;
      visits[arm]!++;
      total[arm]! += got;
      squares[arm]! += got * got;
    }
    this.#mixing.learn(worth);
    this.#least = Math.min(this.#least, worth[own]!);
    this.#most = Math.max(this.#most, worth[own]!);
  }

  #verdicts(view: View, moves: readonly unknown[]): Verdict[] {
    const { visits, total, squares, share } = this.#tree;
    const isSecret = this.#game.toAct(view.table).length > 1;
    const verdicts: Verdict[] = [];
    let shares = 0;
    for (const move of moves) {
      const arm = this.#tree.find(ROOT, view.seat, this.#lexicon.numberOf(move));
      if (arm === NONE || visits[arm] === 0) continue;
      const n = visits[arm]!;
      const value = total[arm]! / n;
      const variance = n > 1 ? Math.max(0, squares[arm]! / n - value * value) : (this.#most - this.#least) ** 2;
      const error = Math.sqrt(variance / Math.max(1, n - 1));
      shares += share[arm]!;
      verdicts.push(isSecret ? { move, value, error, share: share[arm]! } : { move, value, error });
    }
    return isSecret ? verdicts.map((verdict) => ({ ...verdict, share: verdict.share! / shares })) : verdicts;
  }
}
