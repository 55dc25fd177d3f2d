import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { test } from 'node:test';
import { WebSocket } from 'ws';
import { type SeatTaken, VERSION } from '#protocol';
import { ask, Guest, serve } from './tests/guest.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

/** As a client sends it: with a mask, which changes nothing here. */
function frame(kind: number, text: string): Buffer {
  assert.ok(text.length < 126);
  return Buffer.concat([Buffer.from([kind, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

/** What the server reads while this waits for an answer has been read. */
const settle = (port: number) => ask(port, 'GET', '/api/health');

test('pings count as what is said: beyond the limit they get no answer, and messages then are too fast', async (t) => {
  const { port } = await serve(t);
  const guest = await Guest.at(port);
  let pongs = 0;
  guest.socket.on('pong', () => pongs++);
  for (let n = 0; n < 3000; n++) guest.socket.ping();
  for (let n = 0; n < 1000; n++) guest.socket.send('x');
  await guest.until(() => guest.count('refused') === 1000);
  assert.ok(guest.heard.some((message) => message.kind === 'refused' && message.no.kind === 'too fast'));
  assert.ok(pongs >= 400 && pongs < 2000, `${pongs} pongs`);
  // Heard again later, and answered with what was said.
  let answer = '';
  guest.socket.on('pong', (said) => {
    answer = String(said);
  });
  while (answer !== 'still there') {
    guest.socket.ping('still there');
    await settle(port);
  }
});

for (const [what, say] of [
  ['pings', (socket: WebSocket) => socket.ping()],
  ['pongs', (socket: WebSocket) => socket.pong()],
  ['messages', (socket: WebSocket) => socket.send('x')],
] as const) {
  test(`who goes on with ${what} long after the limit is cut off`, async (t) => {
    const { port } = await serve(t);
    const guest = await Guest.at(port);
    for (let n = 0; n < 50_000 && guest.closed === undefined; n++) {
      say(guest.socket);
      if (n % 1000 === 0) await settle(port);
    }
    assert.equal(guest.closed, 1006);
    // Coming back does not give them as much again.
    const again = await Guest.at(port);
    let said = 0;
    for (; said < 3000 && again.closed === undefined; said++) {
      say(again.socket);
      if (said % 100 === 0) await settle(port);
    }
    assert.equal(again.closed, 1006);
  });
}

test('who was told goodbye and goes on is cut off as well', async (t) => {
  const { port } = await serve(t);
  const { token = '' } = await ask(port, 'POST', '/api/me', { name: 'Eve' });
  const made = await ask(port, 'POST', '/api/tables', { game: 'ugo', options: {}, seats: ['person', 'person'] }, bearer(token));
  const { id } = (made.json as SeatTaken).info;
  // It does not answer the goodbye.
  const socket = connect({ port, host: 'localhost' });
  t.after(() => socket.destroy());
  socket.on('error', () => undefined);
  let isGone = false;
  socket.on('close', () => {
    isGone = true;
  });
  let heard = '';
  socket.on('data', (data) => {
    heard += data.toString('latin1');
  });
  socket.write(
    `GET /api/socket HTTP/1.1\r\nHost: localhost:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Authorization: Bearer ${token}\r\nSec-WebSocket-Key: cm95YXVtZXMgdGVzdHMhIQ==\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  const hear = async (what: string) => {
    while (!heard.includes(what)) await settle(port);
  };
  await hear(' 101 ');
  socket.write(frame(0x81, JSON.stringify({ v: VERSION, kind: 'join', table: id, since: 0 })));
  await hear('"welcome"');
  await ask(port, 'POST', '/api/sign-out', { everywhere: true }, bearer(token));
  await hear('\x88\x02\x03\xf3');
  for (let n = 0; n < 50_000 && !isGone; n++) {
    socket.write(frame(0x89, ''));
    if (n % 1000 === 0) await settle(port);
  }
  assert.ok(isGone);
});

test('a message in more pieces than any browser makes is not heard', async (t) => {
  const { port } = await serve(t);
  const guest = await Guest.at(port);
  for (let n = 0; n < 100 && guest.socket.readyState === WebSocket.OPEN; n++) {
    guest.socket.send('', { fin: false });
    await settle(port);
  }
  assert.notEqual(guest.socket.readyState, WebSocket.OPEN);
  await guest.until(() => guest.closed !== undefined);
  assert.equal(guest.closed, 1008);
  assert.deepEqual(guest.last('refused')?.no, { kind: 'garbage' });
});

test('who pings and does not read is cut off, rate limit or not', async (t) => {
  const { port } = await serve(t, { rateLimited: false });
  const deaf = await Guest.at(port);
  deaf.socket.pause();
  let [pings, pongs] = [0, 0];
  deaf.socket.on('pong', () => pongs++);
  const payload = Buffer.alloc(125);
  for (; pings < 400_000 && deaf.socket.readyState === WebSocket.OPEN; pings++) {
    deaf.socket.ping(payload);
    if (pings % 1000 === 0) await settle(port);
  }
  deaf.socket.resume();
  assert.ok(pings < 400_000);
  await deaf.until(() => deaf.closed !== undefined);
  assert.equal(deaf.closed, 1006);
  assert.ok(pongs < pings);
});

test('who opens sockets too fast is refused, though they close them again', async (t) => {
  const { port } = await serve(t);
  const open = async () => {
    const guest = new Guest(port);
    const [status] = await Promise.race([
      once(guest.socket, 'open'),
      once(guest.socket, 'unexpected-response').then(([, { statusCode }]) => [statusCode]),
    ]);
    guest.socket.terminate();
    return status as number | undefined;
  };
  let opened = 0;
  let status: number | undefined;
  while (status === undefined && opened < 5000) {
    status = await open();
    opened++;
  }
  assert.equal(status, 429);
  assert.ok(opened > 600, `${opened} sockets`);
});
