/** Every game of the list, loaded. */

import type { Game } from '#engine';
import { ids } from './list.ts';

async function load(id: string): Promise<Game> {
  const { game } = (await import(`./${id}/index.ts`)) as { readonly game: Game };
  return game;
}

export const games: readonly Game[] = await Promise.all(ids.map(load));

export function gameOf(id: string): Game | undefined {
  return games.find((game) => game.meta.id === id);
}
