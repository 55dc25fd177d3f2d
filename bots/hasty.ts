import type { Bot } from './bot.ts';
import { random } from './random.ts';

/** One move in so many is made without a look. */
const SLIP = 3;

/** Plays as another bot would, but slips. */
export function hasty(steady: Bot): Bot {
  return {
    name: 'hasty',
    choose: (game, view, chance) => (chance.below(SLIP) === 0 ? random : steady).choose(game, view, chance),
  };
}
