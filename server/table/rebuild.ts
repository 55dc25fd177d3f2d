/** A stored log played again: to wake a table, and to tell somebody what they missed. */

import { knowsRules, Match, type Played, type Ply, readSeed, type Seat } from '#engine';
import { gameOf } from '#games';
import { type SeenPly, type Sight, seenBy, sightOf, Teller } from '#protocol';
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

/** The set-up and every entry after `since`, as the seat saw them, or whoever looks on. */
export function retell(
  { game, rules, options, seats, seed }: Match,
  log: readonly Ply[],
  seat: Seat | undefined,
  since: number,
): { start: Sight; plies: SeenPly[] } {
  const secret = readSeed(seed) as Uint8Array;
  const first = new Match(game, options, seats, secret, { rules });
  const teller = new Teller(first);
  const plies: SeenPly[] = [];
  Match.replay(game, { rules, options, seats, seed: secret, plies: log }, (played, match) => {
    const telling = teller.tell(match, played);
    if (played.ply > since) plies.push(seenBy(telling, seat));
  });
  return { start: sightOf(first, seat), plies };
}
