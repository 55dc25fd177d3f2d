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

/** With two seats: fitted to 3,000 games. */
const TWO: Weights = {
  turnNow: 0.91,
  turnNext: 0.42,
  turnLater: 0,
  fairy: 0.87,
  elf: 0.6,
  extra: 3,
  blur: 1,
  blurDraw: 0.48,
  blurOnes: 0.13,
  blurTwos: 0.02,
  blurPenalties: -0.48,
};

/** With more: fitted to 6,000 games, half of them of two seats. */
const MORE: Weights = {
  turnNow: 0.8,
  turnNext: 0.41,
  turnLater: 0.076,
  fairy: 0.69,
  elf: 0.6,
  extra: 3,
  blur: 0.738,
  blurDraw: 0.481,
  blurOnes: 0.078,
  blurTwos: 0.043,
  blurPenalties: -0.368,
};

export function weightsFor(seats: number): Weights {
  return seats === 2 ? TWO : MORE;
}
