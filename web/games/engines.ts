/** The rules and the bots of each game, loaded when first needed, on a page or in a worker. */

import type { Bot } from '#bots/bot';
import { random } from '#bots/random';
import type { Game } from '#engine';

export interface Engine {
  readonly rules: () => Promise<Game>;
  /** Weakest first. */
  readonly bots: () => Promise<readonly Bot[]>;
}

const ENGINES: Readonly<Record<string, Engine>> = {
  ugo: {
    rules: () => import('#games/ugo').then((m) => m.ugo),
    bots: () => import('#bots/ugo').then((m) => [random, m.greedy]),
  },
  'king-of-the-dice': {
    rules: () => import('#games/king-of-the-dice').then((m) => m.kingOfTheDice),
    bots: () => import('#bots/king-of-the-dice').then((m) => [random, m.greedy]),
  },
  medina: {
    rules: () => import('#games/medina').then((m) => m.medina),
    bots: () => import('#bots/medina').then((m) => [random, m.greedy]),
  },
  patchistory: {
    rules: () => import('#games/patchistory').then((m) => m.patchistory),
    bots: () => import('#bots/patchistory').then((m) => [random, m.greedy]),
  },
};

export function engineOf(id: string): Engine {
  const engine = ENGINES[id];
  if (!engine) throw new Error(`unknown game ${id}`);
  return engine;
}
