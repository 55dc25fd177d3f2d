/** The bots that know one game, weakest first, loaded when first needed. A game without any is played by `random`. */

import type { Bot } from './bot.ts';
import { random } from './random.ts';

const OWN: Readonly<Record<string, () => Promise<readonly Bot[]>>> = {
  ugo: () => import('./ugo.ts').then(({ greedy }) => [greedy]),
  'king-of-the-dice': () => import('./king-of-the-dice.ts').then(({ greedy }) => [greedy]),
  medina: () => import('./medina.ts').then(({ greedy }) => [greedy]),
  patchistory: () => import('./patchistory.ts').then(({ greedy }) => [greedy]),
};

/** Every bot that can play the game, weakest first. */
export async function loadBots(game: string): Promise<readonly Bot[]> {
  return [random, ...((await OWN[game]?.()) ?? [])];
}
