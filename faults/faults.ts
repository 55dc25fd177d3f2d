/** Servers on one PostgreSQL that are killed, or asked to stop, while people play. */

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { FastChance, type Game } from '#engine';
import { ugo } from '#games/ugo';
import { openPostgres } from '#server/postgres';
import { makeTable, takeSeat } from '#server/tests/guest';
import { spawnServer } from '#server/tests/process';
import type { Evidence, Held, History } from './history.ts';
import { play } from './player.ts';

interface Trouble {
  readonly database: string;
  readonly nodes: number;
  readonly tables: number;
  /** How often a server is killed, or asked to stop, and another one started. */
  readonly faults: number;
  readonly seed: number;
  say(line: string): void;
}

interface Node {
  readonly child: ChildProcess;
  readonly port: number;
}

const GAME = ugo as Game;
/** Two people and a bot: what happens to a bot's server happens to its move. */
const SEATS = ['person', 'bot random', 'person'] as const;

export async function trouble({ database, nodes: count, tables: wanted, faults, seed, say }: Trouble): Promise<Evidence> {
  const chance = new FastChance(seed);
  const endings: (() => unknown)[] = [];
  const t = { after: (close: () => unknown) => endings.push(close) };
  const folder = mkdtempSync(join(tmpdir(), 'royaumes-faults-'));
  const start = (n: number): Promise<Node> => spawnServer(t, join(folder, String(n)), database, { claim: 1000, rateLimited: false });
  const nodes = await Promise.all(Array.from({ length: count }, (_, n) => start(n)));
  try {
    const ports = () => nodes.map(({ port }) => port);
    let played = 0;
    const tables: string[] = [];
    const histories: History[] = [];
    let isOver = false;
    /** One table after the other, as long as there is trouble. */
    const keepPlaying = async (first: number) => {
      for (let n = first; !isOver; n += wanted) {
        const made = await again(() => makeTable(chance.pick(ports()), { game: 'ugo', options: { rounds: 1 }, seats: SEATS, name: 'Ann' }));
        const { id } = made.info;
        const other = await again(() => takeSeat(chance.pick(ports()), id, 'Bo'));
        const luck = new FastChance(seed, n);
        const both = [made, other].map(({ token, seat }) => play({ table: id, token, seat, game: GAME, chance: luck, ports }));
        histories.push(...(await Promise.all(both)));
        tables.push(id);
        played++;
      }
    };
    const playing = Promise.all(Array.from({ length: wanted }, (_, n) => keepPlaying(n)));
    for (let fault = 0; fault < faults; fault++) {
      await sleep(100 + chance.pick([0, 100, 300, 700]));
      const n = chance.pick(nodes.map((_, at) => at));
      const { child } = nodes[n] as Node;
      const signal = chance.pick(['SIGKILL', 'SIGKILL', 'SIGTERM'] as const);
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
      nodes[n] = await start(n);
      say(`fault ${fault + 1}: ${signal} of server ${n + 1}; ${played} games are over`);
    }
    isOver = true;
    await playing;
    return { histories, tables: await held(database, tables) };
  } finally {
    for (const close of endings) close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server may go while it is asked. */
async function again<T extends { readonly info: unknown }>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 200; tries++) {
    const answer = await ask().catch(() => undefined);
    if (answer?.info) return answer;
    await sleep(50);
  }
  throw new Error('no server answers any more');
}

async function held(database: string, tables: readonly string[]): Promise<readonly Held[]> {
  const store = await openPostgres(database);
  try {
    const all: Held[] = [];
    for (const id of tables) {
      const stored = await store.load(id);
      if (!stored) throw new Error(`table ${id} is gone`);
      const { game, rules, options, seed, seats, plies } = stored;
      all.push({ id, game, rules, options, seed, seats: seats.length, plies });
    }
    return all;
  } finally {
    await store.close();
  }
}
