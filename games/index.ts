/** Every game there is. A new one adds its line here and one in `web/games`. */

import type { Game } from '#engine';
import { kingOfTheDice } from './king-of-the-dice/index.ts';
import { medina } from './medina/index.ts';
import { patchistory } from './patchistory/index.ts';
import { ugo } from './ugo/index.ts';

export const games: readonly Game[] = [ugo, kingOfTheDice, medina, patchistory];

export function gameOf(id: string): Game | undefined {
  return games.find((game) => game.meta.id === id);
}
