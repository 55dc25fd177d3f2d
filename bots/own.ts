/** The bots that know one game, weakest first, loaded when first needed. A game without any is played by `random`. */

import type { Bot } from './bot.ts';
import { hasty } from './hasty.ts';
import { random } from './random.ts';

const OWN: Readonly<Record<string, () => Promise<{ readonly greedy: Bot }>>> = {
  ugo: () => import('./ugo.ts'),
  'king-of-the-dice': () => import('./king-of-the-dice.ts'),
  medina: () => import('./medina.ts'),
  patchistory: () => import('./patchistory.ts'),
};

/** Every bot that can play the game, weakest first. */
export async function loadBots(game: string): Promise<readonly Bot[]> {
  const own = await OWN[game]?.();
  return own ? [random, hasty(own.greedy), own.greedy] : [random];
}
