export interface LessonsWords {
  readonly next: string;
  readonly leave: string;
  /** Of a move that the rules allow. */
  readonly instead: string;
  readonly readFirst: string;
  readonly playOn: string;
  /** The game is over, and its count can be looked at. */
  readonly result: string;
  readonly newGame: string;
  readonly nextLesson: (title: string) => string;
  readonly step: (n: number, of: number) => string;
}
