/** What a seat may order in advance: a card before its turn, and the card that it has to play anyway. */

import type { Order } from '#engine';
import { moves } from './legal.ts';
import type { Hand, Move, Table, UgoView } from './pieces.ts';

export const orders: Readonly<Record<string, Order<Table, Hand, Move>>> = {
  /** [U2.3] Also the last card of the hand. */
  forced: {
    obey(view) {
      const open = moves(view);
      return open.length === 1 && open[0]?.kind === 'play' ? open[0] : undefined;
    },
  },
};

/** [U2.1] Any card of the hand while others play or lay. */
export function ahead({ table, seat, hand }: UgoView): readonly Move[] {
  const { turn } = table;
  return turn.kind === 'over' || turn.seat === seat ? [] : hand.map((card) => ({ kind: 'play', card }));
}
