/** Moves that are not legal here: those of other moments, legal ones with a slip, and junk. */

import type { Chance } from './chance.ts';

/** So many moves of other moments are kept. */
const KEPT = 400;

export class Nonsense {
  readonly #kept: string[] = [];

  /** Keeps the move for other moments and games, now and then. */
  remember(text: string, chance: Chance): void {
    if (chance.below(20) === 0) this.#kept[chance.below(KEPT)] = text;
  }

  /** A move that was legal somewhere, or nothing. */
  elsewhere(chance: Chance): string {
    return this.#kept[chance.below(KEPT)] ?? '';
  }

  /** Some that may be mistaken for the legal moves. */
  near(legal: readonly string[], chance: Chance): string[] {
    const pick = () => (legal.length > 0 ? chance.pick(legal) : this.elsewhere(chance));
    return [this.elsewhere(chance), slip(pick(), pick(), chance)];
  }
}

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz0123456789 '];

/** The text with a letter dropped, put in or changed, with the end of another, or with two words in each other's place. */
export function slip(text: string, other: string, chance: Chance): string {
  const at = chance.below(text.length + 1);
  const [head, tail] = [text.slice(0, at), text.slice(at)];
  switch (chance.below(5)) {
    case 0:
      return head + tail.slice(1);
    case 1:
      return head + chance.pick(LETTERS) + tail;
    case 2:
      return head + chance.pick(LETTERS) + tail.slice(1);
    case 3:
      return head + other.slice(at);
    default: {
      const words = text.split(' ');
      const [one, two] = [chance.below(words.length), chance.below(words.length)];
      [words[one], words[two]] = [words[two]!, words[one]!];
      return words.join(' ');
    }
  }
}

/** Nobody's move. */
export const JUNK: readonly string[] = [
  '',
  ' ',
  'undo',
  '\0',
  'NaN',
  '-1',
  '{}',
  '__proto__',
  '🂡',
  'a'.repeat(5000),
  '99999999999999999999',
  'lay',
  '[object Object]',
];
