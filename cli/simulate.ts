import type { Bot } from '#bots';
import { FastChance, numberedSeed } from '#engine';
import { type Command, readWhole } from './command.ts';
import { loadBots, readGame, readNames, readOptionList, readSeats } from './games.ts';
import { playGame } from './playing.ts';
import { printJson } from './print.ts';

export const simulate: Command = {
  name: 'simulate',
  usage: 'GAME [--seats N] [--options k=v,k=v] [--games K] [--seed S] [--bots a,b,…]',
  about: 'Lets bots play, and prints one game file per line as JSON.',
  flags: {
    seats: { type: 'string', about: 'how many play; as few as may when left out' },
    options: { type: 'string', about: "the game's options, key=value[,key=value]; a text of your own is key=@file" },
    games: { type: 'string', about: 'how many games; 1 when left out' },
    seed: { type: 'string', about: 'the number that fixes everything random; 1 when left out' },
    bots: { type: 'string', about: 'who plays, dealt to the seats in order and repeated; random when left out' },
  },
  places: 1,
  async run({ places, flags }) {
    const game = readGame(places[0]);
    const seats = readSeats(game, flags.seats);
    const options = readOptionList(game, seats, flags.options);
    const games = readWhole('games', flags.games, 1, 1);
    const seed = readWhole('seed', flags.seed, 1, 0);
    const given = await loadBots(game, readNames(flags.bots, 'random'), seats);
    const bots = Array.from({ length: seats }, (_, seat) => given[seat % given.length] as Bot);
    for (let n = 0; n < games; n++) {
      const chances = bots.map((_, seat) => new FastChance(seed, n * seats + seat));
      const match = playGame({ game, options, seed: numberedSeed(seed, n), bots, chances });
      await printJson(match.record());
    }
    return 0;
  },
};
