/** A bad connection: a proxy that drops, delays, doubles and reorders what a page and the server say, and cuts it. */

import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { FastChance } from '#engine';

/** How many of a hundred frames meet with this; the rest goes through at once. */
const DROPPED = 4;
const DELAYED = 12;
const DOUBLED = 10;
const REORDERED = 30;
/** Milliseconds. */
const LONGEST_DELAY = 60;
const LONGEST_HOLD = 300;
/** Frames that pass before the connection is cut. */
const SHORTEST_LIFE = 1;
const LONGEST_LIFE = 4;

interface BadConnection {
  readonly url: string;
  /** How often each thing has happened. */
  readonly done: { dropped: number; delayed: number; doubled: number; reordered: number; cut: number; frames: number };
  close(): Promise<void>;
}

/** After so many cuts everything goes through. */
export async function openBadConnection(to: string, cuts: number, seed: number): Promise<BadConnection> {
  const target = new URL(to);
  const chance = new FastChance(seed);
  const done = { dropped: 0, delayed: 0, doubled: 0, reordered: 0, cut: 0, frames: 0 };
  const open = new Set<WebSocket>();

  const server = createServer((incoming, outgoing) => {
    const { method, url: path, headers } = incoming;
    const onward = ask({ host: target.hostname, port: target.port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });

  /** One direction of a connection; `spend` counts what passes. */
  function pass(from: WebSocket, onto: WebSocket, spend: () => void): void {
    let held: string | undefined;
    const send = (frame: string) => {
      if (onto.readyState === WebSocket.OPEN) onto.send(frame);
    };
    from.on('message', (data) => {
      const frame = String(data);
      done.frames++;
      spend();
      const fate = done.cut < cuts ? chance.below(100) : 100;
      if (fate < DROPPED) {
        done.dropped++;
        return;
      }
      if (fate < DROPPED + DELAYED) {
        done.delayed++;
        setTimeout(send, 1 + chance.below(LONGEST_DELAY), frame);
      } else if (fate < DROPPED + DELAYED + DOUBLED) {
        done.doubled++;
        send(frame);
        setTimeout(send, chance.below(LONGEST_DELAY), frame);
      } else if (fate < DROPPED + DELAYED + DOUBLED + REORDERED && held === undefined) {
        held = frame;
        setTimeout(() => {
          if (held !== undefined) send(held);
          held = undefined;
        }, LONGEST_HOLD);
        return;
      } else send(frame);
      if (held !== undefined) {
        done.reordered++;
        send(held);
        held = undefined;
      }
    });
    from.on('close', () => onto.terminate());
    from.on('error', () => onto.terminate());
  }

  const door = new WebSocketServer({ server });
  door.on('connection', (near: WebSocket, { url: path, headers: { cookie = '' } }: IncomingMessage) => {
    const far = new WebSocket(`ws://${target.host}${path}`, { perMessageDeflate: false, headers: { cookie } });
    let life = SHORTEST_LIFE + chance.below(LONGEST_LIFE - SHORTEST_LIFE + 1);
    const spend = () => {
      if (--life > 0 || done.cut >= cuts) return;
      if (life === 0) done.cut++;
      setImmediate(() => near.terminate());
    };
    const early: string[] = [];
    const keep = (data: unknown) => early.push(String(data));
    near.on('message', keep);
    near.on('error', () => far.terminate());
    far.on('error', () => near.terminate());
    far.on('open', () => {
      near.off('message', keep);
      for (const frame of early) far.send(frame);
      pass(near, far, spend);
      pass(far, near, spend);
    });
    open.add(near);
    near.on('close', () => {
      open.delete(near);
      far.terminate();
    });
  });

  await new Promise<void>((ready) => server.listen(0, 'localhost', ready));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    done,
    async close() {
      for (const near of open) near.terminate();
      server.closeAllConnections();
      await new Promise((gone) => server.close(gone));
    },
  };
}
