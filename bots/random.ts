import type { Bot } from './bot.ts';

/** Any legal move, each as likely. */
export const random: Bot = {
  name: 'random',
  choose: (game, view, chance) => chance.pick(game.moves(view)),
};
