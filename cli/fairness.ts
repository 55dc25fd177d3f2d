import { botsFor, checkFairness } from '#bots';
import { type Command, readWhole } from './command.ts';
import { loadBots, readGame, readNames, readOptionList, readSeats } from './games.ts';
import { printJson, printLine } from './print.ts';

/** Hidden states for each position. */
const WORLDS = 20;

export const fairness: Command = {
  name: 'fairness',
  usage: 'GAME [--bots a,b,…] [--seats N] [--options k=v,k=v] [--worlds K] [--seed S]',
  about: `Checks that bots use only what they can see.
Generates hidden states that look the same to a seat, and asks each bot with the same seed: it must choose the same move in all of them.
Exit code 1 if a bot doesn't. The last line is JSON.`,
  flags: {
    bots: { type: 'string', about: 'which bots to check; default: all' },
    seats: { type: 'string', about: 'number of seats; default: the most the game allows' },
    options: { type: 'string', about: "the game's options, key=value[,key=value]; to read a value from a file, key=@file" },
    worlds: { type: 'string', about: 'hidden states per bot; default 10000' },
    seed: { type: 'string', about: 'the seed for everything random; default 1' },
  },
  places: 1,
  async run({ places, flags }) {
    const game = readGame(places[0]);
    const { id } = game.meta;
    const seats = readSeats(game, flags.seats, game.meta.seats.max);
    const options = readOptionList(game, seats, flags.options);
    const worlds = readWhole('worlds', flags.worlds, 10_000, 1);
    const seed = readWhole('seed', flags.seed, 1, 0);
    const names = readNames(
      flags.bots,
      botsFor(id)
        .map(({ name }) => name)
        .join(),
    );
    const rows: { bot: string; alike: number; wrong?: string }[] = [];
    for (const bot of await loadBots(game, names, seats)) {
      const positions = Math.ceil(worlds / WORLDS);
      const found = checkFairness({ game, options, seats, bot, positions, worlds: Math.min(worlds, WORLDS), seed });
      rows.push({ bot: bot.name, ...found });
      await printLine(
        `${id}, ${seats} seats, ${bot.name}: ${found.alike} hidden states, ${found.wrong ?? 'one decision for all that look the same'}`,
      );
    }
    await printJson({ game: id, seats, seed, rows });
    return rows.some(({ wrong }) => wrong !== undefined) ? 1 : 0;
  },
};
