/** Starts a game against bots in this browser. */

import { type Options, readOptions, SEED_BYTES, writeSeed } from '#engine';
import type { Sitter } from '#protocol';
import { entryOf } from '../games/index.ts';
import { keepLocalGame } from './kept.ts';

export const STRONGEST = 'greedy';
const USUAL_OPPONENTS = 2;

interface Wish {
  readonly opponents?: number;
  readonly bot?: string;
  readonly options?: Options;
}

/** The id of the new game. */
export async function startLocal(id: string, { opponents = USUAL_OPPONENTS, bot = STRONGEST, options = {} }: Wish = {}): Promise<string> {
  const entry = entryOf(id);
  if (!entry) throw new Error(`unknown game ${id}`);
  const { game } = await entry.load();
  const { min, max } = game.meta.seats;
  const count = Math.min(max, Math.max(min, 1 + opponents));
  const read = readOptions(game, count, options);
  if (typeof read === 'string') throw new Error(read);
  const seats: Sitter[] = Array.from({ length: count }, (_, seat) => (seat === 0 ? { kind: 'person', name: '' } : { kind: 'bot', bot }));
  const seed = writeSeed(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));
  const local = writeSeed(crypto.getRandomValues(new Uint8Array(5)));
  keepLocalGame({ id: local, game: id, rules: game.meta.rules, options: read, seats, seed, plies: [], over: false, at: Date.now() });
  return local;
}
