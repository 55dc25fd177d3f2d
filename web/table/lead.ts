/** Somebody who leads the reader at a table: through a first game, or with a question. */

import type { Component } from 'svelte';
import type { GameWords, Who } from '#engine';
import type { Leader, Moves } from './moves.svelte.ts';
import type { Sitting } from './sitting.svelte.ts';

/** What speaks knows more of its own guide than the table does: they come together. */
export interface Lead {
  readonly guide: (sitting: Sitting, moves: Moves) => Leader;
  readonly Bubble: Component<{
    guide: never;
    words: GameWords;
    who: Who;
    why: (move: unknown) => string | undefined;
    board: HTMLElement | undefined;
    over: boolean;
  }>;
  /** What is said of a move that the rules allow, but not now. */
  readonly instead: (guide: never) => string | undefined;
}
