/** A table that has come to a position: one seat is the reader's, and nobody else thinks. */

import { isRefusal, type Match, type Ply, type Seat } from '#engine';
import { retell, type Sitter, seenBy, Teller, VERSION } from '#protocol';
import type { Connection, Listener } from './connection.ts';

interface Position {
  readonly id: string;
  /** The match at its set-up, anew for each try. */
  readonly match: () => Match;
  /** What has been played when the reader comes. */
  readonly plies: readonly Ply[];
  readonly seat: Seat;
  /** What the others do after a move of the reader, one after the other. */
  readonly answer?: (match: Match) => Ply | undefined;
}

const RIVAL: Sitter = { kind: 'bot', bot: 'level-4' };

export function openPosition({ id, match: atSetup, plies: log, seat, answer }: Position, listener: Listener): Connection {
  const come = () => {
    const match = atSetup();
    const { start, plies } = retell(match, log, { seat });
    return { match, start, plies, teller: new Teller(match) };
  };
  let now = come();
  const { game, rules, options, seats, commit } = now.match;
  const info = {
    id,
    game: game.meta.id,
    rules,
    options,
    seats: Array.from({ length: seats }, (_, one): Sitter => (one === seat ? { kind: 'person', name: '' } : RIVAL)),
    timeControl: { kind: 'unlimited' } as const,
    commit,
    started: true,
    over: false,
  };

  function submit(by: Seat, move: string): void {
    const { match, teller } = now;
    const played = match.submit(by, move);
    if (isRefusal(played)) {
      listener.heard({ kind: 'refused', no: { kind: 'rule', refusal: played, ply: match.ply } });
      return;
    }
    listener.heard({ kind: 'ply', ...seenBy(teller.tell(match, played), { seat }) });
    const next = answer?.(match);
    if (next) submit(...next);
  }

  queueMicrotask(() => listener.opened());
  return {
    send(message) {
      const { start, plies } = now;
      if (message.kind === 'join') listener.heard({ kind: 'welcome', v: VERSION, info, seat, start, since: 0, plies });
      if (message.kind === 'move') submit(seat, message.move);
    },
    renew() {
      now = come();
      listener.opened();
    },
    close() {},
    record: async () => ({ kind: 'not over' }),
  };
}
