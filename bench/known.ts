/** Games that are known before they are played: the moves, and what the server will say about each. */

import { commitTo, FastChance, Match, numberedSeed, type Played, readOptions } from '#engine';
import { ugo } from '#games/ugo';
import { seenBy, Teller } from '#protocol';

export interface KnownGame {
  readonly commit: string;
  readonly seats: readonly number[];
  readonly moves: readonly string[];
  /** What whoever looks on is told of each ply. */
  readonly tellings: readonly object[];
}

export const SEATS = 4;

export function knownGame(n: number): KnownGame {
  const options = readOptions(ugo, SEATS, {});
  if (typeof options === 'string') throw new Error(options);
  const seed = numberedSeed(1, n);
  const match = new Match(ugo, options, SEATS, seed);
  const teller = new Teller(match);
  const chance = new FastChance(1, n);
  const game = { commit: commitTo(seed), seats: [] as number[], moves: [] as string[], tellings: [] as object[] };
  for (let left = ugo.meta.longest(options, SEATS); left > 0; left--) {
    const [seat] = match.toAct();
    if (seat === undefined) break;
    const move = chance.pick(match.legal(seat));
    const played = match.submit(seat, move) as Played;
    game.seats.push(seat);
    game.moves.push(move);
    game.tellings.push(seenBy(teller.tell(match, played), {}));
  }
  return game;
}
