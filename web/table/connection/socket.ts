/** A connection to the server that comes back by itself. */

import type { GameRecord } from '#engine';
import { type No, type ToClient, type ToServer, VERSION } from '#protocol';
import { ask } from '../server.ts';
import { reloadsFor } from '../version.ts';
import type { Connection, Listener } from './connection.ts';
import { newSocket } from './early.ts';
import { Pause } from './pause.ts';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
/** After this long without an answer a connection that looks open is taken for dead. */
const PATIENCE = 4000;
/** The server says something at least this often. */
const SILENCE = 25_000;

export function openSocket(table: string, listener: Listener): Connection {
  let socket: WebSocket | undefined;
  const pause = new Pause(FIRST_WAIT, LONGEST_WAIT);
  let retry: ReturnType<typeof setTimeout> | undefined;
  let doubt: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  function connect(): void {
    clearTimeout(retry);
    retry = undefined;
    const { socket: opening, heard } = newSocket();
    socket = opening;
    listen(opening);
    const begin = () => {
      listen(opening);
      tellSight();
      listener.opened();
    };
    opening.onopen = begin;
    opening.onmessage = hear;
    // Whoever listens is only being made.
    if (opening.readyState === WebSocket.OPEN)
      queueMicrotask(() => {
        begin();
        for (const event of heard) hear(event);
      });
    function hear({ data }: MessageEvent): void {
      clearTimeout(doubt);
      doubt = undefined;
      listen(opening);
      const message = JSON.parse(data) as ToClient;
      if (reloadsFor(message)) return;
      pause.renew();
      listener.heard(message);
      // Something else was said: what we asked may have been lost on the way.
      if (listener.isWaiting()) expect(opening);
    }
    opening.onclose = ({ code }) => drop(opening, code);
  }

  /** A connection on which nothing is heard for long is dead, though it may look open, or about to open. */
  function listen(opened: WebSocket): void {
    clearTimeout(silence);
    silence = setTimeout(() => drop(opened), SILENCE);
  }

  /** An answer is due. */
  function expect(asked: WebSocket): void {
    doubt ??= setTimeout(() => drop(asked), PATIENCE);
  }

  function drop(dead: WebSocket, code?: number): void {
    if (dead !== socket || closed) return;
    dead.onopen = dead.onmessage = dead.onclose = null;
    dead.close();
    clearTimeout(doubt);
    clearTimeout(silence);
    doubt = undefined;
    listener.lost();
    retry = setTimeout(connect, pause.next(code));
  }

  /** Whoever does not see the page is told otherwise that it is their turn. There is no answer to wait for. */
  function tellSight(): void {
    const message: ToServer = { v: VERSION, kind: 'away', away: document.hidden };
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  }

  /** Back from sleep or from a dead network: the connection may only look open. */
  function check(): void {
    if (document.hidden || closed) return;
    if (socket?.readyState === WebSocket.OPEN) listener.opened();
    else if (retry !== undefined) connect();
  }

  document.addEventListener('visibilitychange', tellSight);
  document.addEventListener('visibilitychange', check);
  addEventListener('online', check);
  addEventListener('pageshow', check);
  connect();

  return {
    send(message: ToServer) {
      if (socket?.readyState !== WebSocket.OPEN) return;
      const asked = socket;
      asked.send(JSON.stringify(message));
      expect(asked);
    },
    renew() {
      if (socket) drop(socket);
      connect();
    },
    close() {
      closed = true;
      clearTimeout(retry);
      clearTimeout(doubt);
      clearTimeout(silence);
      document.removeEventListener('visibilitychange', tellSight);
      document.removeEventListener('visibilitychange', check);
      removeEventListener('online', check);
      removeEventListener('pageshow', check);
      socket?.close();
    },
    record: () => ask<GameRecord>('GET', `/api/tables/${table}/record`) as Promise<GameRecord | No>,
  };
}
