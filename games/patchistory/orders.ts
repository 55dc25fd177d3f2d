/** What a seat may order in advance, so that the others need not wait for an answer that is known already. */

import type { Order } from '#engine';
import { mustPut } from './civilisation/home.ts';
import { moves } from './legal.ts';
import type { Move } from './moves.ts';
import { ROUNDS } from './pieces.ts';
import type { Turn } from './round/turn.ts';
import type { Hand, Table } from './table.ts';

type PatchistoryOrder = Order<Table, Hand, Move>;

/** Always the same answer to the same question. */
function answer(question: Turn['kind'], move: Move, span?: (table: Table) => number): PatchistoryOrder {
  return {
    obey: ({ table, seat }) => (table.turn.kind === question && !mustPut(table, seat) ? move : undefined),
    ...(span ? { span } : {}),
  };
}

export const orders: Readonly<Record<string, PatchistoryOrder>> = {
  /** [P5.1] For the round in which it is given. */
  noDiplomacy: answer('diplomacy', { kind: 'done' }, ({ era, round }) => ROUNDS * era + round),
  /** [P5.5] */
  refuseAid: answer('aid', { kind: 'no' }),
  /** [P11.8] On every card left of the vote of this era. */
  noVotes: answer('vote', { kind: 'vote', n: 0 }, ({ era }) => era),
  forced: {
    obey(view) {
      const open = moves(view);
      return open.length === 1 ? open[0] : undefined;
    },
  },
};
