/** What the record of a finished game shows: all hands, and whether its luck was the sealed one. */

import { clone, type Game, type GameRecord, Match, verifyRecord } from '#engine';

export type Check =
  /** `own`: whether the number of this device is in it. */
  | { readonly kind: 'holds'; readonly own?: 'in' | 'out' | undefined }
  /** From this ply on; 0: the seed is another one, or the end is not this one. */
  | { readonly kind: 'wrong'; readonly ply: number }
  /** Sealed up to this ply, and by nobody after it. */
  | { readonly kind: 'branch'; readonly ply: number };

/** All hands after each entry, those of the set-up first. */
export function handsIn(game: Game, record: GameRecord): unknown[][] {
  const match = Match.atSetup(game, record);
  const hands: unknown[][] = [clone(match.state.hands)];
  match.playLog(record.plies, () => hands.push(clone(match.state.hands)));
  return hands;
}

/** As the page tells it: `commit` is the one that it was shown. */
export function checkLuck(game: Game, record: GameRecord, commit: string): Check {
  const verdict = verifyRecord(game, record, commit);
  switch (verdict.kind) {
    case 'holds':
    case 'branch':
      return verdict;
    case 'illegal':
      return { kind: 'wrong', ply: verdict.ply };
    case 'other seed':
    case 'other number':
    case 'no forfeit':
    case 'unfinished':
      return { kind: 'wrong', ply: 0 };
    default:
      return verdict satisfies never;
  }
}
