import { botsFor } from '#bots';
import { games } from '#games';
import type { Command } from './command.ts';
import { printLine } from './print.ts';

export const list: Command = {
  name: 'list',
  usage: '',
  about: 'Prints every game with its seats, options, endings and bots, as JSON.',
  flags: {},
  places: 0,
  async run() {
    const all = games.map(({ meta: { id, title, rules, seats, options, endings } }) => {
      return { id, title, rules, seats, options, endings, bots: botsFor(id).map(({ name }) => name) };
    });
    await printLine(JSON.stringify({ games: all }, undefined, 2));
    return 0;
  },
};
