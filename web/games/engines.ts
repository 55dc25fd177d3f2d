/** The rules and the bots of each game, loaded when first needed, on a page or in a worker. */

import type { Entrant } from '#bots/bot';
import { botsFor } from '#bots/own';
import type { Game } from '#engine';

interface Engine {
  readonly rules: () => Promise<Game>;
  /** The levels that people choose from come last, weakest first. */
  readonly bots: readonly Entrant[];
}

const rules = import.meta.glob<Game>('../../games/*/index.ts', { import: 'game' });

export function engineOf(id: string): Engine {
  const load = rules[`../../games/${id}/index.ts`];
  if (!load) throw new Error(`unknown game ${id}`);
  return { rules: load, bots: botsFor(id) };
}
