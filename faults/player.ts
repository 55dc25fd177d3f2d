/** Somebody who plays whatever happens to the servers: comes back to any of them, says again what had no answer, and writes it all down. */

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Chance, Game } from '#engine';
import type { ToClient } from '#protocol';
import { Guest } from '#server/tests/guest';
import type { History, Line } from './history.ts';

/** Milliseconds until the next try, and for an answer. */
const PAUSE = 50;
const PATIENCE = 2000;

interface Playing {
  readonly table: string;
  readonly token: string;
  readonly seat: number;
  readonly game: Game;
  readonly chance: Chance;
  /** Where servers are now. */
  ports(): readonly number[];
}

/** Resolves when the game is over. */
export async function play({ table, token, seat, game, chance, ports }: Playing): Promise<History> {
  const lines: Line[] = [];
  let sent: { readonly ply: number; readonly move: string } | undefined;
  for (;;) {
    const port = chance.pick(ports());
    const guest = new Guest(port);
    guest.socket.on('message', (data) => note(lines, JSON.parse(String(data)) as ToClient));
    try {
      await once(guest.socket, 'open', { signal: AbortSignal.timeout(PATIENCE) });
      lines.push({ kind: 'connected', port });
      await answered(guest.join(table, token));
      while (!guest.info?.over) {
        const { sight, ply } = guest;
        if (sent && guest.plies.some((one) => one.ply > (sent?.ply ?? 0) && one.by === seat)) sent = undefined;
        if (sight && game.toAct(sight.table).includes(seat)) {
          const moves = game.moves({ seat, table: sight.table, hand: sight.hand });
          sent ??= { ply, move: game.writeMove(chance.pick(moves)) };
          lines.push({ kind: 'sent', ...sent });
          guest.move(sent.move, sent.ply);
          await answered(guest.until(() => guest.ply > ply || guest.info?.over === true));
        } else await guest.until(() => guest.ply > ply || guest.info?.over === true);
      }
      await answered(guest.until(() => guest.sight !== undefined && game.toAct(guest.sight.table).length === 0));
      if (guest.sight) lines.push({ kind: 'stayed', sight: guest.sight });
      await guest.leave();
      return { table, seat, lines };
    } catch {
      guest.socket.terminate();
      lines.push({ kind: 'closed', code: guest.closed ?? 0 });
      await sleep(PAUSE);
    }
  }
}

function note(lines: Line[], message: ToClient): void {
  if (message.kind === 'welcome') lines.push({ kind: 'told', since: message.since, by: message.plies.map(({ by }) => by) });
  if (message.kind === 'ply') lines.push({ kind: 'told', since: message.ply - 1, by: [message.by] });
  if (message.kind === 'refused') lines.push({ kind: 'refused', no: message.no.kind });
}

/** Who gets no answer takes the connection for dead. */
async function answered(answer: Promise<void>): Promise<void> {
  const late = sleep(PATIENCE, undefined, { ref: false }).then(() => Promise.reject(new Error('no answer')));
  await Promise.race([answer, late]);
}
