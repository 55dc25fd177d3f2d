import { FastChance, numberedSeed } from '#engine';
import { type Command, readWhole } from './command.ts';
import { loadBots, readGame, readNames, readOptionList, readSeats } from './games.ts';
import { playGame } from './playing.ts';
import { printJson } from './print.ts';

export const simulate: Command = {
  name: 'simulate',
  usage: 'GAME [--seats N] [--options k=v,k=v] [--games K] [--seed S] [--bots a,b,…]',
  about: 'Lets bots play and prints each game as one line of JSON, a game file.',
  flags: {
    seats: { type: 'string', about: 'number of seats; default: the fewest the game allows' },
    options: { type: 'string', about: "the game's options, key=value[,key=value]; to read a value from a file, key=@file" },
    games: { type: 'string', about: 'number of games; default 1' },
    seed: { type: 'string', about: 'the seed for everything random; default 1' },
    bots: { type: 'string', about: 'which bots play, assigned to the seats in order and repeated; default random' },
  },
  places: 1,
  async run({ places, flags }) {
    const game = readGame(places[0]);
    const seats = readSeats(game, flags.seats);
    const options = readOptionList(game, seats, flags.options);
    const games = readWhole('games', flags.games, 1, 1);
    const seed = readWhole('seed', flags.seed, 1, 0);
    const given = await loadBots(game, readNames(flags.bots, 'random'), seats);
    const bots = Array.from({ length: seats }, (_, seat) => given[seat % given.length]!);
    for (let n = 0; n < games; n++) {
      const chances = bots.map((_, seat) => new FastChance(seed, n * seats + seat));
      const match = playGame({ game, options, seed: numberedSeed(seed, n), bots, chances });
      await printJson(match.record());
    }
    return 0;
  },
};
