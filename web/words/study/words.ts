/** What is said where people learn: hints at the table, and what really happened once the game is over. */
export interface StudyWords {
  readonly hint: string;
  /** Between the position and its hint. */
  readonly thinking: string;
  readonly notNow: string;
  readonly nudge: string;
  readonly showMoves: string;
  readonly showBest: string;
  readonly onlyMove: string;
  readonly goodMoves: string;
  /** Of moves that may well be as good as the best. */
  readonly asGood: string;
  readonly allAsGood: string;
  /** What the numbers are: the chance to win. */
  readonly chance: string;
  /** Of a chance from 0 to 1: "45%", and with its standard error: "45% ± 2". */
  readonly percent: (chance: number) => string;
  readonly spread: (chance: number, error: number) => string;
  /** Where all choose at once and in secret. */
  readonly mix: (share: number) => string;
  readonly best: string;
  readonly why: string;
  readonly line: string;
  /** Of a step that comes in a part of the imagined worlds. */
  readonly likely: (share: number) => string;
  readonly playIt: string;
  readonly about: string;
}
