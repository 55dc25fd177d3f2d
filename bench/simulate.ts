/**
 * `npm run bench:simulate -- [--people 1000000] [--nodes 8] [--fsync 1]`: a day of so many people, by numbers measured here, and where a
 * move waits at its busiest second. `--fsync`: milliseconds that the disk of the database takes. What is assumed of people stands first.
 */

import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { FastChance, numberedSeed, writeSeed } from '#engine';
import { openPostgres } from '#server/postgres';
import type { Store } from '#server/store';
import { newId } from '#server/tokens';
import { startPostgres } from '#tools/postgres';
import { knownGame, SEATS } from './known.ts';
import { quantile } from './median.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '1000000' },
    nodes: { type: 'string', default: '8' },
    fsync: { type: 'string', default: '1' },
  },
});
const [people, nodes, fsync] = [values.people, values.nodes, values.fsync].map(Number) as [number, number, number];

/** What is assumed of people. */
const GAMES_EACH = 2;
const SEATS_EACH = 3;
const PLIES = 130;
const MINUTES = 25;
/** The share of games by correspondence, played by whoever looks in for a moment. */
const OVER_DAYS = 0.3;
const MINUTES_LOOKED = 3;
const MOVES_A_LOOK = 3;
/** How many of a hundred come in each hour of the day. */
const HOURS = [2, 1, 1, 1, 1, 1, 2, 3, 3, 3, 4, 4, 5, 5, 4, 4, 5, 6, 7, 9, 10, 9, 6, 4];
/** Measured elsewhere: processor time of a server for a move that four see (`npm run bench`), and bytes that a finished game takes (`npm run bench:scale`). */
const CPU_OF_MOVE = 84;
const BYTES_KEPT = 2900;
/** The part of a core that a server may use before waiting shows. */
const BUSY = 0.6;

const chance = new FastChance(1);
const random = () => (chance.roll(1 << 24) - 0.5) / (1 << 24);
const say = (line: string) => console.log(line);
const count = (n: number) => Math.round(n).toLocaleString('en-GB');

/** Milliseconds that one statement takes with one entry, and for each more. */
async function measureAppend(store: Store): Promise<{ readonly first: number; readonly each: number }> {
  const many = 200;
  const ids = Array.from({ length: many }, newId);
  for (const [n, id] of ids.entries()) {
    const seed = writeSeed(numberedSeed(1, n));
    const table = { id, game: 'ugo', rules: 1, options: {}, seed, commit: '', host: 0, created: n, listed: false, rated: false };
    const seats = Array.from({ length: SEATS }, () => ({ kind: 'bot', bot: 'random' }) as const);
    await store.create({ ...table, timeControl: { kind: 'unlimited' }, started: n, seats });
  }
  let ply = 0;
  const round = async (some: readonly string[]) => {
    ply++;
    const began = performance.now();
    await Promise.all(some.map((table) => store.append({ table, ply, seat: ply % SEATS, text: 'lay r6', at: ply, acting: [0] })));
    return performance.now() - began;
  };
  const all: number[] = [];
  for (let n = 0; n < 60; n++) all.push(await round(ids));
  const [one = ''] = ids;
  const alone: number[] = [];
  for (let n = 0; n < 200; n++) alone.push(await round([one]));
  // Of each a millisecond is waited for others.
  const first = Math.max(0.1, quantile(alone, 0.5) - 1);
  return { first, each: Math.max(0.001, (quantile(all, 0.5) - 1 - first) / (many - 1)) };
}

/** Milliseconds that a move waits until it is stored, where servers send one statement at a time and the database has so many cores. */
function queue(movesPerSecond: number, { first, each }: { first: number; each: number }, cores: number): readonly number[] {
  const waits: number[] = [];
  const free = Array<number>(cores).fill(0);
  const busyUntil = Array<number>(nodes).fill(0);
  const waiting: number[][] = Array.from({ length: nodes }, () => []);
  const length = 20_000;
  for (let now = 0, next = 0; now < length; now++) {
    for (; next <= now; next += (-Math.log(random()) * 1000) / movesPerSecond) waiting[Math.floor(random() * nodes)]?.push(next);
    for (let node = 0; node < nodes; node++) {
      const batch = waiting[node] ?? [];
      if (batch.length === 0 || (busyUntil[node] ?? 0) > now) continue;
      const core = free.indexOf(Math.min(...free));
      const done = Math.max(now, free[core] ?? 0) + first + each * batch.length;
      free[core] = done;
      busyUntil[node] = done + fsync;
      for (const came of batch) if (came > length / 4) waits.push(done + fsync - came);
      waiting[node] = [];
    }
  }
  return waits;
}

const postgres = process.env.DATABASE_URL ? undefined : await startPostgres();
const store = await openPostgres(process.env.DATABASE_URL ?? postgres?.url ?? '');
const cost = await measureAppend(store);
await store.close();
await postgres?.stop();
const { tellings } = knownGame(1);
const bytesOfMove = tellings.reduce((sum, told) => sum + JSON.stringify(told).length + 20, 0) / tellings.length;

const games = (people * GAMES_EACH) / SEATS_EACH;
const moves = games * PLIES;
const peakGames = (games * (1 - OVER_DAYS) * Math.max(...HOURS)) / 100 / 3600;
const live = peakGames * MINUTES * 60;
const looking = (games * OVER_DAYS * PLIES * (MINUTES_LOOKED * 60) * Math.max(...HOURS)) / 100 / 3600 / MOVES_A_LOOK;
const sockets = live * SEATS_EACH + looking;
const peakMoves = (moves * Math.max(...HOURS)) / 100 / 3600;
const cpu = (peakMoves * CPU_OF_MOVE) / 1e6;

say(
  `Measured here: a statement takes ${cost.first.toFixed(2)} ms with one entry and ${(cost.each * 1000).toFixed(0)} µs for each more; a move is sent in ${count(bytesOfMove)} bytes`,
);
say(
  `${count(people)} people a day, ${GAMES_EACH} games each, of ${SEATS_EACH} seats, ${PLIES} moves and ${MINUTES} minutes; ${OVER_DAYS * 100}% of them by correspondence`,
);
say(
  `  ${count(games)} games and ${count(moves)} moves a day; ${((games * BYTES_KEPT) / 1e9).toFixed(1)} GB a day for good, ${((games * BYTES_KEPT * 365) / 1e12).toFixed(1)} TB a year`,
);
say(`  at the busiest second ${count(live)} live games, ${count(sockets)} sockets, ${count(peakMoves)} moves`);
say(
  `  servers: ${cpu.toFixed(2)} cores for moves, so ${Math.ceil(cpu / BUSY)} at ${BUSY * 100}% of one each; ${((peakMoves * bytesOfMove * SEATS_EACH * 8) / 1e6).toFixed(0)} Mbit/s to people`,
);
say(`  database, ${nodes} servers, ${fsync} ms for the disk: milliseconds until a move is stored`);
for (const times of [1, 2, 5, 10, 20, 50]) {
  const rate = peakMoves * times;
  const shown = [1, 4, 16].map((cores) => {
    const waits = queue(rate, cost, cores);
    return `${cores} cores: p50 ${quantile(waits, 0.5).toFixed(1)}, p99 ${quantile(waits, 0.99).toFixed(1)}`;
  });
  say(`    ${`${times}x`.padStart(4)} ${count(rate).padStart(8)} moves/s   ${shown.join('   ')}`);
}
