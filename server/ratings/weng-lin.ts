/**
 * How strong somebody is, learnt from the places of many games among two or more, ties too: Weng and Lin, "A Bayesian
 * Approximation Method for Online Ranking" (JMLR 12, 2011), algorithm 4, for the model of Plackett and Luce.
 */

export interface Rating {
  readonly rating: number;
  /** One standard deviation of what is believed. */
  readonly deviation: number;
}

/** Of whom nothing is known. */
export const UNKNOWN: Rating = { rating: 1500, deviation: 500 };

/** A rating with more doubt is provisional: about twenty games. */
export const PROVISIONAL = 300;

/** How much luck there is in one game: half of what is not known of a newcomer. */
const LUCK = UNKNOWN.deviation / 2;
/** Of two whose strength is known, who is so many points ahead is e times as likely to win as to lose. */
export const AHEAD = LUCK * Math.SQRT2;
/** However surprising a game, of the variance at least so much is left. */
const LEAST_LEFT = 0.0001;

/** The ratings after a game, given everybody's rating before it and place in it: a smaller place is better, equal ones are a tie. */
export function rate(before: readonly Rating[], places: readonly number[]): Rating[] {
  const players = before.map((rating, n) => ({ ...rating, place: places[n]! }));
  const scale = Math.sqrt(players.reduce((sum, { deviation }) => sum + deviation ** 2 + LUCK ** 2, 0));
  // Only differences count: measured from the mean no power grows out of bounds.
  const mean = players.reduce((sum, { rating }) => sum + rating, 0) / players.length;
  const strengths = players.map(({ rating }) => Math.exp((rating - mean) / scale));
  /** For each player: the strength of all who came no better, and how many share the place. */
  const races = players.map(({ place }) => ({
    place,
    strength: players.reduce((sum, other, n) => (other.place >= place ? sum + strengths[n]! : sum), 0),
    shared: players.filter((other) => other.place === place).length,
  }));
  return players.map(({ rating, deviation, place }, n) => {
    let surprise = 0;
    let learnt = 0;
    for (const [q, race] of races.entries()) {
      if (race.place > place) continue;
      const chance = strengths[n]! / race.strength;
      surprise += ((q === n ? 1 : 0) - chance) / race.shared;
      learnt += (chance * (1 - chance)) / race.shared;
    }
    const share = deviation ** 2 / scale;
    const shrink = 1 - (deviation / scale) * (share / scale) * learnt;
    return { rating: rating + share * surprise, deviation: deviation * Math.sqrt(Math.max(shrink, LEAST_LEFT)) };
  });
}
