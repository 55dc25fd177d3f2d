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
/** Milliseconds after which whoever is not called looks by themselves. */
const UNCALLED = 12_000;
/** The code with which a connection ends that was closed by both. */
const LEFT = 1005;
/** Milliseconds between two looks whether the server has said anything: it asks every second whether one is there. */
const SILENCE = 4000;

interface Playing {
  readonly table: string;
  readonly token: string;
  readonly seat: number;
  readonly game: Game;
  readonly chance: Chance;
  /** Where servers are now. */
  ports(): readonly number[];
  /** What happens to them is written here. */
  readonly lines: Line[];
  /** Whoever comes only when told to. */
  readonly summons?: Summons;
  /** Whoever still plays then has waited in vain. */
  readonly signal: AbortSignal;
}

/** What was noticed, and who waits for it. */
export class Summons {
  readonly #lines: Line[];
  #isNoticed = false;
  #wake: () => void = () => undefined;

  constructor(lines: Line[]) {
    this.#lines = lines;
  }

  note(line: Line & { kind: 'noticed' }): void {
    this.#lines.push(line);
    this.#isNoticed = true;
    this.#wake();
  }

  /** False where nobody has called for long: then one looks by oneself. */
  async next(signal: AbortSignal): Promise<boolean> {
    const called = new Promise<void>((resolve) => {
      this.#wake = resolve;
    });
    if (!this.#isNoticed) await Promise.race([called, over(signal, UNCALLED)]);
    const isNoticed = this.#isNoticed;
    this.#isNoticed = false;
    return isNoticed;
  }
}

/** Resolves when the game is over, or it is waited no longer. */
export async function play({ table, token, seat, game, chance, ports, lines, summons, signal }: Playing): Promise<History> {
  let sent: { readonly ply: number; readonly move: string } | undefined;
  let before: Guest | undefined;
  /** Whether the last connection ended well, so that the next waits to be called. */
  let isAway = summons !== undefined;
  while (!signal.aborted) {
    const isCalled = isAway ? await summons?.next(signal) : true;
    const port = chance.pick(ports());
    const guest = new Guest(port);
    // Who comes back knows what it saw, and says so.
    guest.sight = before?.sight;
    guest.plies.push(...(before?.plies ?? []));
    before = guest;
    const silence = endWhenSilent(guest);
    guest.socket.on('message', (data) => note(lines, JSON.parse(String(data)) as ToClient));
    try {
      await once(guest.socket, 'open', { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]) });
      lines.push({ kind: 'connected', port });
      await answered(guest.join(table, token, guest.ply));
      isAway = false;
      if (!isCalled && (guest.info?.over || game.toAct(guest.sight?.table).includes(seat)))
        lines.push({ kind: 'uncalled', at: Date.now() });
      while (!guest.info?.over && !isAway) {
        const { sight, ply } = guest;
        if (sent && guest.plies.some((one) => one.ply > (sent?.ply ?? 0) && one.by === seat)) sent = undefined;
        if (sight && game.toAct(sight.table).includes(seat)) {
          const moves = game.moves({ seat, table: sight.table, hand: sight.hand });
          sent ??= { ply, move: game.writeMove(chance.pick(moves)) };
          lines.push({ kind: 'sent', ...sent });
          guest.move(sent.move, sent.ply);
          await answered(guest.until(() => guest.ply > ply || guest.info?.over === true));
        } else if (summons && game.toAct(sight?.table).length > 0) isAway = true;
        // Play may begin only now.
        else
          await unless(
            signal,
            guest.until(() => guest.ply > ply || guest.sight !== sight || guest.info?.over === true),
          );
      }
      if (isAway) {
        await guest.leave();
        // Who has seen on leaving that it is their turn is not told, nor who may not have left well.
        isAway = guest.closed === LEFT && !game.toAct(guest.sight?.table).includes(seat);
        continue;
      }
      await answered(guest.until(() => guest.sight !== undefined && game.toAct(guest.sight.table).length === 0));
      if (guest.sight) lines.push({ kind: 'stayed', sight: guest.sight });
      await guest.leave();
      break;
    } catch {
      guest.socket.terminate();
      lines.push({ kind: 'closed', code: guest.closed ?? 0 });
      isAway = false;
      await sleep(PAUSE);
    } finally {
      clearInterval(silence);
    }
  }
  return { table, seat, lines };
}

/** Resolves when so many milliseconds have passed, or it is waited no longer. */
function over(signal: AbortSignal, ms: number): Promise<unknown> {
  return sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
}

/** A connection on which nothing was said for long is dead, whatever it looks like. */
function endWhenSilent({ socket }: Guest): NodeJS.Timeout {
  let heard = 0;
  let before = -1;
  socket.on('message', () => heard++);
  socket.on('ping', () => heard++);
  return setInterval(() => {
    if (heard === before) socket.terminate();
    before = heard;
  }, SILENCE);
}

export function note(lines: Line[], message: ToClient): void {
  if (message.kind === 'welcome') lines.push({ kind: 'told', since: message.since, by: message.plies.map(({ by }) => by) });
  if (message.kind === 'ply') lines.push({ kind: 'told', since: message.ply - 1, by: [message.by] });
  if (message.kind === 'refused') lines.push({ kind: 'refused', no: message.no.kind });
}

/** Who gets no answer takes the connection for dead. */
async function answered(answer: Promise<void>): Promise<void> {
  await unless(AbortSignal.timeout(PATIENCE), answer);
}

async function unless(signal: AbortSignal, answer: Promise<void>): Promise<void> {
  let stop = () => {};
  const late = new Promise<void>((_, reject) => {
    stop = () => reject(new Error('no answer'));
    signal.addEventListener('abort', stop);
  });
  try {
    if (signal.aborted) stop();
    await Promise.race([answer, late]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
