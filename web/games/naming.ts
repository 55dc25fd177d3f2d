/** Every legal move by a name, for whoever chooses by names. */

import { firstTold } from '#bots/hints/name';
import { FastChance, type Game, type GameEvent, type GameWords, type HintWords, type View, type Who } from '#engine';
import type { Aloud, Naming } from './board.ts';

export interface Named {
  readonly move: unknown;
  readonly name: string;
  /** What moves like it are called together; '' where the game tells none apart. */
  readonly sort: string;
}

interface Voice {
  readonly who: Who;
  readonly words: GameWords;
  readonly hints: HintWords | undefined;
  readonly aloud: Aloud | undefined;
}

/** No two have the same name: what a game cannot tell apart is numbered. */
export function nameMoves(game: Game, view: View, legal: readonly unknown[], { who, words, hints, aloud }: Voice): Named[] {
  const world = game.imagine(view, new FastChance(0));
  const say = (fact: GameEvent) => (hints?.say(fact, who, words) ?? words.event(fact, who) ?? '').replace(/\.$/, '');
  const naming: Naming = { view, who, words, say, told: (move) => say(firstTold(game, world, view, move)) };
  const times = new Map<string, number>();
  return legal.flatMap((move) => {
    const name = aloud?.name ? aloud.name(move, naming) : naming.told(move);
    if (name === undefined) return [];
    const n = (times.get(name) ?? 0) + 1;
    times.set(name, n);
    return [{ move, name: n === 1 ? name : `${name} (${n})`, sort: aloud?.sort?.(move, naming) ?? '' }];
  });
}
