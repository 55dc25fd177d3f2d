/** What is said to whoever plays by names and ears. */
export interface AloudWords {
  /** The list of all legal moves. */
  readonly moves: string;
  readonly find: string;
  /** How the list is used, and the keys that work at the whole table. */
  readonly keys: string;
  readonly count: (n: number) => string;
  /** So many are left out. */
  readonly more: (n: number) => string;
  readonly none: string;
  readonly notNow: string;
  /** Where a move lies on the board and waits for a yes. */
  readonly held: string;
  /** A move that ends something is chosen twice. */
  readonly again: (warning: string) => string;
  readonly position: string;
  readonly last: (told: string) => string;
  /** "What: this and that". */
  readonly about: (what: string, told: string) => string;
}
