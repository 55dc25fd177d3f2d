/** What is found to break a law, in one random game. */

import type { Chance } from './chance.ts';
import type { Match } from './match.ts';
import type { Nonsense } from './nonsense.ts';

export interface Broken {
  readonly law: number;
  readonly game: number;
  readonly ply: number;
  readonly what: string;
}

/** What the laws are asked of: a match under way, luck to ask at random, and moves that are wrong here. */
export interface Inquiry {
  readonly match: Match;
  readonly chance: Chance;
  readonly nonsense: Nonsense;
  readonly findings: Findings;
}

export class Findings {
  readonly broken: Broken[] = [];
  readonly #game: number;
  readonly #match: Match;

  /** `game`: the number of the random game. */
  constructor(game: number, match: Match) {
    this.#game = game;
    this.#match = match;
  }

  get isClean(): boolean {
    return this.broken.length === 0;
  }

  breaks(law: number, what: string): void {
    this.broken.push({ law, game: this.#game, ply: this.#match.ply, what });
  }

  /** `what` is said only where the law is broken. */
  holds(law: number, holds: boolean, what: () => string): void {
    if (!holds) this.breaks(law, what());
  }

  /** Rules that throw break the law that asked them. */
  attempt<T>(law: number, what: () => string, ask: () => T): T | undefined {
    try {
      return ask();
    } catch (error) {
      this.breaks(law, `${what()} throws: ${(error as Error).message}`);
      return undefined;
    }
  }
}
