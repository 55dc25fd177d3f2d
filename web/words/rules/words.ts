import type { ENGINE_RULES } from '#engine';

/** What is said where the rules are read. */
export interface RulesWords {
  /** Above the examples of a rule, before the name of each. */
  readonly tryIt: (title: string) => string;
  /** Plays what the rulebook plays. */
  readonly byTheBook: string;
  readonly tryAnother: string;
  /** Before what came of the rulebook's move, where the reader made another. */
  readonly inTheBook: (so: string) => string;
  readonly points: string;
  readonly search: string;
  readonly found: (n: number) => string;
  readonly allEditions: string;
  readonly print: string;
  /** The rules of the engine itself, which no game's own chapters tell. */
  readonly inAllGames: {
    readonly title: string;
    readonly rules: Readonly<Record<(typeof ENGINE_RULES)[keyof typeof ENGINE_RULES], string>>;
  };
}
