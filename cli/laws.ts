import { checkLaws, type LawReport } from '#engine';
import { type Command, readWhole } from './command.ts';
import { readGame, readSeats } from './games.ts';
import { printJson, printLine } from './print.ts';

export const laws: Command = {
  name: 'laws',
  usage: 'GAME [--seats N] [--games K] [--seed S]',
  about: `Checks the nine laws of the engine by playing random games.
Exit code 1 if one is broken. The last line is JSON.`,
  flags: {
    seats: { type: 'string', about: 'number of seats; default: every number the game allows' },
    games: { type: 'string', about: 'games per number of seats; default 500' },
    seed: { type: 'string', about: 'the seed for everything random; default 1' },
  },
  places: 1,
  async run({ places, flags }) {
    const game = readGame(places[0]);
    const games = readWhole('games', flags.games, 500, 1);
    const seed = readWhole('seed', flags.seed, 1, 0);
    const { min, max } = game.meta.seats;
    const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
    const reports: LawReport[] = [];
    for (const seats of flags.seats === undefined ? counts : [readSeats(game, flags.seats)]) {
      const begun = performance.now();
      const report = checkLaws(game, { seats, games, seed, each: tellProgress(`${game.meta.id}, ${seats} seats`, games) });
      reports.push(report);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      const verdict = report.broken.length === 0 ? 'no law broken' : `${report.broken.length} broken`;
      await printLine(`${game.meta.id}, ${seats} seats: ${report.games} games, ${report.plies} plies, ${verdict} (${seconds} s)`);
      for (const { law, game: n, ply, what } of report.broken) await printLine(`  law ${law}, game ${n}, ply ${ply}: ${what}`);
    }
    await printJson({ game: game.meta.id, seed, reports });
    return reports.some(({ broken }) => broken.length > 0) ? 1 : 0;
  },
};

/** Where somebody watches, a line that is written over as games are done. */
function tellProgress(what: string, games: number): (game: number) => void {
  if (!process.stderr.isTTY) return () => {};
  const step = Math.max(1, Math.floor(games / 200));
  return (game) => {
    const done = game + 1;
    if (done === games) process.stderr.write('\r\x1b[K');
    else if (done % step === 0) process.stderr.write(`\r${what}: ${done} of ${games} games`);
  };
}
