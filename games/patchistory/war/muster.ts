/** [P9.3] Before a war: what a side may give up for more power. */

import type { Refusal, Seat } from '#engine';
import { levelsOf } from '../civilisation/levels.ts';
import type { Telling } from '../events.ts';
import type { Effect } from '../heroes/effect.ts';
import { effectsWith } from '../heroes/effects.ts';
import { discardRoute, hasWorker, isOwnRoute, ownRoutes, returnWorker, workersOf } from '../movement/routes.ts';
import type { Move } from '../moves.ts';
import { A, D, NOTHING, type Route } from '../pieces.ts';
import { isIn } from '../round/order.ts';
import type { Turn } from '../round/turn.ts';
import type { Table } from '../table.ts';
import { type Pair, type Side, seatOf } from './meeting.ts';

export function isAggressor({ main }: Table, route: Route, side: Side): boolean {
  return isIn(main.war[route]!, side);
}

/** [P9.2] */
export function powerOf(table: Table, route: Route, side: Side): number {
  const levels = levelsOf(table, seatOf(table, route, side));
  const military = levels[A]!;
  return isAggressor(table, route, side) ? military : military + levels[D]!;
}

/** What can be given up for power, in the order in which a side is asked. */
const GIVEN_UP = ['worker', 'route'] as const;

/** [P9.3] The next question after the `asked` ones, two to each side: the aggressor first, of two the owner of the route. */
export function nextQuestion(table: Table, route: Route, asked: number, bonus: Pair): Turn | undefined {
  const sides: readonly [Side, Side] = isAggressor(table, route, 0) ? [0, 1] : [1, 0];
  for (let question = asked; question < 2 * GIVEN_UP.length; question++) {
    const side = sides[question >> 1]!;
    const seat = seatOf(table, route, side);
    const what = GIVEN_UP[question & 1];
    for (const { id, muster } of effectsWith(table, seat, 'muster')) {
      if (muster?.for !== what || (muster?.role === 'defender' && isAggressor(table, route, side))) continue;
      const isPossible = what === 'worker' ? workersOf(table, seat).length > 0 : spareRoutes(table, seat, route).length > 0;
      if (isPossible) return { kind: 'muster', route, seat, effect: id, bonus, asked: question + 1 };
    }
  }
  return undefined;
}

function musterOf(table: Table, seat: Seat, effect: string): Effect['muster'] {
  return effectsWith(table, seat, 'muster').find(({ id }) => id === effect)?.muster;
}

function givenUp(table: Table, seat: Seat, effect: string): 'worker' | 'route' | undefined {
  return musterOf(table, seat, effect)?.for;
}

/** [P13.53] Own main routes and shared allied ones, but for the war's. */
function spareRoutes(table: Table, seat: Seat, war: Route): readonly Route[] {
  return ownRoutes(table, seat).filter((route) => route !== war);
}

export function musterMoves(table: Table, seat: Seat, war: Route, effect: string): readonly Move[] {
  const moves: Move[] = [{ kind: 'no' }];
  if (givenUp(table, seat, effect) === 'route') {
    for (const route of spareRoutes(table, seat, war)) moves.push({ kind: 'scrap', route });
  } else {
    for (const worker of workersOf(table, seat)) moves.push({ kind: 'return', effect, worker });
  }
  return moves;
}

export function refuseMuster(table: Table, seat: Seat, war: Route, effect: string, move: Move): Refusal | undefined {
  if (move.kind === 'no') return undefined;
  if (givenUp(table, seat, effect) === 'route') {
    if (move.kind !== 'scrap') return { rule: 'P9.3' };
    return move.route !== war && isOwnRoute(table, seat, move.route) ? undefined : { rule: 'P13.53' };
  }
  if (move.kind !== 'return') return { rule: 'P9.3' };
  return move.effect === effect && hasWorker(table, seat, move.worker) ? undefined : { rule: 'P13.5' };
}

/** [P13.31] [P13.53] Gives the power. */
export function muster(table: Table, seat: Seat, effect: string, move: Move, tell: Telling): number {
  const power = musterOf(table, seat, effect)?.power ?? 0;
  if (move.kind === 'return') {
    tell.everyone({ kind: 'mustered', seat, effect, power, route: NOTHING });
    returnWorker(table, seat, move.worker, effect, tell);
    return power;
  }
  if (move.kind === 'scrap') {
    tell.everyone({ kind: 'mustered', seat, effect, power, route: move.route });
    discardRoute(table, move.route, tell);
    return power;
  }
  tell.everyone({ kind: 'declined', seat, effect });
  return 0;
}
