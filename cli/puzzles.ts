import { LEVELS } from '#bots';
import { insightOf } from '#bots/insight/index';
import { mine } from '#bots/puzzles/mine';
import { FastChance, numberedSeed } from '#engine';
import { BadInput, type Command, readWhole } from './command.ts';
import { loadBots, readGame, readNames, readOptionList, readSeats } from './games.ts';
import { playGame } from './playing.ts';
import { printJson } from './print.ts';

export const puzzles: Command = {
  name: 'puzzles',
  usage: 'GAME [--bots a] [--seats N] [--options k=v,k=v] [--games K] [--most M] [--seed S]',
  about: `Looks for puzzles in games of bots: positions in which one move is best by far.
Prints a line of JSON for each game that has any, as games/GAME/puzzles.jsonl keeps them.`,
  flags: {
    bots: { type: 'string', about: 'who plays, dealt to the seats in order and repeated; level-4 when left out' },
    seats: { type: 'string', about: 'how many play; as few as may when left out' },
    options: { type: 'string', about: "the game's options, key=value[,key=value]; a text of your own is key=@file" },
    games: { type: 'string', about: 'how many games; 1 when left out' },
    most: { type: 'string', about: 'how many puzzles one game gives at most; 2 when left out' },
    seed: { type: 'string', about: 'the number that fixes everything random; 1 when left out' },
  },
  places: 1,
  async run({ places, flags }) {
    const game = readGame(places[0]);
    const seats = readSeats(game, flags.seats);
    const options = readOptionList(game, seats, flags.options);
    const games = readWhole('games', flags.games, 1, 1);
    const most = readWhole('most', flags.most, 2, 1);
    const seed = readWhole('seed', flags.seed, 1, 0);
    const insight = await insightOf(game.meta.id, seats);
    if (!insight) throw new BadInput(`nobody can judge ${game.meta.id}`);
    const given = await loadBots(game, readNames(flags.bots, 'level-4'), seats);
    const bots = Array.from({ length: seats }, (_, seat) => given[seat % given.length] as (typeof given)[number]);
    const levels = await loadBots(game, LEVELS, seats);
    for (let n = 0; n < games; n++) {
      const chances = bots.map((_, seat) => new FastChance(seed, n * seats + seat));
      const record = playGame({ game, options, seed: numberedSeed(seed, n), bots, chances }).record();
      const found = mine({ game, insight, levels, most }, record);
      const plies = record.plies.slice(0, found.at(-1)?.at);
      if (found.length > 0) await printJson({ rules: record.rules, options, seats, seed: record.seed, plies, puzzles: found });
    }
    return 0;
  },
};
