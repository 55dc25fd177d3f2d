import { botsFor } from '#bots';
import { GREEDY_AT } from '#bots/ladder';
import { FastChance, type Options, placesOf } from '#engine';
import { BadInput, type Command, readWhole } from './command.ts';
import { type Met, ratingsOf } from './elo.ts';
import { fight, p95, round } from './fight.ts';
import { loadBots, readGame, readNames, readOptionList, readSeats } from './games.ts';
import { printJson, printLine, printTable } from './print.ts';

/** Greedy never changes, so that ratings of different days can be compared. */
const ANCHOR = 'greedy';
/** How often the seeds are drawn anew, for the intervals. */
const DRAWS = 200;

export const ladder: Command = {
  name: 'ladder',
  usage: 'GAME [--bots a,b,…] [--seats N] [--options k=v,k=v] [--games K] [--seed S]',
  about: `Rates bots on one scale by a round robin.
Each pair of bots shares all the seats of a table and plays each seed in every seat order. Prints Elo ratings with 95 % intervals, where
${ANCHOR} is ${GREEDY_AT}, the 95th percentile of the time per move, and how often each bot finished ahead of each other. The last line is JSON.`,
  flags: {
    bots: { type: 'string', about: 'which bots play; default: all levels, random and greedy' },
    seats: { type: 'string', about: 'number of seats; default: the fewest the game allows' },
    options: { type: 'string', about: "the game's options, key=value[,key=value]; to read a value from a file, key=@file" },
    games: { type: 'string', about: 'games per pair, rounded up to complete rotations; default 100' },
    seed: { type: 'string', about: 'the seed for everything random; default 1' },
  },
  places: 1,
  async run({ places, flags }) {
    const game = readGame(places[0]);
    const all = botsFor(game.meta.id).flatMap(({ name }) => (name === 'hasty' ? [] : [name]));
    const names = readNames(flags.bots, all.join());
    if (names.length < 2) throw new BadInput('--bots needs at least two bots: a,b');
    const seats = readSeats(game, flags.seats, Math.max(2, game.meta.seats.min));
    if (seats < 2) throw new BadInput('a ladder needs at least two seats');
    const bots = await loadBots(game, names, seats);
    const options = readOptionList(game, seats, flags.options);
    const games = readWhole('games', flags.games, 100, 1);
    const seed = readWhole('seed', flags.seed, 1, 0);
    const pairs: Pair[] = [];
    const times = bots.map((): number[] => []);
    for (let first = 0; first < bots.length; first++) {
      for (let second = first + 1; second < bots.length; second++) {
        const both = [first, second].map((at) => bots[at]!);
        const sets: Score[] = [];
        const { tallies } = fight({ game, options, seats, bots: both, games, seed }, (set, sitting, { ranking }) => {
          const score = sets[set] ?? { won: 0, games: 0 };
          sets[set] = score;
          compare(score, sitting, placesOf(ranking));
        });
        times[first]?.push(...(tallies[0]?.times ?? []));
        times[second]?.push(...(tallies[1]?.times ?? []));
        pairs.push({ first, second, sets });
        if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${names[first]} – ${names[second]}`);
      }
    }
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
    const result = { game: game.meta.id, options, seats, seed, games: games * pairs.length, rows: rate(names, pairs, times) };
    await printResult(result);
    await printJson(result);
    return 0;
  },
};

/** How often a seat of the first came before one of the second, a tie counting half, out of all such pairs of seats. */
interface Score {
  won: number;
  games: number;
}

interface Pair {
  readonly first: number;
  readonly second: number;
  readonly sets: readonly Score[];
}

interface Row {
  readonly bot: string;
  readonly rating: number;
  readonly interval: readonly [number, number];
  /** The share of games in which it came before each of the others; its own place is empty. */
  readonly before: readonly (number | undefined)[];
  readonly p95: number;
}

function compare(score: Score, sitting: readonly number[], places: readonly number[]): void {
  const seatsOf = (bot: number) => places.filter((_, seat) => sitting[seat] === bot);
  const others = seatsOf(1);
  // A game counts once, however many sit at it.
  const weight = 1 / (seatsOf(0).length * others.length);
  for (const own of seatsOf(0)) {
    for (const other of others) score.won += weight * (own < other ? 1 : own === other ? 0.5 : 0);
  }
  score.games++;
}

function metOf({ first, second, sets }: Pair, pick: (n: number) => number = (n) => n): Met {
  const drawn = sets.map((_, n) => sets[pick(n)]!);
  return { first, second, won: drawn.reduce((sum, { won }) => sum + won, 0), games: drawn.reduce((sum, { games }) => sum + games, 0) };
}

function rate(names: readonly string[], pairs: readonly Pair[], times: readonly (readonly number[])[]): Row[] {
  const anchor = Math.max(0, names.indexOf(ANCHOR));
  const ratings = ratingsOf(
    names.length,
    pairs.map((pair) => metOf(pair)),
    anchor,
    GREEDY_AT,
  );
  const chance = new FastChance(1);
  const drawn = Array.from({ length: DRAWS }, () =>
    ratingsOf(
      names.length,
      pairs.map((pair) => metOf(pair, () => chance.below(pair.sets.length))),
      anchor,
      GREEDY_AT,
    ),
  );
  const rows = names.map((bot, at): Row => {
    const spread = drawn.map((one) => one[at]!).sort((a, b) => a - b);
    const before = names.map((_, other) => {
      const pair = pairs.find(({ first, second }) => (first === at && second === other) || (first === other && second === at));
      if (!pair) return undefined;
      const { won, games } = metOf(pair);
      return round(pair.first === at ? won / games : 1 - won / games, 3);
    });
    const interval = [0.025, 0.975].map((q) => Math.round(spread[Math.floor(q * spread.length)]!)) as [number, number];
    return { bot, rating: Math.round(ratings[at]!), interval, before, p95: round(p95(times[at] as number[]), 3) };
  });
  return rows;
}

async function printResult({
  game,
  seats,
  games,
  rows,
}: {
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  readonly games: number;
  readonly rows: readonly Row[];
}): Promise<void> {
  await printLine(`${game}, ${seats} seats: ${games} games, round robin`);
  await printTable([
    ['bot', 'rating', '95 % interval', '95th pct', ...rows.map(({ bot }) => `> ${bot}`)],
    ...rows
      .toSorted((one, other) => other.rating - one.rating)
      .map(({ bot, rating, interval: [low, high], before, p95: slow }) => [
        bot,
        `${rating}`,
        `${low} – ${high}`,
        `${slow.toFixed(1)} ms`,
        ...before.map((share) => (share === undefined ? '' : `${(100 * share).toFixed(0)} %`)),
      ]),
  ]);
}
