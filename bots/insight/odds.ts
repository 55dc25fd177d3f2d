/** Points as chances to win. */

import type { Outcome } from '#engine';
import type { Verdict } from '../judge.ts';

/** The chance of each seat, by what it has and may hope for in points; `blur`: how much of a lead luck and play will still blur. */
export function chancesBy(hopes: readonly number[], blur: number): number[] {
  const most = Math.max(...hopes);
  const weights = hopes.map((hope) => Math.exp((hope - most) / blur));
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((weight) => weight / sum);
}

/** The chance of a seat that is so many points ahead of so many others. */
function chanceBy(lead: number, seats: number, blur: number): number {
  return 1 / (1 + (seats - 1) * Math.exp(-lead / blur));
}

/** Verdicts in points ahead as verdicts in chances. */
export function inChances(verdicts: readonly Verdict[], seats: number, blur: number): Verdict[] {
  return verdicts.map(({ value: lead, error, ...verdict }) => {
    const value = chanceBy(lead, seats, blur);
    return { ...verdict, value, error: (error * value * (1 - value)) / blur };
  });
}

/** Whoever has won, has won; those who share it, in equal parts. */
export function chancesAfter({ scores, winners }: Outcome): number[] {
  return scores.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}

/** Two values are told apart when they differ by more than two standard errors, and by what is seen of them in whole per cents. */
export const SEEN = 0.005;

export function isAsGood(one: Verdict, other: Verdict): boolean {
  return Math.abs(one.value - other.value) <= Math.max(SEEN, 2 * Math.hypot(one.error, other.error));
}
