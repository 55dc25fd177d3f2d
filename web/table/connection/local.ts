/** A connection to a table in this browser: the engine and the bots run in a worker, off the page's own thread. */

import { commitTo, type GameRecord, type Ply, readSeed, type Seat, writeRecord } from '#engine';
import type { ToClient, ToServer } from '#protocol';
import { keepLocalGame, type LocalGame, localGame } from '../local-games.ts';
import type { Connection, Listener } from './connection.ts';

type FromWorker = { opened: true } | { message: ToClient } | { plies: readonly Ply[]; over: boolean };

export function openLocal(local: LocalGame, listener: Listener): Connection {
  const worker = import('./worker.ts').then(({ address }) => {
    const opened = new Worker(address, { type: 'module' });
    opened.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('opened' in data) listener.opened();
      else if ('message' in data) listener.heard(data.message);
      else keepLocalGame({ ...(localGame(local.id) ?? local), plies: data.plies, over: data.over, at: Date.now() });
    };
    return opened;
  });
  const post = (message: ToServer | { open: LocalGame; luck: number } | { sit: Seat | undefined }) =>
    void worker.then((opened) => opened.postMessage(message));
  // All luck of this page is drawn here, the bots' too.
  const [luck] = crypto.getRandomValues(new Uint32Array(1));
  post({ open: local, luck: luck as number });
  return {
    send: post,
    renew: () => listener.opened(),
    sit(seat) {
      post({ sit: seat });
      listener.opened();
    },
    close: () => void worker.then((opened) => opened.terminate()),
    async record() {
      const kept = localGame(local.id);
      return kept?.over ? recordOf(kept) : { kind: 'not over' };
    },
  };
}

function recordOf(local: LocalGame): GameRecord {
  return writeRecord({ ...local, seats: local.seats.length, commit: commitTo(readSeed(local.seed) as Uint8Array) });
}
