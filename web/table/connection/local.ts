/** A connection to a table in this browser: the engine and the bots run in a worker, off the page's own thread. */

import { commitTo, type GameRecord, type Ply, readSeed, type Seat, writeRecord } from '#engine';
import type { ToClient, ToServer } from '#protocol';
import { keepLocalGame, type LocalGame, localGame } from '../local-games.ts';
import type { Connection, Listener } from './connection.ts';

type FromWorker = { opened: true } | { stranded: true } | { message: ToClient } | { plies: readonly Ply[]; over: boolean };

/** Milliseconds after which bots that could not be fetched are asked for again. */
const AGAIN = 5000;

export function openLocal(local: LocalGame, listener: Listener): Connection {
  let worker = open(local);
  let sits: { readonly sit: Seat | undefined } | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  async function open(game: LocalGame): Promise<Worker> {
    // All luck of this page is drawn here, the bots' too.
    const [luck] = crypto.getRandomValues(new Uint32Array(1));
    const { address } = await import('./worker.ts');
    const opened = new Worker(address, { type: 'module' });
    opened.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ('opened' in data) listener.opened();
      else if ('message' in data) listener.heard(data.message);
      else if ('stranded' in data) again = setTimeout(reopen, AGAIN);
      else keepLocalGame({ ...(localGame(local.id) ?? local), plies: data.plies, over: data.over, at: Date.now() });
    };
    opened.postMessage({ open: game, luck });
    return opened;
  }

  /** What a worker once failed to fetch it does not ask for again: a new one does. */
  function reopen(): void {
    void worker.then((stranded) => stranded.terminate());
    worker = open(localGame(local.id) ?? local);
    if (sits) post(sits);
  }

  const post = (message: ToServer | { sit: Seat | undefined }) => void worker.then((opened) => opened.postMessage(message));
  return {
    send: post,
    renew: () => listener.opened(),
    sit(seat) {
      sits = { sit: seat };
      post(sits);
      listener.opened();
    },
    close() {
      clearTimeout(again);
      void worker.then((opened) => opened.terminate());
    },
    async record() {
      const kept = localGame(local.id);
      return kept?.over ? recordOf(kept) : { kind: 'not over' };
    },
  };
}

function recordOf(local: LocalGame): GameRecord {
  return writeRecord({ ...local, seats: local.seats.length, commit: commitTo(readSeed(local.seed)!) });
}
