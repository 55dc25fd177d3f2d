/**
 * Two choose at once, neither knowing the other's choice, and what one gains the other loses. Each plays what it regrets not to have played
 * (regret matching), against all that the other might do and not only what was tried. On average nobody can take advantage of that.
 */

/** What each pair of choices is worth, by one's own and then by the other's. */
type Matrix = readonly (readonly number[])[];

/** What the other usually chooses, and how often of 1 it is relied on to do that. */
interface Habit {
  readonly usual: number;
  readonly trust: number;
}

/** What a choice of one's own is worth against what the other does, and how often of 1 it is best made. */
interface Settled {
  readonly value: number;
  readonly share: number;
}

const ROUNDS = 300;

export function settle(worth: Matrix, { usual, trust }: Habit): Settled[] {
  const byTheirs = worth[0]!.map((_, at) => worth.map((row) => row[at]!));
  const own = worth.map(() => 0);
  const theirs = byTheirs.map(() => 0);
  const shares = own.slice();
  const values = own.slice();
  let all = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const before = inParts(own);
    const free = inParts(theirs);
    const feared = free.map((part, at) => (1 - trust) * part + (at === usual ? trust : 0));
    const worths = expected(byTheirs, feared);
    learn(own, before, worths);
    // One after the other: together they would chase each other in circles.
    const odds = inParts(own);
    const gains = expected(worth, odds).map((loss) => 0 - loss);
    learn(theirs, free, gains);
    // The later, the better both know.
    all += round;
    for (const [choice, part] of odds.entries()) {
      shares[choice]! += round * part;
      values[choice]! += round * worths[choice]!;
    }
  }
  return shares.map((share, choice) => ({ value: values[choice]! / all, share: share / all }));
}

function learn(regrets: number[], odds: readonly number[], worths: readonly number[]): void {
  const got = odds.reduce((sum, part, at) => sum + part * worths[at]!, 0);
  for (const [choice, worth] of worths.entries()) regrets[choice] = Math.max(0, regrets[choice]! + worth - got);
}

/** What comes on average of lines that are chosen so often. */
function expected(lines: Matrix, odds: readonly number[]): number[] {
  const sums = new Array<number>(lines[0]!.length).fill(0);
  for (const [at, part] of odds.entries()) {
    if (part === 0) continue;
    const line = lines[at]!;
    for (let choice = 0; choice < sums.length; choice++) sums[choice]! += part * line[choice]!;
  }
  return sums;
}

/** In proportion, or all alike. */
function inParts(weights: readonly number[]): number[] {
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((one) => (sum > 0 ? one / sum : 1 / weights.length));
}
