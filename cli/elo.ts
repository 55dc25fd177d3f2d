/** Strengths on one scale, from who beat whom (Bradley–Terry): 400 points apart, the better of two wins ten games of eleven. */

/** Of two bots, as places in a list: how often the first came before the second, out of how many games; a tie counts half. */
export interface Met {
  readonly first: number;
  readonly second: number;
  readonly won: number;
  readonly games: number;
}

const SCALE = 400 / Math.LN10;
const ROUNDS = 500;
/** Any two have once played a draw besides: nobody is infinitely better. */
const DRAWN = 1;

/** The rating of each of `count` bots, with that of `anchor` at `at`. */
export function ratingsOf(count: number, met: readonly Met[], anchor: number, at: number): number[] {
  const wins = new Array<number>(count).fill(((count - 1) * DRAWN) / 2);
  const games = Array.from({ length: count }, () => new Array<number>(count).fill(DRAWN));
  for (const { first, second, won, games: played } of met) {
    wins[first] = wins[first]! + won;
    wins[second] = wins[second]! + played - won;
    for (const [a, b] of [
      [first, second],
      [second, first],
    ] as const) {
      const row = games[a]!;
      row[b] = row[b]! + played;
    }
  }
  let strengths = new Array<number>(count).fill(1);
  for (let n = 0; n < ROUNDS; n++) {
    strengths = strengths.map((own, one) => {
      const expected = strengths.reduce((sum, theirs, other) => (other === one ? sum : sum + games[one]![other]! / (own + theirs)), 0);
      return wins[one]! / expected;
    });
    const middle = Math.exp(strengths.reduce((sum, x) => sum + Math.log(x), 0) / count);
    strengths = strengths.map((x) => x / middle);
  }
  const zero = Math.log(strengths[anchor]!);
  return strengths.map((x) => at + SCALE * (Math.log(x) - zero));
}
