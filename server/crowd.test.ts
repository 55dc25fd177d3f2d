import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { test } from 'node:test';
import { SEED_BYTES } from '#engine';
import { Proxies } from './address.ts';
import { Lobby } from './lobby.ts';
import { Elsewhere } from './peers/elsewhere.ts';
import { People } from './people/people.ts';
import { Seeking } from './seeking.ts';
import { openSockets } from './socket.ts';
import { openSqlite } from './sqlite.ts';
import { Tables } from './tables.ts';
import { newFolder, serve } from './tests/guest.ts';
import { Thinking } from './thinking/thinking.ts';

test('one address has so many connections; when one ends, another may come', async (t) => {
  const { port } = await serve(t);
  const open = async (from: string): Promise<Socket | undefined> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    t.after(() => socket.destroy());
    socket.on('error', () => undefined);
    socket.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [end] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    return Buffer.isBuffer(end) ? socket : undefined;
  };
  const held: Socket[] = [];
  for (let socket = await open('127.0.0.2'); socket && held.length < 2000; socket = await open('127.0.0.2')) held.push(socket);
  assert.equal(held.length, 1024);
  assert.ok(await open('127.0.0.3'), 'who is elsewhere is not kept out');
  held[0]?.destroy();
  while (!(await open('127.0.0.2')));
});

/** A line on which nothing that is said to the guest ever moves. */
class Stuck extends Duplex {
  readonly remoteAddress: string;

  constructor(remoteAddress: string) {
    super();
    this.remoteAddress = remoteAddress;
  }

  override _read(): void {}
  override _write(): void {}
}

test('what one address leaves unread is bounded, for each socket and for all of them together', async (t) => {
  const store = openSqlite(newFolder(t));
  const silent = { error() {}, info() {} };
  const tables = new Tables(store, new Lobby([]), silent, {
    newSeed: () => new Uint8Array(SEED_BYTES),
    grace: 0,
    rateLimited: true,
    thinking: new Thinking(),
    elsewhere: new Elsewhere(),
  });
  const server = createServer();
  const proxies = new Proxies([]);
  const people = new People(store.people);
  const { peers } = store;
  const seeking = new Seeking({ tables, store: store.seekers, people: store.people, apartFrom: async () => new Set(), failed() {} });
  const sockets = openSockets(server, {
    tables,
    people,
    seeking,
    rateLimited: false,
    heartbeat: 1e6,
    proxies,
    log: silent,
    refused() {},
    peers,
  });
  t.after(async () => {
    await tables.stop();
    await sockets.close();
    await store.close();
  });
  const open = (remoteAddress: string): Stuck => {
    const line = new Stuck(remoteAddress);
    const asked = Object.assign(new IncomingMessage(line as unknown as Socket), {
      method: 'GET',
      url: '/api/socket',
      headers: { upgrade: 'websocket', 'sec-websocket-key': 'cm95YXVtZXMgdGVzdHMhIQ==', 'sec-websocket-version': '13' },
    });
    server.emit('upgrade', asked, line, Buffer.alloc(0));
    return line;
  };
  /** Pings that are answered with so many bytes. */
  const pings = (bytes: number) => {
    const ping = Buffer.alloc(6 + 125);
    ping.set([0x89, 0x80 | 125]);
    return Buffer.concat(Array<Buffer>(Math.floor(bytes / 127)).fill(ping));
  };
  const say = async (line: Stuck, said: Buffer) => {
    line.push(said);
    await new Promise(setImmediate);
  };
  const MiB = 1 << 20;

  const alone = open('203.0.113.1');
  await say(alone, pings(0.9 * MiB));
  assert.ok(!alone.destroyed && alone.writableLength > 0.9 * MiB - 1000);
  await say(alone, pings(0.2 * MiB));
  assert.ok(alone.destroyed);

  const lines = Array.from({ length: 50 }, () => open('203.0.113.1'));
  const other = open('203.0.113.2');
  for (const line of [...lines, other]) await say(line, pings(0.9 * MiB));
  const left = lines.filter(({ destroyed }) => !destroyed);
  const unread = left.reduce((sum, { writableLength }) => sum + writableLength, 0);
  assert.ok(unread > 31 * MiB && unread < 34 * MiB, `${unread} bytes`);
  assert.ok(!other.destroyed, 'another address has bounds of its own');
});
