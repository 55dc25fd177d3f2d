/** Positions of played games in which one move is best: `games/<id>/puzzles.jsonl` has a game in each line, with the puzzles found in it. */

import type { Options, Ply, Seat } from '#engine';
import type { LEVELS } from '../level.ts';

export interface Mine {
  readonly rules: number;
  readonly options: Options;
  readonly seats: number;
  readonly seed: string;
  /** Up to its last puzzle. */
  readonly plies: readonly Ply[];
  readonly puzzles: readonly Puzzle[];
}

export interface Puzzle {
  /** After how many entries. */
  readonly at: number;
  /** Who is asked. */
  readonly seat: Seat;
  /** The best move in notation, and all that are as good. */
  readonly answer: readonly string[];
  /** The weakest level that finds it more often than not. */
  readonly level: (typeof LEVELS)[number];
}

export function readMines(text: string): readonly Mine[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Mine);
}
