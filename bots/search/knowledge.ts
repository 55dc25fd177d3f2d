/** What a game may tell the search beside its rules. Everything can be left out. */

import type { Chance, Outcome, Seat, State, View } from '#engine';

export interface Knowledge<Table = unknown, Hand = unknown, Box = unknown, Move = unknown> {
  /**
   * What a state is worth to each seat, in a unit of the game's own. Asked where imagined play stops: at the end of the game, where it
   * is far enough, or `ahead` plies beyond the tree. Without it the outcome says it.
   */
  appraise?(state: State<Table, Hand, Box>): readonly number[];
  /** So many plies are played on beyond the tree before the state is appraised; to the end when left out. */
  readonly ahead?: number;
  /** Whether play that was begun at `start` has come far enough to be appraised: to the end of the round, or of the turn. */
  isFar?(table: Table, start: Table): boolean;
  /** The legal moves worth a try, the most promising first; at least one. */
  shortlist?(view: View<Table, Hand>, moves: readonly Move[]): readonly Move[];
  /** Moves of one kind are alike: where there are many of it, some of each other kind are looked at, too. */
  kindOf?(move: Move): string;
  /** Takes back what others have chosen in secret in an imagined world: they choose anew, as they play on. */
  takeBack?(state: State<Table, Hand, Box>, seat: Seat): void;
  /** How seats play on beyond the tree; anyhow when left out. */
  policy?(view: View<Table, Hand>, chance: Chance): Move;
}

/** What an outcome is worth to each seat, from 0 to 1: half for its place, half for the points by which it is ahead. */
export function worthOf({ scores, ranking }: Outcome): number[] {
  const seats = scores.length;
  const first = scores[ranking[0]![0]!]!;
  const last = scores[ranking.at(-1)![0]!]!;
  /** In some games few points are good. */
  const sign = first < last ? -1 : 1;
  const sum = scores.reduce((all, score) => all + score, 0);
  const scale = Math.max(1, ...scores.map(Math.abs));
  const worth: number[] = [];
  let behind = seats;
  for (const group of ranking) {
    behind -= group.length;
    for (const seat of group) {
      const place = seats === 1 ? 1 : (behind + (group.length - 1) / 2) / (seats - 1);
      const own = scores[seat]!;
      const lead = seats === 1 ? own : sign * (own - (sum - own) / (seats - 1));
      worth[seat] = (place + 0.5 + (0.5 * lead) / (Math.abs(lead) + scale)) / 2;
    }
  }
  return worth;
}
