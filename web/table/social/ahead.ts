/** What can be done before one's turn, at a table that goes on without oneself. */

import type { View } from '#engine';
import type { BoardProps } from '../../games/board.ts';
import { isNo } from '../server.ts';
import type { Sitting } from '../sitting.svelte.ts';
import { order } from './ask.ts';

export function aheadOf(sitting: Sitting, table: string): BoardProps['ahead'] {
  const { game, shown, live, away, orders } = sitting;
  if (!shown || !live || away) return undefined;
  return {
    moves: game.ahead?.(shown as View) ?? [],
    made: orders.ahead === undefined ? undefined : game.readMove(orders.ahead),
    make: async (move: unknown) => {
      const { standing, ahead: made } = sitting.orders;
      const written = game.writeMove(move);
      const answer = await order(sitting, table, { standing, ...(made === written ? {} : { ahead: written }) });
      sitting.no = isNo(answer) ? answer : undefined;
    },
  };
}
