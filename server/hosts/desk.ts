/** The door of whoever runs the server: a socket file in the data folder. Who may open the file needs no account. */

import { once } from 'node:events';
import { lstatSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import fastify, { type FastifyBaseLogger } from 'fastify';
import { openEdge } from '../edge.ts';
import type { People } from '../people/people.ts';
import { CONSOLE } from '../safety/store.ts';
import { doorIn } from './door.ts';
import type { Hosts } from './hosts.ts';
import { openHosts } from './http.ts';

/** All but the owner. */
const OTHERS = 0o177;
/** Milliseconds until it is looked again whether the door of another server is free. */
const PAUSE = 1000;

export const NO_DOOR = 'hosts cannot reach this server by its socket file';

interface Desk {
  close(): Promise<void>;
}

interface Context {
  readonly folder: string;
  readonly hosts: Hosts;
  readonly people: People;
  readonly log: FastifyBaseLogger;
  /** Whether other servers may use the folder, too. */
  readonly isShared: boolean;
}

/**
 * Servers that share a data folder have one door together, whoever of them opened it first: all of them do the same. What else was left
 * there is nobody's.
 */
export async function openDesk({ folder, hosts, people, log, isShared }: Context): Promise<Desk> {
  const app = fastify({ loggerInstance: log, forceCloseConnections: true });
  openHosts(openEdge(app, people, { rateLimited: false, url: undefined }), hosts, (_, answer) => answer(CONSOLE));
  await app.ready();
  const path = doorIn(folder);
  const fileThere = () => lstatSync(path, { throwIfNoEntry: false });
  const { server } = app;
  let own: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  const open = async () => {
    if (isShared && (await answers(path))) {
      timer = setTimeout(() => open().catch((error) => log.error({ err: error }, NO_DOOR)), PAUSE).unref();
      return;
    }
    if (fileThere()?.isSocket()) rmSync(path);
    const before = process.umask(OTHERS);
    try {
      server.listen(path);
    } finally {
      process.umask(before);
    }
    await once(server, 'listening');
    own = fileThere()?.ino;
  };
  await open();
  return {
    async close() {
      clearTimeout(timer);
      if (server.listening) {
        const closed = once(server, 'close');
        const isOwn = fileThere()?.ino === own;
        server.close();
        server.closeAllConnections();
        await closed;
        if (isOwn) rmSync(path, { force: true });
      }
      await app.close();
    },
  };
}

/** Whether somebody is behind a socket file. */
async function answers(path: string): Promise<boolean> {
  const socket = createConnection(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
