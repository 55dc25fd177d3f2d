/** The law that bots decide by what they see: whatever is hidden from a seat, the same view and the same luck give the same move. */

import { anyMove, FastChance, type Game, type Options, quiet, type State, viewOf } from '#engine';
import type { Bot } from './bot.ts';

interface Inquiry {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  readonly bot: Bot;
  /** At how many positions, spread over random games, and how many hidden states are drawn for each. */
  readonly positions: number;
  readonly worlds: number;
  readonly seed: number;
}

/** One decision of so many plies on the way is looked at, so that all of a game comes up. */
const STRIDE = 7;

/** The number of decisions that were alike, and what is wrong with the first that was not. */
export function checkFairness({ game, options, seats, bot, positions, worlds, seed }: Inquiry): {
  readonly alike: number;
  readonly wrong?: string;
} {
  const chance = new FastChance(seed, 1);
  let alike = 0;
  let state: State | undefined;
  for (let looked = 0; looked < positions; ) {
    const [seat] = state ? game.toAct(state.table) : [];
    if (!state || seat === undefined) {
      state = game.setup(options, seats, chance);
      continue;
    }
    const view = viewOf(state, seat);
    if (chance.below(STRIDE) === 0) {
      looked++;
      const before = JSON.stringify(view);
      const decide = (from: State) => game.writeMove(bot.choose(game, viewOf(from, seat), new FastChance(seed, looked)));
      const first = decide(state);
      for (let n = 0; n < worlds; n++) {
        const other = decide(game.imagine(view, chance));
        if (other !== first)
          return { alike, wrong: `${bot.name} plays ${first}, and ${other} where only what is hidden differs: ${before}` };
        alike++;
      }
      if (JSON.stringify(view) !== before) return { alike, wrong: `${bot.name} changed what it saw: ${before}` };
    }
    game.play(state, seat, anyMove(game, view, chance), chance, quiet);
  }
  return { alike };
}
