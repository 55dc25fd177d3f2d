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
    return (this.#shares.get(networkOf(address))?.connections ?? 0) >= this.#most;
  }

  enter(address: string): Share {
    const network = networkOf(address);
    const share = this.#shares.get(network) ?? { connections: 0, unread: 0 };
    share.connections++;
    this.#shares.set(network, share);
    return share;
  }

  leave(address: string): void {
    const network = networkOf(address);
    const share = this.#shares.get(network);
    if (share && --share.connections === 0) this.#shares.delete(network);
  }
}

/** Those beyond the bound are not heard. A proxy brings many people, and bounds them itself. */
export function boundConnections(server: Server, proxies: Proxies): void {
  const crowd = new Crowd(MOST_CONNECTIONS);
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: address = '' } = socket;
    if (proxies.has(address)) return;
    if (crowd.isFull(address)) {
      socket.destroy();
      return;
    }
    crowd.enter(address);
    socket.once('close', () => crowd.leave(address));
  });
}
