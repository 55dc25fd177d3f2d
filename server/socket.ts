/** The door for sockets: who may come in, and who is still there. */

import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { LONGEST_MESSAGE, type No } from '#protocol';
import { networkOf, type Proxies } from './address.ts';
import { Connection, SERVICE_RESTART } from './connection.ts';
import { Crowd } from './crowd.ts';
import type { Log } from './log.ts';
import type { Peers } from './peers/peers.ts';
import { isOwnOrigin, tokenIn } from './people/identity.ts';
import type { People } from './people/people.ts';
import { RateLimit, RateLimits } from './rate-limit.ts';
import type { Seeking } from './seeking.ts';
import type { Tables } from './tables.ts';
import { Wire } from './wire.ts';

const SOCKET_PATH = '/api/socket';

/** Messages, pings and pongs on one connection. */
const SPEAKING = { burst: 400, perSecond: 200 };
/** Those beyond it that are refused to one address, on all its connections; with more, the connection ends. */
const REFUSING = { burst: 5000, perSecond: 50 };
/** Pieces of one message. */
const MOST_PIECES = 16;
/** Sockets of one address, and how fast it opens them. */
const MOST_SOCKETS = 512;
const OPENING = { burst: 600, perSecond: 10 };
/** Milliseconds that a client has to say goodbye. */
const GOODBYE = 500;

export interface Presence {
  readonly person: string | undefined;
  readonly table: string | undefined;
  /** Whether they sit there, and do not only look on. */
  readonly plays: boolean;
}

interface Sockets {
  /** How many are open. */
  readonly count: number;
  /** Ends the connections of a person: whoever still may comes back by themselves. */
  hangUp(person: string): void;
  /** Who is there, and at which table, connection by connection. */
  present(): readonly Presence[];
  /** Tells other servers who is here. */
  tellAll(): void;
  /** Nobody is let in or heard any more. */
  refuse(): void;
  /** Says goodbye to all: the server goes away, and whoever comes back at once finds it, or another. */
  close(): Promise<void>;
}

interface SocketOptions {
  readonly tables: Tables;
  readonly people: People;
  readonly seeking: Seeking;
  readonly rateLimited: boolean;
  readonly heartbeat: number;
  readonly proxies: Proxies;
  readonly log: Log;
  /** Somebody was told no. */
  refused(kind: No['kind']): void;
  readonly peers: Peers;
}

export function openSockets(
  server: Server,
  { tables, people, seeking, rateLimited, heartbeat: pause, proxies, log, refused, peers }: SocketOptions,
): Sockets {
  const connections = new Map<Wire, Connection>();
  const crowd = new Crowd(rateLimited ? MOST_SOCKETS : Number.POSITIVE_INFINITY);
  const refusals = new RateLimits(REFUSING);
  const openings = rateLimited ? new RateLimits(OPENING) : undefined;
  let isClosing = false;
  let opened = 0;
  const door = new WebSocketServer<typeof Wire>({
    noServer: true,
    WebSocket: Wire,
    perMessageDeflate: false,
    maxPayload: LONGEST_MESSAGE,
    maxFragments: MOST_PIECES,
    // A connection answers pings itself, and counts them.
    autoPong: false,
    // Text that is no UTF-8 is garbage, and gets that answer from us.
    skipUTF8Validation: true,
    clientTracking: false,
  });

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?', 1)[0] !== SOCKET_PATH) refuse(socket, '404 Not Found');
    else if (!isOwnOrigin(request.headers)) refuse(socket, '403 Forbidden');
    else if (isClosing) refuse(socket, '503 Service Unavailable', 'Retry-After: 1\r\n');
    else {
      const address = networkOf(proxies.addressOf(request));
      if (crowd.isFull(address) || openings?.allows(address) === false) {
        refused('too fast');
        refuse(socket, '429 Too Many Requests');
        return;
      }
      door.handleUpgrade(request, socket, head, (wire) => {
        const limits = rateLimited ? { heard: new RateLimit(SPEAKING), refuses: () => refusals.allows(address) } : undefined;
        const share = crowd.enter(address);
        const name = String(opened++);
        connections.set(
          wire,
          new Connection(wire, socket, {
            tables,
            people,
            seeking,
            token: tokenIn(request.headers),
            address,
            limits,
            share,
            log,
            areMany: peers.areMany,
            refused,
            isClosing: () => isClosing,
            seen: (at, shown) => peers.tell({ kind: 'eyes', id: name, at, shown }),
          }),
        );
        wire.on('close', () => {
          connections.delete(wire);
          crowd.leave(address);
        });
      });
    }
  });

  // A connection that has not answered since the last question is cut off.
  const heartbeat = setInterval(() => {
    for (const [wire, connection] of connections) {
      if (!connection.isAlive) {
        wire.terminate();
        continue;
      }
      connection.beat();
    }
  }, pause);
  heartbeat.unref();

  return {
    get count() {
      return connections.size;
    },
    hangUp(person) {
      for (const connection of connections.values()) if (connection.person === person) connection.hangUp();
    },
    // Who has been told goodbye is not there, however long they take to go.
    present: () =>
      [...connections].flatMap(([{ readyState }, { person, table, plays }]) =>
        readyState === Wire.OPEN ? [{ person, table, plays }] : [],
      ),
    tellAll() {
      for (const connection of connections.values()) connection.tellEyes();
    },
    refuse() {
      isClosing = true;
    },
    async close() {
      isClosing = true;
      clearInterval(heartbeat);
      const gone = [...connections.keys()].map((wire) => new Promise((resolve) => wire.once('close', resolve)));
      for (const wire of connections.keys()) wire.close(SERVICE_RESTART);
      const timer = setTimeout(() => {
        for (const wire of connections.keys()) wire.terminate();
      }, GOODBYE);
      await Promise.all(gone);
      clearTimeout(timer);
    },
  };
}

/** Says no and hangs up, whether or not the other side does. */
function refuse(socket: Duplex, status: string, headers = ''): void {
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}
