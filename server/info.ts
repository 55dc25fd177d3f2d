/** What can be told of a table without playing its log, be it awake or asleep. */

import type { DeviceNumber, Forfeit, Options, Seat } from '#engine';
import { gameOf } from '#games';
import { type MyTable, type Proposal, shownNumber, type TableInfo } from '#protocol';
import { areFull, haveBegun, keptFor, playedSeats, type StoredSeat, sealsOf, seatOf, shownSitter } from './sitters.ts';
import { isAsked } from './social/consent.ts';
import type { NewTable } from './store.ts';

type Known = Pick<NewTable, 'id' | 'game' | 'rules' | 'options' | 'seats' | 'timeControl' | 'commit' | 'rated' | 'host' | 'day'> & {
  /** Which are in the luck, once that is decided. */
  readonly numbers?: readonly DeviceNumber[] | undefined;
  /** Those that are sealed, as far as they are opened by now. */
  readonly opening?: readonly DeviceNumber[];
  readonly calledOff?: true | undefined;
  readonly closed?: true | undefined;
  readonly forfeit?: Forfeit | undefined;
  readonly proposal?: Proposal | undefined;
  readonly rematch?: string | undefined;
};

/** A table as one of a person's own. `acting`: the seats that are to act. */
export function mineOf(
  person: string,
  { info: whole, seats, acting, created }: { info: TableInfo; seats: readonly StoredSeat[]; acting: readonly Seat[]; created: number },
): MyTable {
  const { numbers: _, ...told } = whole;
  const info = { ...told, options: listedOptions(whole.game, whole.options) };
  const seat = seatOf(seats, person);
  if (seat === undefined) return { info, seat: keptFor(seats, person)!, invited: true, waits: false, created };
  const isToAct = info.started && acting.includes(seat) && playedSeats(seats).includes(seat);
  return { info, seat, waits: !info.over && (isToAct || isAsked(info.proposal, seats, seat)), created };
}

/** Options as a list tells them, without any text that the table brings along: a reader of many tables needs none of them. */
export function listedOptions(game: string, options: Options): Options {
  const declared = gameOf(game)?.meta.options;
  return Object.fromEntries(Object.entries(options).filter(([key]) => !declared?.[key]?.text));
}

/** What anybody with the link may know. */
export function infoOf(table: Known, isOver: boolean): TableInfo {
  const { id, game, rules, options, seats, timeControl, commit, rated, host, day, calledOff, closed, forfeit, proposal, rematch } = table;
  const numbers = areFull(seats) ? (table.numbers ?? table.opening ?? sealsOf(seats)).map(shownNumber) : [];
  return {
    id,
    game,
    rules,
    options,
    seats: seats.map(shownSitter),
    timeControl,
    commit,
    ...(numbers.length === 0 ? {} : { numbers }),
    started: haveBegun(seats, table.numbers),
    over: isOver,
    ...(rated ? { rated } : {}),
    host,
    ...(day === undefined ? {} : { day }),
    ...(calledOff ? { calledOff } : {}),
    ...(closed ? { closed } : {}),
    ...(forfeit ? { forfeit } : {}),
    ...(proposal && !isOver ? { proposal } : {}),
    ...(rematch === undefined ? {} : { rematch }),
  };
}
