import type { Game } from '#engine';
import type { Verdict } from '../judge.ts';

/** What several found out of one position with luck of their own, as one: the mean of those who looked at a move. */
export function merge(game: Game, found: readonly (readonly Verdict[])[]): Verdict[] {
  const moves = new Map<string, Verdict[]>();
  for (const verdicts of found) {
    for (const verdict of verdicts) {
      const text = game.writeMove(verdict.move);
      const known = moves.get(text);
      if (known) known.push(verdict);
      else moves.set(text, [verdict]);
    }
  }
  return [...moves.values()].map((verdicts) => {
    const { move, share } = verdicts[0]!;
    const value = verdicts.reduce((sum, one) => sum + one.value, 0) / verdicts.length;
    const error = Math.sqrt(verdicts.reduce((sum, one) => sum + one.error ** 2, 0)) / verdicts.length;
    if (share === undefined) return { move, value, error };
    return { move, value, error, share: verdicts.reduce((sum, one) => sum + (one.share ?? 0), 0) / found.length };
  });
}
