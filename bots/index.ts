import type { Bot } from './bot.ts';
import { random } from './random.ts';
import { greedy } from './ugo.ts';

export type { Bot } from './bot.ts';

/** The bots that know one game. */
const OWN: Readonly<Record<string, readonly Bot[]>> = { ugo: [greedy] };

/** Every bot that can play the game, weakest first. */
export function botsFor(game: string): readonly Bot[] {
  return [random, ...(OWN[game] ?? [])];
}

export function botOf(game: string, name: string): Bot | undefined {
  return botsFor(game).find((bot) => bot.name === name);
}
