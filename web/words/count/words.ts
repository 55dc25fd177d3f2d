/** What is said where the score of a real game is counted. */
export interface ScoreWords {
  readonly title: (game: string) => string;
  readonly players: string;
  readonly player: (n: number) => string;
  readonly nameOf: (n: number) => string;
  readonly whichRound: string;
  /** Whose things are tapped in now. */
  readonly whose: string;
  /** Of a field that may be empty. */
  readonly none: string;
  readonly result: string;
  /** Who has most while not everybody is counted. */
  readonly ahead: (names: string) => string;
  readonly kept: string;
  readonly print: string;
  readonly startOver: string;
  readonly startOverSure: string;
  /** On paper, under what is added up. */
  readonly points: string;
}
