import assert from 'node:assert/strict';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { test } from 'node:test';
import { FastChance } from '#engine';
import { ugo } from '#games/ugo';
import { VERSION } from '#protocol';
import { openSqlite } from './sqlite.ts';
import { ask, Guest, makeTable, newFolder, serve, takeSeat } from './tests/guest.ts';
import { HeldDisk } from './tests/held-disk.ts';

const HEAD = 'Host: localhost\r\nContent-Type: application/json\r\n';
/** Milliseconds. */
const PATIENCE = 300;

/** However it ends. */
function gone(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}

/** The server's end of the next connection. */
function acceptedNext(): Promise<Socket> {
  return new Promise((resolve) => {
    const accept = (message: unknown) => {
      unsubscribe('net.server.socket', accept);
      resolve((message as { socket: Socket }).socket);
    };
    subscribe('net.server.socket', accept);
  });
}

test('who takes too long to ask is not waited for, however busily; a socket stays', async (t) => {
  const { port } = await serve(t, { patience: PATIENCE });
  const guest = await Guest.at(port);
  /** Says this at first, then one bit after the other. */
  const drip = async (said: string, bit: string): Promise<void> => {
    const socket = connect({ port, host: 'localhost' });
    t.after(() => socket.destroy());
    const ended = gone(socket);
    socket.resume();
    socket.write(said);
    const dripping = setInterval(() => socket.write(bit), PATIENCE / 10);
    t.after(() => clearInterval(dripping));
    await ended;
  };
  await Promise.all([
    drip('', ''),
    drip('GET /api/health HTTP/1.1\r\nX-Slow: ', 'x'),
    drip(`POST /api/me HTTP/1.1\r\n${HEAD}Content-Length: 4000\r\n\r\n{`, ' '),
    drip(`POST /api/me HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n`, '1\r\n \r\n'),
  ]);
  assert.deepEqual(await guest.refusedFor('x'), { kind: 'garbage' });
});

test('who does not take the answer is not waited for', async (t) => {
  const dist = newFolder(t);
  const size = 64 << 20;
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'assets', 'big.js'), Buffer.alloc(size));
  const { port } = await serve(t, { dist, patience: PATIENCE });
  const accepted = acceptedNext();
  const socket = connect({ port, host: 'localhost' });
  t.after(() => socket.destroy());
  const ended = gone(socket);
  let taken = 0;
  socket.on('data', ({ length }) => {
    taken += length;
  });
  socket.pause();
  socket.write(`GET /assets/big.js HTTP/1.1\r\n${HEAD}\r\n`);
  await gone(await accepted);
  socket.resume();
  await ended;
  assert.ok(taken < size, `${taken} bytes`);
});

test('while a move waits for the disk it is told to nobody, and whoever needs nothing from the disk does not wait', async (t) => {
  const disk = new HeldDisk();
  const { port } = await serve(t, { openStore: (folder) => openSqlite(folder, { gate: disk.gate }), rateLimited: false });
  t.after(() => disk.letGo());
  const made = await makeTable(port, { game: 'ugo', options: {}, seats: ['person', 'person'], name: 'Ada' });
  const other = await takeSeat(port, made.info.id, 'Bo');
  const guests = [await Guest.join(port, made.info.id, made.token), await Guest.join(port, made.info.id, other.token)];
  const mover = guests.find(({ seat = 0, sight }) => ugo.toAct(sight?.table).includes(seat)) as Guest;
  const { seat = 0, sight } = mover;
  disk.hold();
  mover.move(ugo.writeMove(new FastChance(1).pick(ugo.moves({ seat, table: sight?.table, hand: sight?.hand }))));
  await disk.isWaitedFor();
  const stale = { v: VERSION, kind: 'move', table: made.info.id, ply: 0, move: 'r1' };
  for (let n = 0; n < 200; n++) for (const guest of guests) assert.deepEqual(await guest.refusedFor(stale), { kind: 'stale', ply: 1 });
  assert.equal((await ask(port, 'GET', '/api/health')).status, 200);
  assert.deepEqual(
    guests.map(({ ply }) => ply),
    [0, 0],
  );
  disk.letGo();
  await Promise.all(guests.map((guest) => guest.until(() => guest.ply === 1)));
});
