/** Servers on one store, with a wire between each and its store, and another between it and its clients. */

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { NetConnectOpts } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSqlite } from '#server';
import { openPostgres } from '#server/postgres';
import type { Store } from '#server/store';
import type { NodeOptions } from './node.ts';
import { Wire } from './wire.ts';

/** Everything that waits for another server waits for seconds, not for minutes. */
const OPTIONS = {
  port: 0,
  rateLimited: false,
  claim: 1000,
  heartbeat: 1000,
  notices: { grace: 0, inside: true, anyPort: true, claim: 3000, pauses: Array<number>(50).fill(200) },
} as const satisfies Partial<NodeOptions>;

/** Milliseconds for which a server is started again and again. */
const PATIENCE = 60_000;

const PROGRAM = fileURLToPath(new URL('./node.ts', import.meta.url));

/** Where the store is: a PostgreSQL, or a folder of the only server. */
export type Place = { readonly kind: 'postgres'; readonly url: string } | { readonly kind: 'sqlite' };

interface Node {
  readonly toClients: Wire;
  /** There is none to a folder. */
  readonly toStore: Wire | undefined;
  readonly data: string;
  child: ChildProcess;
  port: number;
}

export class Cluster {
  readonly nodes: readonly Node[];
  readonly #place: Place;
  readonly #folder: string;

  private constructor(nodes: readonly Node[], place: Place, folder: string) {
    this.nodes = nodes;
    this.#place = place;
    this.#folder = folder;
  }

  static async start(place: Place, count: number): Promise<Cluster> {
    const folder = mkdtempSync(join(tmpdir(), 'royaumes-faults-'));
    const nodes = Array.from({ length: count }, async (_, n): Promise<Node> => {
      const node: Node = {
        toClients: await Wire.lay(() => ({ host: 'localhost', port: node.port })),
        toStore: place.kind === 'postgres' ? await Wire.lay(() => endOf(place.url)) : undefined,
        data: join(folder, String(n)),
        child: undefined as unknown as ChildProcess,
        port: 0,
      };
      return node;
    });
    const cluster = new Cluster(await Promise.all(nodes), place, folder);
    await Promise.all(cluster.nodes.map((node) => cluster.startNode(node)));
    return cluster;
  }

  /** Where clients come in. */
  ports(): readonly number[] {
    return this.nodes.map(({ toClients }) => toClients.port);
  }

  /** Starts the server of a node again until it is there: its store may not be. */
  async startNode(node: Node, more: Partial<NodeOptions> = {}): Promise<void> {
    const database = this.#place.kind === 'postgres' ? { database: through(this.#place.url, node.toStore as Wire) } : {};
    const begun = performance.now();
    while (performance.now() - begun < PATIENCE) {
      const child = fork(PROGRAM, [JSON.stringify({ ...OPTIONS, data: node.data, ...database, ...more })], {
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
      node.child = child;
      const [port] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [undefined])]);
      if (port === undefined) continue;
      node.port = Number(port);
      return;
    }
    throw new Error('a server does not start any more');
  }

  async endNode({ child }: Node, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** The store, once nobody else uses it. */
  async openStore(): Promise<Store> {
    return this.#place.kind === 'postgres' ? openPostgres(this.#place.url) : openSqlite(this.nodes[0]!.data);
  }

  async stop(): Promise<void> {
    await Promise.all(
      this.nodes.filter(({ child }) => child.exitCode === null && child.signalCode === null).map((node) => this.endNode(node, 'SIGKILL')),
    );
  }

  clean(): void {
    for (const { toClients, toStore } of this.nodes) for (const wire of [toClients, toStore]) wire?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** A socket file in the folder that it names, or a machine and a port. */
export function endOf(url: string): NetConnectOpts {
  const { hostname, port, searchParams } = new URL(url);
  const folder = searchParams.get('host');
  return folder ? { path: join(folder, '.s.PGSQL.5432') } : { host: hostname, port: Number(port || 5432) };
}

export function through(url: string, { port }: Wire): string {
  const address = new URL(url);
  address.searchParams.delete('host');
  address.host = `localhost:${port}`;
  return address.href;
}
