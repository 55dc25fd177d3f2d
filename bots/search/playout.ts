import { anyMove, type Chance, type Game, quiet, type State, viewOf } from '#engine';
import { type Knowledge, worthOf } from './knowledge.ts';

/** Plays on from what was imagined at `start`, as far as the game says that it matters; what comes of it for each seat. */
export function playOut(game: Game, state: State, start: unknown, knowledge: Knowledge, chance: Chance): readonly number[] {
  const { policy, appraise, isFar, ahead } = knowledge;
  for (let left = ahead ?? Number.POSITIVE_INFINITY; ; left--) {
    const seat = game.toAct(state.table)[0];
    if (seat === undefined || (appraise && (left <= 0 || isFar?.(state.table, start)))) break;
    const view = viewOf(state, seat);
    game.play(state, seat, policy ? policy(view, chance) : anyMove(game, view, chance), chance, quiet);
  }
  return appraise ? appraise(state) : worthOf(game.outcome(state.table)!);
}
