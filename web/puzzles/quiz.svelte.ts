/** Asks for the one move, and knows the answer. */

import type { Hint } from '#bots/hints/hint';
import type { View } from '#engine';
import type { Leader } from '../table/moves.svelte.ts';
import type { Sitting } from '../table/sitting.svelte.ts';
import { Tutor } from '../table/study/tutor.ts';
import type { Posed } from './list.ts';

export class Quiz implements Leader {
  readonly isOn = true;
  readonly puzzle: Posed;
  readonly #sitting: Sitting;
  /** What the reader played, in notation. */
  answer = $state.raw<string>();
  /** What a hint would say of the position: why the best move is best. */
  hint = $state.raw<Hint>();

  constructor(puzzle: Posed, sitting: Sitting) {
    this.puzzle = puzzle;
    this.#sitting = sitting;
  }

  get game(): string {
    return this.#sitting.game.meta.id;
  }

  readonly isRight: boolean = $derived.by(() => this.answer !== undefined && this.puzzle.answer.includes(this.answer));

  light(legal: readonly unknown[]): readonly unknown[] {
    return this.answer === undefined ? legal : [];
  }

  takes(move: unknown): boolean {
    if (this.answer !== undefined) return false;
    this.answer = this.#sitting.game.writeMove(move);
    void this.#explain($state.snapshot(this.#sitting.shown) as View);
    return true;
  }

  /** Once more, from the position that was asked. It does not count. */
  again(): void {
    this.#sitting.rejoin();
    this.answer = undefined;
    this.hint = undefined;
  }

  async #explain(view: View): Promise<void> {
    const tutor = new Tutor();
    this.hint = await tutor.hint(this.game, this.puzzle.mine.seats, view);
    tutor.close();
  }
}
