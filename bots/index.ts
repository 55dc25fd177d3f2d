import { ids } from '#games/list';
import type { Bot } from './bot.ts';
import { loadBots } from './own.ts';

export type { Bot } from './bot.ts';

const loaded = new Map(await Promise.all(ids.map(async (id) => [id, await loadBots(id)] as const)));

/** Every bot that can play the game, weakest first. */
export function botsFor(game: string): readonly Bot[] {
  return loaded.get(game) ?? [];
}

export function botOf(game: string, name: string): Bot | undefined {
  return botsFor(game).find((bot) => bot.name === name);
}
