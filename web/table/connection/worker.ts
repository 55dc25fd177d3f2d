/** The worker's side of a local table. Built with the page, so that both load the same rules, and of the same build. */

import type { Seat } from '#engine';
import type { ToServer } from '#protocol';
import { engineOf } from '../../games/engines.ts';
import type { LocalGame } from '../local-games.ts';
import { Host } from './host.ts';

/** The page asks where this is, and opens it as a worker. */
export const address = import.meta.url;

let host: Host | undefined;

async function open(local: LocalGame, luck: number): Promise<void> {
  const engine = engineOf(local.game);
  const sitting = engine.bots.filter(({ name }) => local.seats.some((sitter) => sitter.kind === 'bot' && sitter.bot === name));
  host = new Host(
    await engine.rules(),
    undefined,
    local,
    luck,
    (message) => postMessage({ message }),
    (plies, over) => postMessage({ plies, over }),
  );
  postMessage({ opened: true });
  // Whoever sits down sees the table before the bots have thought of what they know.
  const bots = await Promise.all(sitting.map((bot) => bot.load(local.seats.length))).catch(() => undefined);
  if (bots) host.come(bots);
  else postMessage({ stranded: true });
}

function hear({ data }: MessageEvent<{ open: LocalGame; luck: number } | { sit: Seat | undefined } | ToServer>): void {
  if ('open' in data) void open(data.open, data.luck);
  else if ('sit' in data) host?.sit(data.sit);
  else host?.hear(data);
}

if (!('document' in globalThis)) addEventListener('message', hear);
