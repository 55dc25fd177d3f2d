import type { Bot } from './bot.ts';
import { greedy as greedyKing } from './king-of-the-dice.ts';
import { greedy as greedyMedina } from './medina.ts';
import { greedy as greedyPatchistory } from './patchistory.ts';
import { random } from './random.ts';
import { greedy as greedyUgo } from './ugo.ts';

export type { Bot } from './bot.ts';

/** The bots that know one game. */
const OWN: Readonly<Record<string, readonly Bot[]>> = {
  ugo: [greedyUgo],
  'king-of-the-dice': [greedyKing],
  medina: [greedyMedina],
  patchistory: [greedyPatchistory],
};

/** Every bot that can play the game, weakest first. */
export function botsFor(game: string): readonly Bot[] {
  return [random, ...(OWN[game] ?? [])];
}

export function botOf(game: string, name: string): Bot | undefined {
  return botsFor(game).find((bot) => bot.name === name);
}
