/** For whoever looks after the server: whether it lives, whether it takes traffic, and its numbers on a port of their own. */

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Store } from '../store.ts';
import type { Metrics } from './metrics.ts';

/** Alive is who answers; ready is who would serve somebody who came now. */
export function openWatch(app: FastifyInstance, { store, isStopping }: { store: Store; isStopping: () => boolean }): void {
  const answers = () =>
    store.due(0).then(
      () => true,
      () => false,
    );
  app.get('/health', () => ({ ok: true }));
  app.get('/ready', async (_, reply) => {
    const ok = !isStopping() && (await answers());
    return reply.code(ok ? 200 : 503).send({ ok });
  });
}

export interface MetricsDoor {
  readonly port: number;
  close(): Promise<void>;
}

/** 0 takes any port that is free. */
export async function openMetrics(
  metrics: Metrics,
  { port, host }: { readonly port: number; readonly host: string },
): Promise<MetricsDoor> {
  const server = createServer(async ({ method, url }, response) => {
    if ((method !== 'GET' && method !== 'HEAD') || url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    try {
      const text = await metrics.write();
      response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
