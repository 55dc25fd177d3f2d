export interface PuzzlesWords {
  readonly puzzles: string;
  /** What a puzzle is, above the games. */
  readonly about: string;
  readonly ask: string;
  readonly right: string;
  readonly wrong: string;
  readonly best: (move: string) => string;
  readonly next: string;
  readonly tryAgain: string;
  readonly others: string;
  /** How many first answers in a row were right, now and at most. */
  readonly streak: (n: number) => string;
  readonly longest: (n: number) => string;
  readonly solved: (n: number, of: number) => string;
  readonly allDone: string;
  readonly startOver: string;
}
