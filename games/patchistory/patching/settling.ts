/** [P4.18] After the first patching each seat puts its free workers on the territory. */

import type { Seat } from '#engine';
import { addWorker } from '../civilisation/home.ts';
import { seatsIn } from '../round/order.ts';
import type { Phase } from '../round/phase.ts';
import type { Table } from '../table.ts';
import { freePlaces, isFree } from '../territory/places.ts';

/** Free workers of each seat. */
const EQUALITY = 1;
const LIBERTY = 2;

function leftOver(table: Table, seat: Seat): number {
  return table.turn.kind === 'settle' ? table.turn.left[seat]! : 0;
}

export const settlingPhase: Phase = {
  enter({ table }) {
    const free = table.liberty ? LIBERTY : EQUALITY;
    const left = table.track.map((track, seat) => Math.min(free, track, freePlaces(table, seat).length));
    if (left.every((workers) => workers === 0)) return 'through';
    table.turn = { kind: 'settle', left };
    return 'waits';
  },
  toAct(table) {
    let seats = 0;
    for (let seat = 0; seat < table.seats; seat++) if (leftOver(table, seat) > 0) seats |= 1 << seat;
    return seatsIn(seats);
  },
  moves({ table, seat }) {
    return freePlaces(table, seat).map((at) => ({ kind: 'put', at }));
  },
  refuse({ table, seat }, move) {
    if (move.kind !== 'put' || leftOver(table, seat) === 0) return { rule: 'P4.18' };
    return isFree(table, seat, move.at) ? undefined : { rule: 'P2.2', at: move.at };
  },
  play({ table }, seat, move, _chance, tell) {
    if (table.turn.kind !== 'settle' || move.kind !== 'put') return 'waits';
    addWorker(table.civs[seat]!, move.at);
    table.track[seat]! -= 1;
    tell.everyone({ kind: 'settled', seat, at: move.at, from: 'track' });
    const left = table.turn.left.map((workers, other) => (other === seat ? workers - 1 : workers));
    table.turn = { kind: 'settle', left };
    return left.every((workers) => workers === 0) ? 'through' : 'waits';
  },
};
