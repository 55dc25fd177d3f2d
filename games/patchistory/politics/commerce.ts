/** [P6.6, P6.7, P6.13, P6.14] Commerce sends a worker to a route; main routes are built. */

import type { Seat } from '#engine';
import { removeWorker } from '../civilisation/home.ts';
import { hasMainLeft, hasOpenRoute, isOpen, layMain, openRoutes, setOut } from '../movement/routes.ts';
import type { Move } from '../moves.ts';
import { type Act, isOther, type Means, payPrice, refusePrice, sumWith } from './politics.ts';

export const commerce: Act<'commerce'> = {
  closed(means) {
    const { table, seat } = means;
    if (table.civs[seat]!.workers.length === 0) return { rule: 'P6.6' };
    const dear = refusePrice(means, 'commerce');
    if (dear) return dear;
    return hasOpenRoute(table, seat) ? undefined : { rule: 'P6.7' };
  },

  refuse({ table, seat }, { from, route }) {
    if (!table.civs[seat]!.workers.includes(from)) return { rule: 'P6.6' };
    return isOpen(table, seat, route) ? undefined : { rule: 'P6.7' };
  },

  list({ table, seat }, _hand, moves) {
    const routes = openRoutes(table, seat);
    for (const from of table.civs[seat]!.workers) {
      for (const route of routes) moves.push({ kind: 'commerce', from, route });
    }
  },

  play({ table }, seat, { from, route }, tell) {
    const { food } = payPrice(table, seat, 'commerce');
    removeWorker(table.civs[seat]!, from);
    setOut(table, seat, route);
    tell.everyone({ kind: 'traded', seat, from, route, food });
  },
};

const ROUTES: readonly Move[] = [0, 1, 2, 3].map((to) => ({ kind: 'route', to }));

/** [P6.14, P13.15] */
const mostRoads = ({ effects }: Means): number => 1 + sumWith(effects, 'roads');

export const mainRoute: Act<'route'> = {
  closed(means) {
    const { table, seat } = means;
    if (!hasMainLeft(table)) return { rule: 'P6.13' };
    const most = mostRoads(means);
    return table.roads[seat]! >= most ? { rule: 'P6.14', most } : refusePrice(means, 'route');
  },

  refuse: ({ table, seat }, { to }) => (isOther(table, seat, to) ? undefined : { rule: 'P6.13' }),

  list({ table, seat }, _hand, moves) {
    for (let to: Seat = 0; to < table.seats; to++) if (to !== seat) moves.push(ROUTES[to]!);
  },

  play({ table }, seat, { to }, tell) {
    const { resources } = payPrice(table, seat, 'route');
    table.roads[seat]! += 1;
    tell.everyone({ kind: 'road', seat, to, route: layMain(table, seat, to), resources });
  },
};
