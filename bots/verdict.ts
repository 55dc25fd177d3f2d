/** What a move is worth to the seat that would make it. */
export interface Verdict {
  readonly move: unknown;
  /** In the judge's own unit, points or chance of winning: only differences between moves of one position mean something. */
  readonly value: number;
  /** The standard error of the value; 0 where it is exact. */
  readonly error: number;
  /** Where all choose at once and in secret, how often of 1 it is best played, so that nobody can foresee it. */
  readonly share?: number;
}
