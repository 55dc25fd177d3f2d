import { clone, FastChance, type Game, type State, type View } from '#engine';
import type { Fact, Insight } from '../insight/insight.ts';

/** A move by its name: the first thing that everybody, or the mover, would be told of it. */
export function nameOf(game: Game, insight: Insight, view: View, move: unknown): Fact {
  return insight.nameOf?.(view, move) ?? firstTold(game, game.imagine(view, new FastChance(0)), view, move);
}

/** `world` is any that fits the view. */
export function firstTold(game: Game, world: State, { seat }: View, move: unknown): Fact {
  let first: Fact | undefined;
  const hear = (event: Fact) => {
    first ??= event;
  };
  game.play(clone(world), seat, move, new FastChance(0), {
    everyone: hear,
    only: (to, event) => (to === seat ? hear(event) : undefined),
    reveal: (event, to) => (to === undefined || to === seat ? hear(event) : undefined),
  });
  if (!first) throw new Error(`nothing is told of ${game.writeMove(move)}`);
  return first;
}
