/** What can go wrong, each for a while: it is done, and undone. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance } from '#engine';
import { FILE } from '#server/sqlite';
import type { Postgres } from '#tools/postgres';
import type { Cluster } from './cluster.ts';

/** `server`: of each alone. `store`: of PostgreSQL, and the way to it. `disk`: of a folder. */
const KINDS = {
  kill: 'server',
  stop: 'server',
  'cut from clients': 'server',
  'silent to clients': 'server',
  'slow to clients': 'server',
  'half closed to clients': 'server',
  clock: 'server',
  'cut from store': 'store',
  'silent to store': 'store',
  'slow to store': 'store',
  'half closed to store': 'store',
  'postgres stops': 'postgres',
  'postgres killed': 'postgres',
  'disk full': 'disk',
} as const;

export type Kind = keyof typeof KINDS;

export function isKind(text: string): text is Kind {
  return Object.hasOwn(KINDS, text);
}

/** What can go wrong there. `postgres`: whether it is ours to stop. */
export function kindsOf(store: 'postgres' | 'sqlite', postgres: boolean): readonly Kind[] {
  const fits = { server: true, store: store === 'postgres', postgres: store === 'postgres' && postgres, disk: store === 'sqlite' };
  return (Object.keys(KINDS) as Kind[]).filter((kind) => fits[KINDS[kind]]);
}

interface Happening {
  readonly cluster: Cluster;
  readonly postgres: Postgres | undefined;
  readonly chance: Chance;
  readonly kind: Kind;
  /** The seat of bots. */
  readonly bot: number;
  /** How often something was refused so far because it could not be stored. */
  refusals(): number;
}

/** Milliseconds for which something is wrong: some of them longer than anybody waits for an answer. */
const SHORT = [50, 200, 800, 2000];
const LONG = [200, 1000, 3000, 7000];
const DELAYS = [20, 100, 300];
/** At the latest after so many, somebody makes room. */
const FULL = 20_000;
/** By how much a clock jumps. */
const JUMPS = [-7_200_000, -60_000, -5000, -500, 500, 5000, 60_000, 7_200_000];

/** Resolves when it is over, with what it was. */
export async function happen({ cluster, postgres, chance, kind, bot, refusals }: Happening): Promise<string> {
  const n = chance.pick(cluster.nodes.map((_, at) => at));
  const node = cluster.nodes[n]!;
  const { toClients, toStore } = node;
  const wait = async (times: readonly number[]) => {
    const ms = chance.pick(times);
    await sleep(ms);
    return `for ${ms} ms`;
  };
  const at = `server ${n + 1}`;
  switch (kind) {
    case 'kill':
    case 'stop':
      await cluster.endNode(node, kind === 'kill' ? 'SIGKILL' : 'SIGTERM');
      await cluster.startNode(node);
      return at;
    case 'cut from clients':
    case 'cut from store': {
      const wire = kind === 'cut from clients' ? toClients : toStore;
      wire?.cut();
      const how = await wait(SHORT);
      wire?.mend();
      return `${at} ${how}`;
    }
    case 'silent to clients':
    case 'silent to store': {
      const wire = kind === 'silent to clients' ? toClients : toStore;
      wire?.hush();
      const how = await wait(LONG);
      // What was on its way comes late, or never.
      if (chance.pick([true, false])) wire?.cut();
      wire?.mend();
      return `${at} ${how}`;
    }
    case 'slow to clients':
    case 'slow to store': {
      const wire = kind === 'slow to clients' ? toClients : toStore;
      wire?.slow(chance.pick(DELAYS));
      const how = await wait(LONG);
      wire?.mend();
      return `${at} ${how}`;
    }
    case 'half closed to clients':
    case 'half closed to store':
      (kind === 'half closed to clients' ? toClients : toStore)?.halfClose(chance.pick([0, 1]));
      return at;
    case 'clock': {
      const ahead = chance.pick(JUMPS);
      node.child.send(ahead);
      const how = await wait(LONG);
      // One that dies with a wrong clock leaves what it has noted.
      if (chance.pick([true, false])) node.child.send(0);
      else {
        await cluster.endNode(node, 'SIGKILL');
        await cluster.startNode(node);
      }
      return `${at} ${ahead} ms ahead ${how}`;
    }
    case 'postgres stops':
    case 'postgres killed':
      await postgres?.halt(kind === 'postgres stops' ? 'SIGINT' : 'SIGKILL');
      await sleep(chance.pick([0, 300, 1500]));
      await postgres?.start();
      return '';
    case 'disk full': {
      await cluster.endNode(node, 'SIGTERM');
      const pages = fill(node.data, bot);
      await cluster.startNode(node, { mostPages: pages });
      const before = refusals();
      const begun = performance.now();
      while (refusals() < before + 2 && performance.now() - begun < FULL) await sleep(50);
      makeRoom(node.data);
      return `with ${refusals() - before} refusals`;
    }
    default:
      return kind satisfies never;
  }
}

/**
 * A server that is not there is not in the way. Moves would still fit into pages that are half empty:
 * those of people ask for two more. Those of bots do not, so that it is somebody's turn who is refused.
 */
function fill(data: string, bot: number): number {
  const db = new DatabaseSync(join(data, FILE));
  try {
    db.exec(`CREATE TABLE IF NOT EXISTS ballast (bytes BLOB);
      INSERT INTO ballast VALUES (zeroblob(4000000));
      CREATE TRIGGER IF NOT EXISTS wide BEFORE INSERT ON fresh WHEN NEW.seat <> ${bot} BEGIN INSERT INTO ballast VALUES (zeroblob(8000)); END;
      PRAGMA wal_checkpoint(TRUNCATE)`);
    return Number(db.prepare('PRAGMA page_count').get()?.page_count);
  } finally {
    db.close();
  }
}

/** Beside the server, as whoever deletes files on a full disk. */
function makeRoom(data: string): void {
  const db = new DatabaseSync(join(data, FILE), { timeout: 5000 });
  try {
    db.exec('DROP TRIGGER wide; DELETE FROM ballast');
  } finally {
    db.close();
  }
}
