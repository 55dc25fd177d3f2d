/** A table that has come to a puzzle: it takes one move of the seat that is asked, and nobody plays on. */

import { commitTo, type Game, isRefusal, Match, readSeed } from '#engine';
import { retell, type Sitter, seenBy, Teller, VERSION } from '#protocol';
import type { Connection, Listener } from '../table/connection/connection.ts';
import type { Posed } from './list.ts';

const RIVAL: Sitter = { kind: 'bot', bot: 'level-4' };

export function openPuzzle(game: Game, { id, mine, at, seat }: Posed, listener: Listener): Connection {
  const { rules, options, seats, seed } = mine;
  const come = () => {
    const match = Match.atSetup(game, mine);
    const { start, plies } = retell(match, mine.plies.slice(0, at), { seat });
    return { match, start, plies, teller: new Teller(match) };
  };
  let now = come();
  const info = {
    id,
    game: game.meta.id,
    rules,
    options,
    seats: Array.from({ length: seats }, (_, one): Sitter => (one === seat ? { kind: 'person', name: '' } : RIVAL)),
    timeControl: { kind: 'unlimited' } as const,
    commit: commitTo(readSeed(seed) as Uint8Array),
    started: true,
    over: false,
  };
  queueMicrotask(() => listener.opened());
  return {
    send(message) {
      const { match, start, plies, teller } = now;
      if (message.kind === 'join') listener.heard({ kind: 'welcome', v: VERSION, info, seat, start, since: 0, plies });
      if (message.kind !== 'move') return;
      const played = match.submit(seat, message.move);
      if (isRefusal(played)) listener.heard({ kind: 'refused', no: { kind: 'rule', refusal: played, ply: match.ply } });
      else listener.heard({ kind: 'ply', ...seenBy(teller.tell(match, played), { seat }) });
    },
    renew() {
      now = come();
      listener.opened();
    },
    close() {},
    record: async () => ({ kind: 'not over' }),
  };
}
