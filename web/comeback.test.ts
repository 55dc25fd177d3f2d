/** A page whose connection ends comes back by itself: at once where the server says that it goes, and else after a pause. */

import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Connection } from './table/connection/connection.ts';
import { Pause } from './table/connection/pause.ts';
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
  // Nothing was said to it in between.
  assert.ok(one < 200 && two < 400 && one !== two);
  assert.ok(other !== undefined && other >= 125 && other <= 250);
});

test('a thousand pages that one server sends away come back one after the other', () => {
  const pages = Array.from({ length: 1000 }, () => new Pause(250, 5000));
  const within = (pauses: readonly number[], from: number, to: number) => pauses.filter((pause) => pause >= from && pause < to).length;
  const first = pages.map((page) => page.next(1012));
  for (const from of [0, 50, 100, 150])
    assert.ok(within(first, from, from + 50) > 150, `${from} milliseconds: ${within(first, from, from + 50)} of 1000`);
  assert.equal(within(first, 0, 200), 1000);
  // Whoever is sent on and on gives the servers more and more time, and whoever has been heard starts anew.
  for (let n = 0; n < 9; n++) for (const page of pages) page.next(1012);
  const last = pages.map((page) => page.next(1012));
  assert.ok(within(last, 0, 200) < 100 && within(last, 0, 5000) === 1000);
  for (const page of pages) page.renew();
  assert.equal(
    within(
      pages.map((page) => page.next(1012)),
      0,
      200,
    ),
    1000,
  );
});

test('pages that lose a server wait longer each time, and not all as long', () => {
  const pages = Array.from({ length: 1000 }, () => new Pause(250, 5000));
  for (const most of [250, 500, 1000, 2000, 4000, 5000, 5000]) {
    const pauses = pages.map((page) => page.next(1006));
    assert.ok(pauses.every((pause) => pause >= most / 2 && pause <= most));
    assert.ok(new Set(pauses).size > 900);
  }
});
