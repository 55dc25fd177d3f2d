/** What the judge weighs at a glance, in points; how it was fitted tells train/king-of-the-dice/fit.ts. */
export interface Weights {
  /** What a turn is worth that begins now, next, or later, as a share of what this row promises. */
  readonly turnNow: number;
  readonly turnNext: number;
  readonly turnLater: number;
  /** What each fairy promises for each that nobody has yet, while the draw pile is full. */
  readonly fairy: number;
  /** What it brings beside its points to take an elf, and an apprentice. Set by hand. */
  readonly elf: number;
  readonly extra: number;
  /** The logarithm of the lead, in points, that makes the odds e to 1; with one citizen left for each seat. */
  readonly blur: number;
  /** What is added for the logarithm of the citizens left for each seat, stacks of one and of two locations, and few penalties. */
  readonly blurDraw: number;
  readonly blurOnes: number;
  readonly blurTwos: number;
  readonly blurPenalties: number;
}

/** From `npx node train/king-of-the-dice/fit.ts 1500 1`, begun with weights by hand. */
export const WEIGHTS: Weights = {
  turnNow: 0.74,
  turnNext: 0.38,
  turnLater: 0.03,
  fairy: 0.49,
  elf: 0.6,
  extra: 3,
  blur: 0.46,
  blurDraw: 0.51,
  blurOnes: 0.19,
  blurTwos: 0.03,
  blurPenalties: -0.4,
};
