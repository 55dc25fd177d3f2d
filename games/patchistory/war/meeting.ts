/** [P8, P9] What negotiations and wars have in common: route by route, its owner meets the seat at the other end. */

import type { Seat } from '#engine';
import { isAnyoneComing, sendHome } from '../civilisation/home.ts';
import type { Telling } from '../events.ts';
import type { Move } from '../moves.ts';
import { mainNumbered, NOTHING, type PREP, type Route, type WAR } from '../pieces.ts';
import { turnOrder } from '../round/order.ts';
import type { Progress } from '../round/phase.ts';
import type { Table } from '../table.ts';

/** The two sides of a route: 0 its owner, 1 the other. A set of sides is bits, as in `main.war`. */
export type Side = 0 | 1;
export const SIDES: readonly Side[] = [0, 1];
/** By side. */
export type Pair = readonly [number, number];

export function seatOf({ main }: Table, route: Route, side: Side): Seat {
  return (side === 0 ? main.from[route] : main.to[route])!;
}

/** Both sides, as a set of seats. */
export function bothOf(table: Table, route: Route): number {
  return (1 << seatOf(table, route, 0)) | (1 << seatOf(table, route, 1));
}

export interface Meeting {
  /** The question which one comes next. */
  readonly kind: 'negotiate' | 'fight';
  /** The space of the worker who brings it about. */
  readonly space: typeof PREP | typeof WAR;
  /** Whether it waits on this route for the seat's turn. */
  isDue(table: Table, route: Route, seat: Seat): boolean;
  begin(table: Table, route: Route, tell: Telling): Progress;
}

/** [P8.2] [P9.1] The next one, once everybody is home: seat after seat, and whoever has several chooses. */
export function meetNext(meeting: Meeting, table: Table, tell: Telling): Progress {
  if (isAnyoneComing(table)) return 'waits';
  const isAnyThere = table.main.at.includes(meeting.space);
  for (const seat of isAnyThere ? turnOrder(table) : []) {
    const routes: Route[] = [];
    for (let number = 0; number < table.main.from.length; number++) {
      const route = mainNumbered(number);
      if (meeting.isDue(table, route, seat)) routes.push(route);
    }
    if (routes.length === 0) continue;
    if (routes.length === 1) return meeting.begin(table, routes[0]!, tell);
    table.turn = { kind: meeting.kind, seat, routes };
    return 'waits';
  }
  table.turn = { kind: 'between' };
  return 'through';
}

export function nextMoves(routes: readonly Route[]): readonly Move[] {
  return routes.map((route) => ({ kind: 'next', route }));
}

export function isNext(routes: readonly Route[], move: Move): boolean {
  return move.kind === 'next' && routes.includes(move.route);
}

/** [P8.10] [P9.11] It is over: the worker, if he is still on the route, goes home. */
export function part(meeting: Meeting, table: Table, route: Route, tell: Telling): Progress {
  const seat = seatOf(table, route, 0);
  table.turn = { kind: meeting.kind, seat, routes: [] };
  if (table.main.at[route] !== NOTHING) {
    table.main.at[route] = NOTHING;
    sendHome(table, seat, tell);
  }
  return meetNext(meeting, table, tell);
}
