/** The door of whoever runs the server: a socket file in the data folder. Who may open the file needs no account. */

import { once } from 'node:events';
import { lstatSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { openEdge } from '../edge.ts';
import type { People } from '../people/people.ts';
import { CONSOLE } from '../safety/store.ts';
import type { Hosts } from './hosts.ts';
import { openHosts } from './http.ts';

const FILE = 'admin.sock';
/** All but the owner. */
const OTHERS = 0o177;

/** As short as it can be said: the name of a socket file has at most about 100 letters. */
export function deskIn(folder: string): string {
  const path = join(folder, FILE);
  const near = relative(process.cwd(), path);
  return near.length < path.length ? near : path;
}

interface Desk {
  close(): Promise<void>;
}

interface Context {
  readonly folder: string;
  readonly hosts: Hosts;
  readonly people: People;
  readonly log: FastifyBaseLogger;
}

/** The store is ours alone, so what a server before this one left there is nobody's. */
export async function openDesk({ folder, hosts, people, log }: Context): Promise<Desk> {
  const app = fastify({ loggerInstance: log, forceCloseConnections: true });
  openHosts(openEdge(app, people, { rateLimited: false, url: undefined }), hosts, (_, answer) => answer(CONSOLE));
  await app.ready();
  const path = deskIn(folder);
  if (lstatSync(path, { throwIfNoEntry: false })?.isSocket()) rmSync(path);
  const { server } = app;
  const before = process.umask(OTHERS);
  try {
    server.listen(path);
  } finally {
    process.umask(before);
  }
  await once(server, 'listening');
  return {
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await app.close();
      rmSync(path, { force: true });
    },
  };
}
