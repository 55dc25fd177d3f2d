/** Whether a record tells a game as it can have been: its luck was sealed before, and all of it follows from that and the rules. */

import { Match } from './match.ts';
import { fitsSeal } from './numbers.ts';
import type { Forfeit, GameRecord } from './record.ts';
import type { Game, Refusal, Seat } from './rules.ts';

type Verdict =
  | { readonly kind: 'holds' }
  /** The seed gives another commit than the one that was shown before the first move. */
  | { readonly kind: 'other seed'; readonly commit: string; readonly sealed: string }
  /** What this seat's device added is not what it sealed when its person sat down. */
  | { readonly kind: 'other number'; readonly seat: Seat }
  /** The rules refuse this entry. */
  | { readonly kind: 'illegal'; readonly ply: number; readonly refusal: Refusal }
  /** Nobody can have given up here in this way. */
  | { readonly kind: 'no forfeit'; readonly forfeit: Forfeit }
  /** The game goes on with this entry, and it is not there. */
  | { readonly kind: 'unfinished'; readonly ply: number }
  /** All of it is legal, but the luck of all entries after this one was sealed by nobody. */
  | { readonly kind: 'branch'; readonly ply: number };

/** Of a record that shows its seed. `sealed`: the commit that was shown before the first move, for whoever saw it then. */
export function verifyRecord(game: Game, record: GameRecord, sealed: string = record.commit): Verdict {
  const match = Match.atSetup(game, record);
  const { commit } = match;
  if (commit !== sealed) return { kind: 'other seed', commit, sealed };
  const forged = record.numbers?.find(({ seal, number }) => number !== undefined && !fitsSeal(number, seal));
  if (forged) return { kind: 'other number', seat: forged.seat };
  const wrong = match.playLog(record.plies);
  if (wrong) return { kind: 'illegal', ...wrong };
  const { forfeit } = record;
  if (forfeit && !canForfeit(match, forfeit, record)) return { kind: 'no forfeit', forfeit };
  if (!forfeit && !match.isOver) return { kind: 'unfinished', ply: match.ply + 1 };
  const branch = record.branches?.[0];
  return branch ? { kind: 'branch', ply: branch.at } : { kind: 'holds' };
}

/** Whoever sits may resign while the game goes on; time runs out for who is to act. It calls the game off only while somebody has not moved. */
function canForfeit(match: Match, { seat, why }: Forfeit, { seats, calledOff }: GameRecord): boolean {
  if (match.isOver || (why === 'time' && !match.toAct().includes(seat))) return false;
  return !calledOff || Array.from({ length: seats }, (_, one) => one).some((one) => !match.hasMoved(one));
}
