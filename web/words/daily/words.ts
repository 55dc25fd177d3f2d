export interface DailyWords {
  readonly daily: string;
  /** The same deal for everybody, one try. */
  readonly about: string;
  /** Where no server is. */
  readonly alone: string;
  readonly begin: string;
  readonly results: string;
  readonly nobody: string;
  /** The columns. */
  readonly player: string;
  readonly place: string;
  readonly score: string;
  readonly dayBefore: string;
  readonly today: string;
}
