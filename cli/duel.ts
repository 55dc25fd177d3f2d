import type { Options } from '#engine';
import { BadInput, type Command, readWhole } from './command.ts';
import { type Fight, fight, marginOf, mean, p95, round } from './fight.ts';
import { loadBots, readGame, readNames, readOptionList, readSeats } from './games.ts';
import { printJson, printLine, printTable } from './print.ts';

export const duel: Command = {
  name: 'duel',
  usage: 'GAME --bots a,b [--alone] [--seats N] [--options k=v,k=v] [--games K] [--seed S]',
  about: `Measures bots against each other.
Each seed is played once with every rotation of the seats, so that all bots are equally lucky.
Prints each bot's share of wins (ties are split) and its lead in points, with 95 % intervals,
and the milliseconds per move: mean and 95th percentile. The last line is JSON.
Besides the bots that royaumes list shows, there are ismcts-N, a tree search over N imagined worlds per decision with random playouts,
and guided-N, whose playouts follow the game's own guide.`,
  flags: {
    bots: { type: 'string', about: 'which bots play, assigned to the seats in order and repeated' },
    alone: { type: 'boolean', about: 'give the first bot one seat and the others the rest' },
    seats: { type: 'string', about: 'number of seats; default: the fewest the game allows' },
    options: { type: 'string', about: "the game's options, key=value[,key=value]; to read a value from a file, key=@file" },
    games: { type: 'string', about: 'number of games, rounded up to complete rotations; default 200' },
    seed: { type: 'string', about: 'the seed for everything random; default 1' },
  },
  places: 1,
  async run({ places, flags }) {
    const game = readGame(places[0]);
    const names = flags.bots === undefined ? [] : readNames(flags.bots, '');
    if (names.length < 2) throw new BadInput('--bots needs at least two bots: a,b');
    const seats = readSeats(game, flags.seats, Math.max(game.meta.seats.min, names.length));
    const bots = await loadBots(game, names, seats);
    if (bots.length > seats) throw new BadInput(`${bots.length} bots are too many for ${seats} seats`);
    const options = readOptionList(game, seats, flags.options);
    const games = readWhole('games', flags.games, 200, 1);
    const seed = readWhole('seed', flags.seed, 1, 0);
    const result = measure({ game, options, seats, bots, alone: flags.alone === true, games, seed });
    await printResult(result);
    await printJson(result);
    return 0;
  },
};

interface Row {
  readonly bot: string;
  /** Its share of all wins, over all its seats, and the 95 % interval. */
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly meanScore: number;
  /** Points by which a seat of its is ahead of the others', and half the 95 % interval: in a game, and in a round where the game has rounds. */
  readonly lead: number;
  readonly leadMargin: number;
  readonly leadPerRound?: number;
  readonly msPerMove: number;
  readonly p95: number;
}

interface Result {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly seed: number;
  readonly games: number;
  /** Seeds: each is played in every order. */
  readonly sets: number;
  readonly rows: readonly Row[];
}

function measure(duel: Fight): Result {
  const { game, options, seats, bots, seed } = duel;
  let rounds: number | undefined;
  const { sets, turns, tallies } = fight(duel, (_set, _sitting, { breakdown }) => {
    rounds = breakdown.filter(({ what }) => what === 'round').length || undefined;
  });
  const rows = tallies.map(({ shares, leads, times, score, seats: sat }, at): Row => {
    const share = mean(shares);
    const margin = marginOf(shares, 1);
    const lead = mean(leads);
    return {
      bot: bots[at]?.name as string,
      share: round(share, 4),
      interval: [round(Math.max(0, share - margin), 4), round(Math.min(1, share + margin), 4)],
      meanScore: round(score / sat, 2),
      lead: round(lead, 2),
      leadMargin: round(marginOf(leads, Math.abs(lead)), 2),
      ...(rounds === undefined ? {} : { leadPerRound: round(lead / rounds, 2) }),
      msPerMove: round(mean(times), 4),
      p95: round(p95(times), 4),
    };
  });
  return { game: game.meta.id, options, seats, seed, games: sets * turns, sets, rows };
}

async function printResult({ game, seats, games, sets, rows }: Result): Promise<void> {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  const signed = (points: number) => `${points < 0 ? '−' : '+'}${Math.abs(points).toFixed(2)}`;
  await printLine(`${game}, ${seats} seats: ${games} games, ${sets} seeds in ${games / sets} seat orders`);
  await printTable([
    ['bot', 'wins', '95 % interval', 'mean score', 'ahead by', 'per move', '95th pct'],
    ...rows.map(({ bot, share, interval: [low, high], meanScore, lead, leadMargin, msPerMove, p95: slow }) => [
      bot,
      percent(share),
      `${percent(low)} – ${percent(high)}`,
      meanScore.toFixed(2),
      `${signed(lead)} ± ${leadMargin.toFixed(2)}`,
      `${msPerMove.toFixed(3)} ms`,
      `${slow.toFixed(3)} ms`,
    ]),
  ]);
}
