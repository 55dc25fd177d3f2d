export interface KeepsakeWords {
  readonly title: string;
  /** What is in the picture, for whoever does not see it; the scores are listed. */
  readonly shows: (title: string, scores: string) => string;
  readonly share: string;
  readonly download: string;
  readonly copy: string;
  readonly failed: string;
}
