/** What every game has to say, in each language. */

import type { CountWords } from './counting.ts';
import type { ExampleWords } from './example.ts';
import type { LessonWords } from './lesson.ts';
import type { GameEvent, Refusal, Seat } from './rules.ts';

/** The languages that we speak, each called by its own name. This is the only list of them: what is said stands in files named after them. */
export const TONGUES = { en: 'English', fr: 'Français', nl: 'Nederlands', de: 'Deutsch' } as const;
export type Language = keyof typeof TONGUES;
export const LANGUAGES = Object.keys(TONGUES) as readonly Language[];

/** One of something for each language. */
export function inEach<T>(one: (language: Language) => T): Readonly<Record<Language, T>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, one(language)])) as Record<Language, T>;
}

/** Lists several as a language does: "Anna, Boris and Chloé". What browsers do that with takes them long to make, and one alone needs none. */
export function listIn(language: string): { format(parts: readonly string[]): string } {
  let list: Intl.ListFormat | undefined;
  return {
    format(parts) {
      if (parts.length < 2) return parts.join();
      list ??= new Intl.ListFormat(language);
      return list.format(parts);
    },
  };
}

/** How a language counts: a number as it is written ("1,200"), and whether it takes the singular (French: "0 coup", "1,5 coup"). */
export function countIn(language: Language) {
  let numbers: Intl.NumberFormat | undefined;
  let rules: Intl.PluralRules | undefined;
  return {
    written(n: number): string {
      numbers ??= new Intl.NumberFormat(language);
      return numbers.format(n);
    },
    isOne(n: number): boolean {
      rules ??= new Intl.PluralRules(language);
      return rules.select(n) === 'one';
    },
  };
}

/** How the reader calls the seats. */
export interface Who {
  name(seat: Seat): string;
  isYou(seat: Seat): boolean;
}

export interface GameWords {
  readonly title: string;
  /** One line that makes a stranger want to play. */
  readonly tagline: string;
  readonly options: Readonly<
    Record<string, { readonly name: string; readonly about: string; readonly values: Readonly<Record<string, string>> }>
  >;
  readonly endings: Readonly<Record<string, string>>;
  /** Each standing order, and a line that says what it does. */
  readonly orders?: Readonly<Record<string, { readonly name: string; readonly about: string }>>;
  /** The name of a row of the final count. */
  row(what: string, n: number | undefined): string;
  /** A sentence of the log, or undefined for an event that needs none. */
  event(event: GameEvent, who: Who): string | undefined;
  /** Why not, in a sentence a player can act on; the rule's number stands beside it, not in it. */
  refusal(refusal: Refusal, who: Who): string;
  /** What is said at a table of this version of the rules, where that differs. */
  by?(rules: number): GameWords;
  /** What each thing that explains itself on the board is for, in a sentence; loaded when somebody first asks. */
  about?(): Promise<Readonly<Record<string, string>>>;
  /** What hints say; loaded when somebody first asks for one. */
  hints?(): Promise<HintWords>;
  /** What is told in each guided first game, by its name; loaded with the first. */
  lessons?(): Promise<Readonly<Record<string, LessonWords>>>;
  /** What a real game is counted by; loaded with the first that is. */
  count?(): Promise<CountWords>;
  /** What is said of the worked examples, by their names; loaded with the rules. */
  examples?(): Promise<Readonly<Record<string, ExampleWords>>>;
  /** The rules for the reader, the numbers of RULES.md; loaded when they are first read. */
  chapters(): Promise<readonly Chapter[]>;
}

export interface HintWords {
  /** Where to look, a move by its name, or why it is good: a sentence, or undefined of what is told like an event. */
  say(fact: GameEvent, who: Who, words: GameWords): string | undefined;
}

export interface Chapter {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
}

/** What the words of a game are tried on in every language. */
export interface Samples<Words extends GameWords = GameWords> {
  /** One for each sentence that says no. */
  readonly refusals: readonly Refusal[];
  /** One for each sentence that tells what happened; events of other kinds need none. */
  readonly events: readonly GameEvent[];
  /** One for each sentence that hints say beyond events. */
  readonly facts?: readonly GameEvent[];
  /** What the game says beyond that, on its board and of its pieces, each with a name. */
  readonly said: (words: Words, readerAt: (seat?: Seat) => Who) => Iterable<readonly [what: string, sentence: string]>;
  /** What may sound the same in two languages. */
  readonly alike: RegExp;
}
