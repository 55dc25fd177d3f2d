/** [P9] What a war is about, for a page that tells it before it is decided. */

import type { Route } from '../pieces.ts';
import { isLastEra, isLastRound } from '../round/phases.ts';
import type { Table } from '../table.ts';
import { type Pair, SIDES, type Side } from './meeting.ts';
import { powerOf } from './muster.ts';
import { MEMORABLE, prizeOf, SPOILS, winningSide } from './wars.ts';

interface Stakes {
  /** By side, as the levels are now. */
  readonly powers: Pair;
  /** What each side would get for a victory. */
  readonly prizes: Pair;
  /** Who wins at equal power; nobody, when both attack. */
  readonly tie: Side | undefined;
  /** From this margin on the winner takes so much culture from the loser. */
  readonly margin: number;
  readonly spoils: number;
}

/** Of a war in which these sides are the aggressors, in this era; `bonus` is what was mustered. */
export function stakesOf(table: Table, route: Route, red: number, era = table.era, bonus: Pair = [0, 0]): Stakes {
  const at: Table = { ...table, era, main: { ...table.main, war: table.main.war.with(route, red) } };
  const [owner, other] = SIDES.map((side) => powerOf(at, route, side) + bonus[side]) as [number, number];
  return {
    powers: [owner, other],
    prizes: [prizeOf(at, route, 0), prizeOf(at, route, 1)],
    tie: winningSide(at, route, [0, 0]),
    margin: MEMORABLE,
    spoils: SPOILS,
  };
}

/** [P8.6, P9.12, P9.13] The era in which a war declared now is fought; none, when the game is over before. */
export function eraOfWar(table: Table): number | undefined {
  if (!isLastRound(table)) return table.era;
  return isLastEra(table) ? undefined : table.era + 1;
}
