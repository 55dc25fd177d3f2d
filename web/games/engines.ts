/** The rules and the bots of each game, loaded when first needed, on a page or in a worker. */

import type { Bot } from '#bots/bot';
import { loadBots } from '#bots/own';
import type { Game } from '#engine';

interface Engine {
  readonly rules: () => Promise<Game>;
  /** Weakest first. */
  readonly bots: () => Promise<readonly Bot[]>;
}

const rules = import.meta.glob<Game>('../../games/*/index.ts', { import: 'game' });

export function engineOf(id: string): Engine {
  const load = rules[`../../games/${id}/index.ts`];
  if (!load) throw new Error(`unknown game ${id}`);
  return { rules: load, bots: () => loadBots(id) };
}
