/** [P5.11–P5.13] Breaking an alliance. */

import type { Seat } from '#engine';
import { gain } from '../civilisation/stock.ts';
import { discardRoute, isOwnRoute } from '../movement/routes.ts';
import type { Move } from '../moves.ts';
import { alliedNumbered, BROKE, DIPLOMAT, FIRST_ALLIED, type Route, VOTE } from '../pieces.ts';
import type { Table } from '../table.ts';
import { type Act, isMarked, mark, spend } from './politics.ts';
import { pointsLeft } from './prices.ts';

const isShared = (table: Table, seat: Seat, route: Route) => route >= FIRST_ALLIED && isOwnRoute(table, seat, route);

export const breaking: Act<'break'> = {
  closed({ table, seat, points }) {
    if (isMarked(table, seat, DIPLOMAT) || points === 0) return { rule: 'P5.11' };
    const { a, b } = table.allied;
    return a.includes(seat) || b.includes(seat) ? undefined : { rule: 'P5.11' };
  },

  refuse: ({ table, seat }, { route }) => (isShared(table, seat, route) ? undefined : { rule: 'P5.11' }),

  list({ table, seat }, _hand, moves: Move[]) {
    for (let number = 0; number < table.allied.a.length; number++) {
      const route = alliedNumbered(number);
      if (isShared(table, seat, route)) moves.push({ kind: 'break', route });
    }
  },

  play({ table }, seat, { route }, tell) {
    const points = pointsLeft(table, seat);
    const { a, b } = table.allied;
    const number = route - FIRST_ALLIED;
    const to = (a[number] === seat ? b[number] : a[number])!;
    spend(table, seat, points);
    gain(table, seat, VOTE, points);
    mark(table, seat, BROKE);
    tell.everyone({ kind: 'broke', seat, to, votes: points });
    discardRoute(table, route, tell);
  },
};
