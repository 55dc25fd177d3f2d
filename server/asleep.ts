/** A table that nobody has woken, as its rows tell it. */

import type { MyTable, TableInfo } from '#protocol';
import { infoOf, mineOf } from './info.ts';
import { playedSeats } from './sitters.ts';
import type { ListedTable } from './store.ts';
import { timeControlOf } from './table/timing.ts';

/** Undefined where only its log tells whether it is over. */
export function infoAsleep(listed: ListedTable): TableInfo | undefined {
  const { calledOff, forfeit, acting, timeControl, rated } = listed;
  const isOver = calledOff === true || forfeit !== undefined || acting?.length === 0;
  const info = infoOf({ ...listed, timeControl: timeControlOf(timeControl, rated) }, isOver);
  return isOver || !info.started || acting !== undefined ? info : undefined;
}

/** Undefined, too, where a bot that is to act was left by a server before this one. */
export function mineAsleep(person: string, listed: ListedTable): MyTable | undefined {
  const { seats, acting = [], created } = listed;
  const info = infoAsleep(listed);
  const played = playedSeats(seats);
  const isQuiet = !info?.started || info.over || acting.every((seat) => played.includes(seat));
  return info && isQuiet ? mineOf(person, { info, seats, acting, created }) : undefined;
}
