/** A stored log played again, to wake a table or to tell it. */

import { isUndo, knowsRules, Match, type Played, type Ply, readSeed, UNDO } from '#engine';
import { gameOf } from '#games';
import type { StoredTable } from '../store.ts';
import type { Turns } from './turns.ts';

/** A step plays about so many moves: a few milliseconds in the slowest game. */
const STEP = 64;
/** To take back one's own move, about so many are played again. */
const UNDO_COST = 16;

/** The match of a table before its first entry. Throws when this server cannot play it by the table's own rules. */
export function setUp({ game: id, rules, options, seats, seed, numbers }: StoredTable): Match {
  const game = gameOf(id);
  const secret = readSeed(seed);
  if (!game || !knowsRules(game, rules) || !secret) throw new Error(`rules version ${rules} of ${id} is not known here`);
  return new Match(game, options, seats.length, secret, { rules, numbers });
}

/** Plays a stored log on in the match, step by step. Throws when one of its entries is refused. */
export async function playOn(match: Match, log: readonly Ply[], turns: Turns, each?: (played: Played) => void): Promise<void> {
  let next = 0;
  while (next < log.length) {
    await turns.next();
    const end = endOfStep(log, next);
    const wrong = match.playLog(log.slice(next, end), each);
    if (wrong) throw new Error(`ply ${wrong.ply} of the stored log is refused by rule ${wrong.refusal.rule}`);
    next = end;
  }
}

/** Where a step ends that begins with this entry. To go back further than one move may play all of the game again: that ends it. */
function endOfStep(log: readonly Ply[], first: number): number {
  let end = first;
  for (let left = STEP; left > 0 && end < log.length; end++) left -= costOf(log[end]!);
  return end;
}

function costOf([, text]: Ply): number {
  return text === UNDO ? UNDO_COST : isUndo(text) ? STEP : 1;
}
