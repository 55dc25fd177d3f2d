/** The worker's side of a local table. */

import { gameOf } from '#games';
import type { ToServer } from '#protocol';
import { Host } from './host.ts';
import type { LocalGame } from './kept.ts';

let host: Host | undefined;

addEventListener('message', ({ data }: MessageEvent<{ open: LocalGame } | ToServer>) => {
  if ('open' in data) {
    const game = gameOf(data.open.game);
    if (!game) throw new Error(`unknown game ${data.open.game}`);
    const [luck] = crypto.getRandomValues(new Uint32Array(1));
    host = new Host(
      game,
      data.open,
      luck as number,
      (message) => postMessage({ message }),
      (plies, over) => postMessage({ plies, over }),
    );
    postMessage({ opened: true });
  } else host?.hear(data);
});
