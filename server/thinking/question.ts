/** What goes to a thread and what comes back, as plain JSON. */

import type { Look, Part } from '#bots/bot';
import type { View } from '#engine';

/** The same question has the same answer, in whichever thread. */
export interface Question {
  readonly game: string;
  readonly bot: string;
  /** How many play. */
  readonly seats: number;
  /** Of the bot's own seat: a state never gets here. */
  readonly view: View;
  /** The bot's own chance. The match's luck is no part of it. */
  readonly luck: readonly [number, number];
  /** What it is to do where several threads think about one move: look at a part, or decide by what all have seen. */
  readonly task?: Part | readonly Look[];
}

export type Decision =
  /** In notation. */
  | { readonly kind: 'move'; readonly text: string }
  /** Why tells where in the code, and nothing of what the bot saw. */
  | { readonly kind: 'failed'; readonly why: string };

export type Answer = Decision | { readonly kind: 'look'; readonly look: Look };
