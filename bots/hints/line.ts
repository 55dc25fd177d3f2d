/** How play may go on: what the top level would do, as long as it is the same in most worlds that fit the view. */

import { type Chance, FastChance, type Game, quiet, type Seat, type State, type View, viewOf } from '#engine';
import type { Fact, Insight } from '../insight/insight.ts';
import { nameOf } from './name.ts';

/** No line is longer. */
const LONG = 4;
/** Below this part of the worlds nobody can say what comes. */
const LIKELY = 0.4;
const SEEDS = 2 ** 32;

export interface Step {
  readonly seat: Seat;
  readonly name: Fact;
  /** In what part of the imagined worlds it comes so. */
  readonly share: number;
}

interface Choice {
  readonly seat: Seat;
  readonly move: unknown;
  readonly worlds: State[];
}

export function lineFrom(game: Game, insight: Insight, view: View, move: unknown, chance: Chance): Step[] {
  const worlds = Array.from({ length: insight.worlds }, () => game.imagine(view, chance));
  const line: Step[] = [{ seat: view.seat, name: nameOf(game, insight, view, move), share: 1 }];
  let next: Choice = { seat: view.seat, move, worlds };
  while (line.length < LONG) {
    const luck = new FastChance(chance.below(SEEDS));
    for (const world of next.worlds) game.play(world, next.seat, next.move, luck, quiet);
    // Beyond dice and deals nobody can say anything.
    if (luck.drawn) break;
    const likely = likeliest(game, insight, next.worlds, view.seat, chance);
    const share = likely ? likely.worlds.length / insight.worlds : 0;
    if (!likely || share < LIKELY) break;
    line.push({ seat: likely.seat, name: nameOf(game, insight, viewOf(likely.worlds[0]!, likely.seat), likely.move), share });
    next = likely;
  }
  return line;
}

/** What comes next in most of the worlds. Where several may act the seat itself does, and what others choose meanwhile is not foreseen. */
function likeliest(game: Game, { player }: Insight, worlds: readonly State[], own: Seat, chance: Chance): Choice | undefined {
  const choices = new Map<string, Choice>();
  for (const world of worlds) {
    const acting = game.toAct(world.table);
    const seat = acting.includes(own) ? own : acting[0];
    if (seat === undefined || (acting.length > 1 && seat !== own)) continue;
    const move = player.choose(game, viewOf(world, seat), chance);
    const key = `${seat} ${game.writeMove(move)}`;
    const same = choices.get(key);
    if (same) same.worlds.push(world);
    else choices.set(key, { seat, move, worlds: [world] });
  }
  return [...choices.values()].reduce<Choice | undefined>(
    (most, one) => (most && most.worlds.length >= one.worlds.length ? most : one),
    undefined,
  );
}
