/** How much each address holds at once: connections, and what waits on all of them to be read. */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf, type Proxies } from './address.ts';

/** Connections of one address, for whatever they are used. */
const MOST_CONNECTIONS = 1024;

/** What one address holds. */
export interface Share {
  connections: number;
  /** Bytes. */
  unread: number;
}

export class Crowd {
  readonly #most: number;
  readonly #shares = new Map<string, Share>();

  /** `most`: connections of one address. */
  constructor(most: number) {
    this.#most = most;
  }

  isFull(address: string): boolean {
    return (this.#shares.get(address)?.connections ?? 0) >= this.#most;
  }

  enter(address: string): Share {
    const share = this.#shares.get(address) ?? { connections: 0, unread: 0 };
    share.connections++;
    this.#shares.set(address, share);
    return share;
  }

  leave(address: string): void {
    const share = this.#shares.get(address);
    if (share && --share.connections === 0) this.#shares.delete(address);
  }
}

/** Those beyond the bound are not heard. A proxy brings many people, and bounds them itself. */
export function boundConnections(server: Server, proxies: Proxies): void {
  const crowd = new Crowd(MOST_CONNECTIONS);
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (proxies.has(remoteAddress)) return;
    const address = networkOf(remoteAddress);
    if (crowd.isFull(address)) {
      socket.destroy();
      return;
    }
    crowd.enter(address);
    socket.once('close', () => crowd.leave(address));
  });
}
