/** A guided first game, as data: what is dealt, what everybody plays, and what the reader is told on the way. */

import type { Options, Seat } from './rules.ts';

export interface Lesson {
  readonly options: Options;
  /** The first is the reader's; bots sit on the others. */
  readonly seats: number;
  readonly seed: string;
  /** The moves of everybody that have been made when the lesson begins. */
  readonly before?: readonly string[];
  /** What the bots play before the reader's first turn. */
  readonly first: readonly string[];
  readonly turns: readonly Turn[];
  /** What is told after the last turn. */
  readonly end: readonly string[];
  /** The thing of the board that a sentence is about, where it is about one. */
  readonly shows?: Readonly<Record<string, string>>;
}

interface Turn {
  /** What is told before the reader moves, one after the other. */
  readonly say: readonly string[];
  /** The move that is waited for. */
  readonly play: string;
  /** What the bots answer. */
  readonly reply: readonly string[];
}

/** By their names, in the order in which they are learnt. */
export type Lessons = Readonly<Record<string, Lesson>>;

/** What one lesson says: its name, and each sentence under its key. */
export interface LessonWords {
  readonly title: string;
  readonly says: Readonly<Record<string, string>>;
}

/** Every move of a lesson, in order. */
export function movesOf({ before = [], first, turns }: Lesson): readonly string[] {
  return [...before, ...first, ...turns.flatMap(({ play, reply }) => [play, ...reply])];
}

/** Who makes the next one: bots act before the reader where both may. */
export function moverOf(acting: readonly Seat[]): Seat {
  return acting.find((seat) => seat !== 0) ?? 0;
}
