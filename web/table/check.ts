/** What the record of a finished game shows: all hands, and whether its luck was the sealed one. */

import { canForfeit, clone, type Game, Match, type Record } from '#engine';

export type Check =
  | { readonly kind: 'holds' }
  | { readonly kind: 'wrong'; readonly ply: number }
  /** Sealed up to this ply, and by nobody after it. */
  | { readonly kind: 'branch'; readonly ply: number };

/** All hands after each entry, those of the set-up first. */
export function handsIn(game: Game, record: Record): unknown[][] {
  const hands: unknown[][] = [];
  const match = Match.fromRecord(game, { ...record, plies: [] });
  if (match instanceof Match) hands.push(clone(match.state.hands));
  Match.fromRecord(game, record, (_, { state }) => hands.push(clone(state.hands)));
  return hands;
}

/** Whether the seed is the sealed one and every deal and move follows from it, to the end unless somebody ran out of time or resigned. */
export function checkLuck(game: Game, record: Record, commit: string): Check {
  const match = Match.fromRecord(game, record);
  if (!(match instanceof Match)) return { kind: 'wrong', ply: match.ply };
  const isWhole = record.forfeit ? canForfeit(record.forfeit, match.isOver, match.toAct()) : match.isOver;
  if (match.commit !== commit || !isWhole) return { kind: 'wrong', ply: 0 };
  const branch = record.branches?.[0];
  return branch ? { kind: 'branch', ply: branch.at } : { kind: 'holds' };
}
