/** A name, or undefined for the reader. */
type Named = string | undefined;

/** What is said where people learn: hints at the table, and what really happened once the game is over. */
export interface StudyWords {
  readonly hint: string;
  /** Between the position and its hint. */
  /** Until there is something to say. */
  readonly coachAbout: string;
  readonly coachOff: string;
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
  /** Where nothing can be told of the best move but that it is best. */
  readonly quiet: string;
  readonly line: string;
  /** Of a step that comes in a part of the imagined worlds. */
  readonly likely: (share: number) => string;
  readonly playIt: string;
  readonly about: string;
  readonly analysis: string;
  readonly analyse: string;
  readonly analysing: string;
  readonly stop: string;
  readonly plotAbout: string;
  /** The plot as a table. */
  readonly numbers: string;
  readonly turning: string;
  /** Of a turning point that luck made, and of one that a move made. */
  readonly luck: string;
  readonly choice: (by: Named) => string;
  /** A change of chance: "+12%", "−3%". */
  readonly signed: (change: number) => string;
  readonly kingmaker: (made: { seat: Named; king: Named; instead: Named; ply: number }) => string;
  readonly luckAndSkill: string;
  /** The lines of the bill: what anybody may expect before the deal, one's own moves, the others' moves, and what came of it. */
  readonly par: string;
  /** Where they are told apart from other luck. */
  readonly dice: string;
  readonly own: string;
  readonly others: string;
  readonly result: string;
  readonly balanceAbout: string;
  /** Where the start bears its error. */
  readonly parAbout: string;
  readonly diceAbout: string;
  /** Where a sum of gains or of losses is more than there is to win. */
  readonly balanceBeyond: string;
  readonly grades: string;
  readonly gradeNames: Readonly<Record<'slip' | 'mistake' | 'blunder', string>>;
  readonly better: (move: string) => string;
  /** Of a move that was good as far as its maker could know. */
  readonly unseen: string;
  /** With a better move, where it is another one. */
  readonly withAllOpen: (lost: number, move: string | undefined) => string;
  readonly fineWithAllOpen: string;
  readonly noGrades: string;
  readonly gradesAbout: string;
}
