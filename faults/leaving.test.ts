/** A server that is asked to stop leaves, whoever hangs: those who play at it, whoever asks it something, or its store. */

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { type TestContext, test } from 'node:test';
import { Guest, newFolder, type Sat } from '#server/tests/guest';
import { addressOf, newPlace } from '#server/tests/postgres';
import { isMine, legal, seated } from '#server/tests/seated';
import { endOf, through } from './cluster.ts';
import { Wire } from './wire.ts';

/** The command, as whoever runs a server starts and stops it. */
async function start(t: TestContext, database: string) {
  const env = { ...process.env, PORT: '0', ROYAUMES_DATA: newFolder(t), DATABASE_URL: database };
  const child = spawn(process.execPath, ['cli/royaumes.mjs', 'serve'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  t.after(() => child.kill('SIGKILL'));
  const [said] = await once(child.stdout, 'data');
  return { child, port: Number(/:(\d+)\n/.exec(String(said))?.[1]), ended: once(child, 'exit') };
}

/** Somebody whose question never ends. */
async function askForEver(t: TestContext, port: number): Promise<Socket> {
  const socket = connect({ port, host: 'localhost' });
  t.after(() => socket.destroy());
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write('POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 400\r\n\r\n{');
  return socket;
}

test('a server leaves though somebody reads nothing that it says, and somebody else does not end their question', async (t) => {
  const { child, port, ended } = await start(t, await addressOf(newPlace()));
  const sat = await seated(port, ['person', 'person'], ['Ann', 'Bo']);
  const [here, deaf] = (await Promise.all(sat.map(({ info, token }) => Guest.join(port, info.id, token)))) as [Guest, Guest];
  await askForEver(t, port);
  deaf.socket.pause();
  child.kill('SIGTERM');
  assert.deepEqual(await ended, [0, null]);
  await here.until(() => here.closed === 1012);
  assert.equal(deaf.closed, undefined, 'it has not heard of it');
  deaf.socket.terminate();
});

test('a server leaves though its store does not answer, and sends everybody to another one before', async (t) => {
  const url = await addressOf(newPlace());
  const wire = await Wire.lay(() => endOf(url));
  t.after(() => wire.close());
  const { child, port, ended } = await start(t, through(url, wire));
  const sat = (await seated(port, ['person', 'person'], ['Ann', 'Bo'])) as [Sat, Sat];
  const guests = await Promise.all(sat.map(({ info, token }) => Guest.join(port, info.id, token)));
  const mover = guests.find(isMine) as Guest;
  wire.hush();
  mover.move(legal(mover)[0]!);
  child.kill('SIGTERM');
  for (const guest of guests) await guest.until(() => guest.closed === 1012);
  const [, signal] = await ended;
  assert.equal(signal, null);
  assert.deepEqual([mover.ply, mover.count('refused')], [0, 0], 'nobody was told of a move that nobody knows to be stored');
});
