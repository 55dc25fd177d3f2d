/** What is counted and measured of a running server. */

import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { No } from '#protocol';
import { filesOf, sizeOf } from '../keep/files.ts';
import type { Store } from '../store.ts';
import type { Tables } from '../tables.ts';
import type { Metrics } from './metrics.ts';

/** Seconds: a commit on a good disk takes one or two thousandths. */
const APPENDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];
const NANOSECONDS = 1e9;

/** Counts what is stored, and how long that takes. Call it before anybody uses the store. */
export function measureStore(store: Store, metrics: Metrics): void {
  const moved = metrics.counter('royaumes_moves_total', 'Entries stored in the logs of tables: moves, and moves taken back.');
  const failed = metrics.counter('royaumes_moves_failed_total', 'Entries that could not be stored, so that they did not happen.');
  const took = metrics.histogram('royaumes_append_seconds', 'Time until an entry would survive a power cut.', APPENDS);
  const append = store.append.bind(store);
  store.append = (entry) => {
    const from = performance.now();
    const stored = append(entry);
    stored.then(
      () => {
        took((performance.now() - from) / 1000);
        moved();
      },
      () => failed(),
    );
    return stored;
  };
}

/** Counts every "no" that is told over HTTP. Call it after the edge is open: there a "no" gets its form. */
export function measureRefusals(app: FastifyInstance, refused: (kind: No['kind']) => void): void {
  app.addHook('preSerialization', async (_request, _reply, answer: object) => {
    if ('no' in answer) refused((answer.no as No).kind);
    return answer;
  });
}

interface Measured {
  readonly app: FastifyInstance;
  readonly tables: Tables;
  readonly sockets: { readonly count: number };
  readonly data: string;
}

export function measureServer({ app, tables, sockets, data }: Measured, metrics: Metrics): void {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
  metrics.gauge('royaumes_info', 'The versions that run.', () => 1, {
    version,
    node: process.versions.node,
    sqlite: process.versions.sqlite ?? '',
  });

  let connections = 0;
  app.server.on('connection', (socket) => {
    connections++;
    socket.once('close', () => connections--);
  });
  metrics.gauge('royaumes_connections', 'Open connections, for whatever they are used.', () => connections);
  metrics.gauge('royaumes_sockets', 'Open WebSockets.', () => sockets.count);
  metrics.gauge('royaumes_tables_awake', 'Tables in memory.', async () => (await tables.awake()).length);
  metrics.gauge(
    'royaumes_bots_waiting',
    'Tables at which a bot is to move.',
    async () => (await tables.awake()).filter(({ isThinking }) => isThinking).length,
  );

  const { store, wal } = filesOf(data);
  metrics.samples('gauge', 'royaumes_store_bytes', 'Size of the store, and of its log.', () => [
    { labels: { file: 'store' }, value: sizeOf(store) },
    { labels: { file: 'log' }, value: sizeOf(wal) },
  ]);

  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  metrics.samples('gauge', 'royaumes_loop_delay_seconds', 'How late timers were since the last look.', () => {
    const samples = [0.5, 0.99, 1].map((quantile) => ({
      labels: { quantile: String(quantile) },
      value: (delay.count === 0 ? 0 : quantile === 1 ? delay.max : delay.percentile(quantile * 100)) / NANOSECONDS,
    }));
    delay.reset();
    return samples;
  });

  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
  metrics.gauge('royaumes_heap_bytes', 'Memory used by JavaScript objects of the main thread.', () => process.memoryUsage().heapUsed);
  metrics.samples('counter', 'process_cpu_seconds_total', 'Time of processors used.', () => {
    const { user, system } = process.cpuUsage();
    return [{ value: (user + system) / 1e6 }];
  });
  metrics.gauge('process_start_time_seconds', 'When the process began.', () => performance.timeOrigin / 1000);
}
