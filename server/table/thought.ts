/** A bot's move. It sees the view of its seat and nothing else. */

import { randomBytes } from 'node:crypto';
import { botOf } from '#bots';
import { FastChance, type Match, type Seat } from '#engine';
import type { Log } from '../log.ts';

/** A legal move of the seat, in notation. A bot that fails is replaced by luck, for play must go on. */
export function think(match: Match, seat: Seat, name: string, log: Log): string {
  const { game } = match;
  const view = match.view(seat);
  const luck = randomBytes(8);
  const chance = new FastChance(luck.readInt32LE(0), luck.readInt32LE(4));
  try {
    const bot = botOf(game.meta.id, name);
    if (!bot) throw new Error(`there is no bot ${name}`);
    const move = bot.choose(game, view, chance);
    const refusal = game.refuse(view, move);
    if (refusal) throw new Error(`rule ${refusal.rule} refuses its move`);
    return game.writeMove(move);
  } catch (error) {
    log.error({ err: error, bot: name }, 'a bot failed');
    return game.writeMove(chance.pick(game.moves(view)));
  }
}
