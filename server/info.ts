/** What can be told of a table without playing its log, be it awake or asleep. */

import type { Forfeit } from '#engine';
import type { Proposal, TableInfo } from '#protocol';
import { areFull, shownSitter } from './sitters.ts';
import type { NewTable } from './store.ts';

type Known = Pick<NewTable, 'id' | 'game' | 'rules' | 'options' | 'seats' | 'pace' | 'commit' | 'rated' | 'host'> & {
  readonly abandoned?: true | undefined;
  readonly forfeit?: Forfeit | undefined;
  readonly proposal?: Proposal | undefined;
  readonly next?: string | undefined;
};

/** What anybody with the link may know. */
export function infoOf(table: Known, isOver: boolean): TableInfo {
  const { id, game, rules, options, seats, pace, commit, rated, host, abandoned, forfeit, proposal, next } = table;
  return {
    id,
    game,
    rules,
    options,
    seats: seats.map(shownSitter),
    pace,
    commit,
    started: areFull(seats),
    over: isOver,
    ...(rated ? { rated } : {}),
    host,
    ...(abandoned ? { abandoned } : {}),
    ...(forfeit ? { forfeit } : {}),
    ...(proposal && !isOver ? { proposal } : {}),
    ...(next === undefined ? {} : { next }),
  };
}
