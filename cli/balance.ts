import { type Bot, botsFor } from '#bots';
import { FastChance, type Game, numberedSeed, type Options, type Outcome, type Seat, type Tallied } from '#engine';
import { type Command, readWhole } from './command.ts';
import { mean, round } from './fight.ts';
import { loadBots, readGame, readNames, readOptionList, readSeats } from './games.ts';
import { playGame } from './playing.ts';
import { printJson, printLine, printTable } from './print.ts';

export const balance: Command = {
  name: 'balance',
  usage: 'GAME [--bots a] [--seats N] [--options k=v,k=v] [--games K] [--seed S]',
  about: `Shows whether every seat and every piece of a game is equally good when equally strong bots play.
Prints the wins of each seat, where the points come from and, if the game tallies its pieces,
how often each was taken, at what price, and how often its owner won. The last line is JSON.`,
  flags: {
    bots: { type: 'string', about: 'which bots play, repeated over the seats; default: the strongest at every seat' },
    seats: { type: 'string', about: 'number of seats; default: the most the game allows' },
    options: { type: 'string', about: "the game's options, key=value[,key=value]; to read a value from a file, key=@file" },
    games: { type: 'string', about: 'number of games; default 200' },
    seed: { type: 'string', about: 'the seed for everything random; default 1' },
  },
  places: 1,
  async run({ places, flags }) {
    const game = readGame(places[0]);
    const seats = readSeats(game, flags.seats, game.meta.seats.max);
    const options = readOptionList(game, seats, flags.options);
    const games = readWhole('games', flags.games, 200, 1);
    const seed = readWhole('seed', flags.seed, 1, 0);
    const strongest = botsFor(game.meta.id).at(-1)?.name as string;
    const given = await loadBots(game, readNames(flags.bots, strongest), seats);
    const bots = Array.from({ length: seats }, (_, seat) => given[seat % given.length]!);
    const result = weigh({ game, options, bots, games, seed });
    await printTables(result);
    await printJson(result);
    return 0;
  },
};

interface Weighing {
  readonly game: Game;
  readonly options: Options;
  readonly bots: readonly Bot[];
  readonly games: number;
  readonly seed: number;
}

interface Result {
  readonly game: string;
  readonly options: Options;
  readonly seed: number;
  readonly games: number;
  /** By seat: its share of wins, ties shared, and its mean score. */
  readonly seats: readonly { readonly bot: string; readonly share: number; readonly score: number }[];
  /** Mean points by row of the count, of all seats and of those that won. */
  readonly rows: readonly { readonly what: string; readonly all: number; readonly winners: number }[];
  readonly pieces: readonly Piece[];
}

interface Piece {
  readonly what: string;
  /** How often a seat got it, in all games. */
  readonly taken: number;
  /** Mean price, where it had one. */
  readonly price?: number;
  /** The share of wins of those who got it, and half its 95 % interval. */
  readonly share: number;
  readonly margin: number;
}

function weigh({ game, options, bots, games, seed }: Weighing): Result {
  const seats = bots.map(({ name }) => ({ bot: name, share: 0, score: 0 }));
  const rows = new Map<string, { all: number; winners: number }>();
  const pieces = new Map<string, { prices: number[]; shares: number[] }>();
  for (let n = 0; n < games; n++) {
    const tallied: Tallied[] = [];
    const match = playGame({
      game,
      options,
      seed: numberedSeed(seed, n),
      bots,
      chances: bots.map((_, seat) => new FastChance(seed, n * bots.length + seat)),
      told(event, table) {
        const one = game.tally?.(table, event);
        if (one) tallied.push(one);
      },
    });
    const { winners, scores, breakdown } = match.outcome() as Outcome;
    const shareOf = (seat: Seat) => (winners.includes(seat) ? 1 / winners.length : 0);
    for (const [seat, row] of seats.entries()) {
      row.share += shareOf(seat) / games;
      row.score += scores[seat]! / games;
    }
    for (const { what, points } of breakdown) {
      const row = entry(rows, what, () => ({ all: 0, winners: 0 }));
      for (const [seat, n] of points.entries()) {
        row.all += n / bots.length / games;
        row.winners += (n * shareOf(seat)) / games;
      }
    }
    // Whoever got a piece twice still won once.
    const owned = new Set<string>();
    for (const { what, seat, price } of tallied) {
      const piece = entry(pieces, what, () => ({ prices: [], shares: [] }));
      if (price !== undefined) piece.prices.push(price);
      if (!owned.has(`${seat} ${what}`)) piece.shares.push(shareOf(seat));
      owned.add(`${seat} ${what}`);
    }
  }
  return {
    game: game.meta.id,
    options,
    seed,
    games,
    seats: seats.map(({ bot, share, score }) => ({ bot, share: round(share, 4), score: round(score, 2) })),
    rows: [...rows].map(([what, { all, winners }]) => ({ what, all: round(all, 2), winners: round(winners, 2) })),
    pieces: [...pieces].map(([what, { prices, shares }]) => pieceOf(what, prices, shares)).sort((a, b) => b.share - a.share),
  };
}

function pieceOf(what: string, prices: readonly number[], shares: readonly number[]): Piece {
  const share = mean(shares);
  const margin = round(1.96 * Math.sqrt(Math.max(share * (1 - share), 1 / shares.length) / shares.length), 4);
  const piece = { what, taken: shares.length, share: round(share, 4), margin };
  return prices.length === 0 ? piece : { ...piece, price: round(mean(prices), 2) };
}

function entry<T>(map: Map<string, T>, key: string, make: () => T): T {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

async function printTables({ game, games, seats, rows, pieces }: Result): Promise<void> {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  await printLine(`${game}, ${seats.length} seats: ${games} games`);
  await printCells([
    ['seat', 'bot', 'wins', 'mean score'],
    ...seats.map(({ bot, share, score }, seat) => [String(seat), bot, percent(share), score.toFixed(2)]),
  ]);
  await printCells([
    ['points from', 'all', 'winners'],
    ...rows.map(({ what, all, winners }) => [what, all.toFixed(2), winners.toFixed(2)]),
  ]);
  if (pieces.length === 0) return;
  await printCells([
    ['piece', 'taken', 'price', 'wins', '±'],
    ...pieces.map(({ what, taken, price, share, margin }) => [
      what,
      percent(taken / games),
      price?.toFixed(2) ?? '',
      percent(share),
      percent(margin),
    ]),
  ]);
}

async function printCells(table: readonly (readonly string[])[]): Promise<void> {
  await printTable(table);
  await printLine('');
}
