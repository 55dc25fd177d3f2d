/** A stored log played again, to wake a table. */

import { knowsRules, Match, type Played, readSeed } from '#engine';
import { gameOf } from '#games';
import type { StoredTable } from '../store.ts';

/** Throws when this server cannot play the table by its own rules. */
export function rebuild(
  { game: id, rules, options, seats, seed, plies }: StoredTable,
  each?: (played: Played, match: Match) => void,
): Match {
  const game = gameOf(id);
  const secret = readSeed(seed);
  if (!game || !knowsRules(game, rules) || !secret) throw new Error(`rules version ${rules} of ${id} is not known here`);
  const match = Match.replay(game, { rules, options, seats: seats.length, seed: secret, plies }, each);
  if (!(match instanceof Match)) throw new Error(`ply ${match.ply} of the stored log is refused by rule ${match.refusal.rule}`);
  return match;
}
