/** The least a server could do: what one seat sends goes to all four seats of its table. No rules, no store. */

import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';
import { beChild } from './child.ts';

const door = new WebSocketServer({ port: 0, host: 'localhost', perMessageDeflate: false, backlog: 4096 });
const tables = new Map<string, WebSocket[]>();

door.on('connection', (socket, { url = '' }) => {
  const table = tables.get(url) ?? [];
  tables.set(url, table);
  table.push(socket);
  socket.on('message', (data) => {
    for (const seat of table) seat.send(data, { binary: false });
  });
  socket.on('error', () => undefined);
  socket.on('close', () => tables.delete(url));
});

await once(door, 'listening');
beChild((door.address() as AddressInfo).port, async () => {
  for (const socket of door.clients) socket.terminate();
  door.close();
});
