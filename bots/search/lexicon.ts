/** Numbers for moves, so that a tree can be told of them: equal moves have the same one. */

import type { Game } from '#engine';

/** Where a game makes its moves anew each time it is no use to remember more of them. */
const REMEMBERED = 2048;

export class Lexicon {
  readonly #game: Game;
  /** The very same thing is found without writing it down. */
  readonly #things = new Map<unknown, number>();
  readonly #texts = new Map<string, number>();

  constructor(game: Game) {
    this.#game = game;
  }

  numberOf(move: unknown): number {
    return this.#things.get(move) ?? this.#read(move);
  }

  #read(move: unknown): number {
    const text = this.#game.writeMove(move);
    let number = this.#texts.get(text);
    if (number === undefined) {
      number = this.#texts.size;
      this.#texts.set(text, number);
    }
    if (this.#things.size < REMEMBERED) this.#things.set(move, number);
    return number;
  }
}
