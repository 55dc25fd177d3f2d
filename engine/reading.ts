/** What a reader of a game's rules may leave out. */
export interface Reading {
  /** The rules that make a summary of one printed page. */
  readonly essential: readonly string[];
  /** Where the game has editions: the option that chooses one, and the rules that do not hold in all of them. */
  readonly editions?: {
    readonly option: string;
    readonly only: Readonly<Record<string, readonly string[]>>;
  };
}
