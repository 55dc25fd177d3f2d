/** [P2.9] Workers who come to stand on a place, and those on their way home: their owner puts them on a free place at once. */

import type { Refusal, Seat } from '#engine';
import type { Telling } from '../events.ts';
import type { Move } from '../moves.ts';
import type { Cell } from '../pieces.ts';
import { turnOrder } from '../round/order.ts';
import type { Turn } from '../round/turn.ts';
import type { PatchistoryView, Table, Territory } from '../table.ts';
import { remove } from '../territory/lists.ts';
import { freePlaces, isFree } from '../territory/places.ts';

/** Keeps the workers in reading order. */
export function addWorker({ workers }: Territory, at: Cell): void {
  let place = workers.length;
  while (place > 0 && workers[place - 1]! > at) {
    workers[place] = workers[place - 1]!;
    place--;
  }
  workers[place] = at;
}

export function removeWorker({ workers }: Territory, at: Cell): void {
  remove(workers, at);
}

/** The worker has left where he was: he is on his way, or back on the track when no place is free. */
export function sendHome(table: Table, seat: Seat, tell: Telling): void {
  const coming = table.coming[seat]!;
  if (freePlaces(table, seat).length > coming) {
    table.coming[seat] = coming + 1;
    return;
  }
  table.track[seat]! += 1;
  tell.everyone({ kind: 'homeless', seat });
}

export function isAnyoneComing({ coming }: Table): boolean {
  for (let seat = 0; seat < coming.length; seat++) if (coming[seat]! > 0) return true;
  return false;
}

/** Whether the seat has to bring a worker home now, before anything else. */
export function mustPut(table: Table, seat: Seat): boolean {
  if (table.coming[seat]! === 0) return false;
  return table.turn.kind === 'movement' || firstHome(table) === seat;
}

/**
 * The seat for which everybody waits until its worker is home; none when nobody is on his way, or in movement, where each
 * seat sees to its own.
 */
export function homecomer(table: Table): Seat | undefined {
  return table.turn.kind === 'movement' ? undefined : firstHome(table);
}

/** The active seat, then turn order. */
function firstHome(table: Table): Seat | undefined {
  if (!isAnyoneComing(table)) return undefined;
  const active = activeSeat(table, table.turn);
  if (table.coming[active]! > 0) return active;
  for (const seat of turnOrder(table)) if (table.coming[seat]! > 0) return seat;
  return undefined;
}

function activeSeat({ main, first }: Table, turn: Turn): Seat {
  if ('seat' in turn) return turn.seat;
  return 'route' in turn ? main.from[turn.route]! : first;
}

export function homeMoves({ table, seat }: PatchistoryView): readonly Move[] {
  return freePlaces(table, seat).map((at) => ({ kind: 'put', at }));
}

export function refuseHome({ table, seat }: PatchistoryView, move: Move): Refusal | undefined {
  if (move.kind !== 'put') return { rule: 'P2.9', coming: table.coming[seat]! };
  return isFree(table, seat, move.at) ? undefined : { rule: 'P2.2', at: move.at };
}

/** Says whether the phase goes on: in movement when the seat has all its workers home, else when everybody has. */
export function playHome(table: Table, seat: Seat, move: Move, tell: Telling): boolean {
  if (move.kind !== 'put') return false;
  addWorker(table.civs[seat]!, move.at);
  const coming = table.coming[seat]! - 1;
  table.coming[seat] = coming;
  tell.everyone({ kind: 'settled', seat, at: move.at, from: 'route' });
  return table.turn.kind === 'movement' ? coming === 0 : !isAnyoneComing(table);
}
