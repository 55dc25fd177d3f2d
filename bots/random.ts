import { anyMove } from '#engine';
import type { Bot } from './bot.ts';

/** Any legal move, each as likely. */
export const random: Bot = {
  name: 'random',
  choose: anyMove,
};
