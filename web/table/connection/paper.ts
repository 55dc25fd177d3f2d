/** A finished game on paper: a record in an address, and a connection that tells it as a table would. */

import { type Game, type GameRecord, Match } from '#engine';
import { retell, type Sitter, shownNumber, VERSION } from '#protocol';
import type { Connection, Listener } from './connection.ts';

/** A record and who sat where. */
interface Paper {
  readonly record: GameRecord;
  readonly seats: readonly Sitter[];
}

export function openPaper(game: Game, { record, seats }: Paper, listener: Listener): Connection {
  queueMicrotask(() => listener.opened());
  return {
    send() {
      const { start, plies } = retell(Match.atSetup(game, record), record.plies, {});
      const { rules, options, commit, numbers, forfeit, calledOff } = record;
      const info = {
        id: 'paper',
        game: game.meta.id,
        rules,
        options,
        seats,
        timeControl: { kind: 'unlimited' } as const,
        commit,
        ...(numbers ? { numbers: numbers.map(shownNumber) } : {}),
        started: true,
        over: true,
        ...(forfeit ? { forfeit } : {}),
        ...(calledOff ? { calledOff } : {}),
      };
      queueMicrotask(() => listener.heard({ kind: 'welcome', v: VERSION, info, start, since: 0, plies }));
    },
    renew() {},
    close() {},
    record: async () => record,
  };
}

async function through(bytes: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream): Promise<Uint8Array> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

/** Short enough for a message: a whole game takes some hundred letters. */
export async function writePaper(paper: Paper): Promise<string> {
  const bytes = await through(new TextEncoder().encode(JSON.stringify(paper)), new CompressionStream('deflate-raw'));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export async function readPaper(text: string): Promise<unknown> {
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return undefined;
  }
}
