import { LEVELS } from '#bots';
import { insightOf } from '#bots/insight/index';
import { type Mining, mine, mineAgain } from '#bots/puzzles/mine';
import { readMines } from '#bots/puzzles/puzzle';
import { FastChance, type Game, numberedSeed } from '#engine';
import { BadInput, type Command, readWhole } from './command.ts';
import { loadBots, readGame, readNames, readOptionList, readSeats, readText } from './games.ts';
import { playGame } from './playing.ts';
import { printJson } from './print.ts';

export const puzzles: Command = {
  name: 'puzzles',
  usage: 'GAME [--again FILE] [--bots a] [--seats N] [--options k=v,k=v] [--games K] [--most M] [--seed S]',
  about: `Looks for puzzles in games between bots: positions where one move is by far the best.
Prints a line of JSON for each game that has any, in the format of games/GAME/puzzles.jsonl.`,
  flags: {
    again: {
      type: 'string',
      about: 'a file of puzzles: checks them against today’s bots, prints those that still hold, and plays no games',
    },
    bots: { type: 'string', about: 'which bots play, assigned to the seats in order and repeated; default level-4' },
    seats: { type: 'string', about: 'number of seats; default: the fewest the game allows' },
    options: { type: 'string', about: "the game's options, key=value[,key=value]; to read a value from a file, key=@file" },
    games: { type: 'string', about: 'number of games; default 1' },
    most: { type: 'string', about: 'most puzzles per game; default 2' },
    seed: { type: 'string', about: 'the seed for everything random; default 1' },
  },
  places: 1,
  async run({ places, flags }) {
    const game = readGame(places[0]);
    if (typeof flags.again === 'string') {
      for (const source of readMines(readText(flags.again))) {
        const found = mineAgain(await miningOf(game, source.seats), source);
        const plies = source.plies.slice(0, found.at(-1)?.at);
        if (found.length > 0) await printJson({ ...source, plies, puzzles: found });
      }
      return 0;
    }
    const seats = readSeats(game, flags.seats);
    const options = readOptionList(game, seats, flags.options);
    const games = readWhole('games', flags.games, 1, 1);
    const most = readWhole('most', flags.most, 2, 1);
    const seed = readWhole('seed', flags.seed, 1, 0);
    const mining = await miningOf(game, seats);
    const given = await loadBots(game, readNames(flags.bots, 'level-4'), seats);
    const bots = Array.from({ length: seats }, (_, seat) => given[seat % given.length]!);
    for (let n = 0; n < games; n++) {
      const chances = bots.map((_, seat) => new FastChance(seed, n * seats + seat));
      const record = playGame({ game, options, seed: numberedSeed(seed, n), bots, chances }).record();
      const found = mine(mining, record, most);
      const plies = record.plies.slice(0, found.at(-1)?.at);
      if (found.length > 0) await printJson({ rules: record.rules, options, seats, seed: record.seed, plies, puzzles: found });
    }
    return 0;
  },
};

async function miningOf(game: Game, seats: number): Promise<Mining> {
  const insight = await insightOf(game.meta.id, seats);
  if (!insight) throw new BadInput(`no bot can judge positions of ${game.meta.id}`);
  return { game, insight, levels: await loadBots(game, LEVELS, seats) };
}
