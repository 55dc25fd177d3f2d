/** How long people wait for a move to be told while bots play at many other tables, beside the same server without them. */

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { botsFor } from '#bots';
import type { Game } from '#engine';
import { games } from '#games';
import { Child } from './child.ts';
import { knownGame } from './known.ts';
import { inGroups, measureWindow, post, sitDown, type Window } from './load.ts';

interface Beside {
  readonly game: string;
  readonly idle: Window;
  readonly busy: Window;
  /** The 99th percentile beside bots over that without them. */
  readonly ratio: number;
}

interface BotsResult {
  readonly tables: number;
  readonly honest: number;
  readonly games: readonly Beside[];
}

interface Run {
  /** How many tables of bots there are, and how many of people. */
  readonly tables: number;
  readonly honest: number;
  readonly warmUp: number;
  readonly ms: number;
  readonly pause: number;
}

const DATA = fileURLToPath(new URL('../data', import.meta.url));
/** Milliseconds between two questions whether a table of bots is over. */
const LOOK = 20;

export async function measureBots(run: Run): Promise<BotsResult> {
  const measured: Beside[] = [];
  for (const game of games) measured.push(await measureBeside(game, run));
  return { tables: run.tables, honest: run.honest, games: measured };
}

async function measureBeside(game: Game, run: Run): Promise<Beside> {
  mkdirSync(DATA, { recursive: true });
  const folder = mkdtempSync(`${DATA}/bench-`);
  const clean = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', clean);
  let server: Child | undefined;
  try {
    server = await Child.start('./server.ts', [folder, '1']);
    const { port } = server;
    const people = Array.from({ length: run.honest }, () => knownGame(0));
    const idle = await measureWindow(server, await sitDown(port, people), run);
    const live = await sitDown(port, people);
    const made = await inGroups(run.tables, () => makeTable(port, game));
    await inGroups(run.tables, (n) => leaveToBots(port, made[n]!));
    const keeping = keepPlaying(port, game, made);
    const busy = await measureWindow(server, live, run);
    await keeping.stop();
    return { game: game.meta.id, idle, busy, ratio: busy.p99 / idle.p99 };
  } finally {
    await server?.stop();
    process.off('exit', clean);
    clean();
  }
}

interface Made {
  readonly id: string;
  readonly token: string | undefined;
}

/** A table of the strongest bots and its maker. */
async function makeTable(port: number, { meta }: Game): Promise<Made> {
  const bot = `bot ${botsFor(meta.id).at(-1)?.name}`;
  const seats = ['person', ...Array<string>(meta.seats.max - 1).fill(bot)];
  const { info, token } = await post(port, '/api/tables', { game: meta.id, options: {}, seats, name: 'Cy' });
  return { id: info.id, token };
}

/** The maker goes, and a bot plays for them. */
async function leaveToBots(port: number, { id, token }: Made): Promise<void> {
  await post(port, `/api/tables/${id}/leave`, {}, token);
}

/** Makes a new table for each that is over, so that there are always as many. */
function keepPlaying(port: number, game: Game, tables: Made[]): { stop(): Promise<void> } {
  let isStopped = false;
  const kept = (async () => {
    for (let n = 0; !isStopped; n = (n + 1) % tables.length) {
      const response = await fetch(`http://localhost:${port}/api/tables/${tables[n]?.id}`);
      const { over } = (await response.json()) as { readonly over: boolean };
      if (over) {
        const made = await makeTable(port, game);
        await leaveToBots(port, made);
        tables[n] = made;
      } else await new Promise((resolve) => setTimeout(resolve, LOOK));
    }
  })();
  return {
    stop() {
      isStopped = true;
      return kept;
    },
  };
}
