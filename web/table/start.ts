/** Starts a game against bots in this browser. */

import { type Options, readOptions, SEED_BYTES, writeSeed } from '#engine';
import type { Sitter } from '#protocol';
import { engineOf } from '../games/engines.ts';
import { keepLocalGame } from './kept.ts';

const USUAL_OPPONENTS = 2;

interface Wish {
  readonly opponents?: number;
  readonly bot?: string;
  readonly options?: Options;
}

export async function strongestBot(id: string): Promise<string> {
  const best = (await engineOf(id).bots()).at(-1);
  if (!best) throw new Error(`${id} has no bot`);
  return best.name;
}

/** The id of the new game. */
export async function startLocal(id: string, { opponents = USUAL_OPPONENTS, bot: wished, options = {} }: Wish = {}): Promise<string> {
  const game = await engineOf(id).rules();
  const bot = wished ?? (await strongestBot(id));
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
