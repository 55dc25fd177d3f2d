/** A page whose connection ends comes back by itself: at once where the server says that it goes, and else after a pause. */

import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Connection } from './table/connection/connection.ts';
import { openSocket } from './table/connection/socket.ts';

test('who is told that the server goes comes back at once, not all in the same moment; anybody else waits', async (t) => {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const page = new EventTarget();
  const globals = {
    document: Object.assign(new EventTarget(), { hidden: false }),
    location: { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  };
  const before = Object.fromEntries(Object.keys(globals).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]));
  for (const [name, value] of Object.entries(globals)) Object.defineProperty(globalThis, name, { value, configurable: true });
  let open: Connection | undefined;
  t.after(() => {
    open?.close();
    for (const [name, old] of Object.entries(before)) {
      if (old) Object.defineProperty(globalThis, name, old);
      else Reflect.deleteProperty(globalThis, name);
    }
    for (const socket of server.clients) socket.terminate();
    server.close();
  });

  const pauses: number[] = [];
  const { setTimeout } = globalThis;
  let isLost = false;
  t.mock.method(globalThis, 'setTimeout', (...given: Parameters<typeof setTimeout>) => {
    if (isLost) pauses.push(given[1] ?? 0);
    isLost = false;
    return setTimeout(...given);
  });
  const come = async () => ((await once(server, 'connection')) as [WebSocket])[0];
  const lost = () => {
    isLost = true;
  };
  let socket = come();
  open = openSocket('abcdefghjkmn', { opened: () => undefined, heard: () => undefined, isWaiting: () => false, lost });
  for (const code of [1012, 1012, 1011]) {
    const here = await socket;
    socket = come();
    here.close(code);
  }
  await socket;
  const [one = 0, two = 0, other] = pauses;
  assert.ok(one < 250 && two < 250 && one !== two);
  assert.equal(other, 250);
});
