/** A line to a table in this browser: the engine and the bots run in a worker, off the page's own thread. */

import { commitTo, FORMAT, type Ply, type Record, readSeed } from '#engine';
import type { ToClient } from '#protocol';
import { keepLocalGame, type LocalGame, localGame } from './kept.ts';
import type { Line, Listener } from './link.ts';

type FromWorker = { opened: true } | { message: ToClient } | { plies: readonly Ply[]; over: boolean };

/** Built as a door of its own (`vite.config.ts`), so that it shares the rules with the page. */
const WORKER = import.meta.env.DEV ? '/table/worker.ts' : '/worker.js';

export function openLocal(local: LocalGame, listener: Listener): Line {
  const worker = new Worker(WORKER, { type: 'module' });
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    if ('opened' in data) listener.opened();
    else if ('message' in data) listener.heard(data.message);
    else keepLocalGame({ ...local, plies: data.plies, over: data.over, at: Date.now() });
  };
  worker.postMessage({ open: local });
  return {
    send: (message) => worker.postMessage(message),
    renew: () => listener.opened(),
    sit(seat) {
      worker.postMessage({ sit: seat });
      listener.opened();
    },
    close: () => worker.terminate(),
    async record() {
      const kept = localGame(local.id);
      return kept?.over ? recordOf(kept) : { kind: 'not over' };
    },
  };
}

function recordOf({ game, rules, options, seats, seed, branches, plies }: LocalGame): Record {
  const commit = commitTo(readSeed(seed) as Uint8Array);
  return { format: FORMAT, game, rules, options, seats: seats.length, commit, seed, ...(branches ? { branches } : {}), plies };
}
