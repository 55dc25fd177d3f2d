import type { Bot } from '#bots';
import { FastChance, type Game, numberedSeed, type Options, type Outcome } from '#engine';
import { BadInput, type Command, readBots, readGame, readOptionList, readSeats, readWhole } from './command.ts';
import { playGame } from './playing.ts';
import { printJson, printLine } from './print.ts';

export const duel: Command = {
  name: 'duel',
  usage: 'GAME --bots a,b [--seats N] [--options k=v,k=v] [--games K] [--seed S]',
  about: `Measures bots against each other.
Each seed is played in every seat order that differs by turning the table,
so luck falls on all alike. Prints win shares (ties shared) with their 95 % interval; the last line is JSON.`,
  flags: {
    bots: { type: 'string', about: 'who plays, dealt to the seats in order and repeated' },
    seats: { type: 'string', about: 'how many play; as few as may when left out' },
    options: { type: 'string', about: "the game's options, key=value[,key=value]; a text of your own is key=@file" },
    games: { type: 'string', about: 'how many games, filled up to whole mirrored sets; 200 when left out' },
    seed: { type: 'string', about: 'the number that fixes everything random; 1 when left out' },
  },
  places: 1,
  async run({ places, flags }) {
    const game = readGame(places[0]);
    const bots = flags.bots === undefined ? [] : readBots(game, flags.bots, '');
    if (bots.length < 2) throw new BadInput('--bots names at least two bots, a,b');
    const seats = readSeats(game, flags.seats, Math.max(game.meta.seats.min, bots.length));
    if (bots.length > seats) throw new BadInput(`${bots.length} bots are too many for ${seats} seats`);
    const options = readOptionList(game, seats, flags.options);
    const games = readWhole('games', flags.games, 200, 1);
    const seed = readWhole('seed', flags.seed, 1, 0);
    const result = fight({ game, options, seats, bots, games, seed });
    await printTable(result);
    await printJson(result);
    return 0;
  },
};

interface Fight {
  readonly game: Game;
  readonly options: Options;
  readonly seats: number;
  readonly bots: readonly Bot[];
  readonly games: number;
  readonly seed: number;
}

interface Row {
  readonly bot: string;
  /** Its share of all wins, over all its seats, and the 95 % interval. */
  readonly share: number;
  readonly interval: readonly [number, number];
  readonly meanScore: number;
  readonly msPerMove: number;
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

function fight({ game, options, seats, bots, games, seed }: Fight): Result {
  const turns = seats % bots.length === 0 ? bots.length : seats;
  const sets = Math.ceil(games / turns);
  const tallies = bots.map(() => ({ shares: [] as number[], score: 0, seats: 0, ms: 0, moves: 0 }));
  for (let set = 0; set < sets; set++) {
    const shares = bots.map(() => 0);
    for (let turn = 0; turn < turns; turn++) {
      /** The bot at each seat, as a place in the list. */
      const sitting = Array.from({ length: seats }, (_, seat) => ((seat + turn) % seats) % bots.length);
      const match = playGame({
        game,
        options,
        seed: numberedSeed(seed, set),
        bots: sitting.map((at) => bots[at] as Bot),
        chances: sitting.map((_, seat) => new FastChance(seed, (set * turns + turn) * seats + seat)),
        timed(seat, ms) {
          const tally = tallies[sitting[seat] as number] as (typeof tallies)[number];
          tally.ms += ms;
          tally.moves++;
        },
      });
      const { winners, scores } = match.outcome() as Outcome;
      for (const [seat, at] of sitting.entries()) {
        const tally = tallies[at] as (typeof tallies)[number];
        tally.score += scores[seat] as number;
        tally.seats++;
        if (winners.includes(seat)) shares[at] = (shares[at] as number) + 1 / winners.length / turns;
      }
    }
    for (const [at, share] of shares.entries()) tallies[at]?.shares.push(share);
  }
  const rows = tallies.map(({ shares, score, seats: sat, ms, moves }, at): Row => {
    const share = mean(shares);
    const margin = marginOf(shares);
    return {
      bot: (bots[at] as Bot).name,
      share: round(share, 4),
      interval: [round(Math.max(0, share - margin), 4), round(Math.min(1, share + margin), 4)],
      meanScore: round(score / sat, 2),
      msPerMove: round(ms / moves, 4),
    };
  });
  return { game: game.meta.id, options, seats, seed, games: sets * turns, sets, rows };
}

function mean(list: readonly number[]): number {
  return list.reduce((sum, x) => sum + x, 0) / list.length;
}

/** Half the 95 % interval of a mean. The games of one seed hang together: the set is what is counted. */
function marginOf(sets: readonly number[]): number {
  const n = sets.length;
  if (n < 2) return 1;
  const middle = mean(sets);
  const variance = sets.reduce((sum, x) => sum + (x - middle) ** 2, 0) / (n - 1);
  // Where all sets ended alike, what never happened may still happen in three of n.
  return variance === 0 ? Math.min(1, 3 / n) : 1.96 * Math.sqrt(variance / n);
}

function round(x: number, digits: number): number {
  return Number(x.toFixed(digits));
}

async function printTable({ game, seats, games, sets, rows }: Result): Promise<void> {
  const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
  await printLine(`${game}, ${seats} seats: ${games} games, ${sets} seeds in ${games / sets} seat orders`);
  const cells = rows.map(({ bot, share, interval: [low, high], meanScore, msPerMove }) => [
    bot,
    percent(share),
    `${percent(low)} – ${percent(high)}`,
    meanScore.toFixed(2),
    `${msPerMove.toFixed(3)} ms`,
  ]);
  const table = [['bot', 'wins', '95 % interval', 'mean score', 'per move'], ...cells];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? [];
  for (const row of table) await printLine(`  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
