/** [P4.16] Heroes who act when their tile has been patched: Moses, Constantine I, Columbus; and Vasco da Gama, who waits for the next auction. */

import type { Refusal, Seat } from '#engine';
import { addWorker, isAnyoneComing } from '../civilisation/home.ts';
import { showsOf } from '../data/data.ts';
import type { Telling } from '../events.ts';
import { EFFECTS } from '../heroes/heroes.ts';
import { callOffWars, hasAlliedLeft, hasWorker, isAllied, layAllied, returnWorker, workersOf } from '../movement/routes.ts';
import type { Move } from '../moves.ts';
import { BLACK, END_A, END_B, NOTHING, type Tile } from '../pieces.ts';
import { seatsIn, turnOrder } from '../round/order.ts';
import type { Phase, Progress } from '../round/phase.ts';
import type { PatchistoryState, Table } from '../table.ts';
import { freePlaces, isFree } from '../territory/places.ts';
import { discardTile, layTile, patchings, refusePatching } from './patching.ts';

/** What a hero does on arrival. */
interface Arrival {
  canAct(table: Table, seat: Seat): boolean;
  moves(table: Table, seat: Seat): Move[];
  refuse(table: Table, seat: Seat, move: Move): Refusal | undefined;
  play(state: PatchistoryState, seat: Seat, move: Move, tell: Telling): void;
}

/** Tiles that Columbus draws. */
const DISCOVERIES = 2;
const NO: Move = { kind: 'no' };

const moses: Arrival = {
  canAct: (table, seat) => table.track[seat]! > 0 && freePlaces(table, seat).length > 0,
  moves: (table, seat) => freePlaces(table, seat).map((at): Move => ({ kind: 'put', at })),
  refuse(table, seat, move) {
    if (move.kind !== 'put') return { rule: 'P1.2' };
    return isFree(table, seat, move.at) ? undefined : { rule: 'P2.2', at: move.at };
  },
  play({ table }, seat, move, tell) {
    if (move.kind !== 'put') return;
    table.track[seat]! -= 1;
    addWorker(table.civs[seat]!, move.at);
    tell.everyone({ kind: 'settled', seat, at: move.at, from: 'track' });
  },
};

/** [P13.11] */
const constantine: Arrival = {
  canAct: (table, seat) => hasAlliedLeft(table) && strangers(table, seat).length > 0,
  moves: (table, seat) => strangers(table, seat).flatMap((to): Move[] => [END_A, END_B].map((end) => ({ kind: 'ally', to, end }))),
  refuse(table, seat, move) {
    if (move.kind !== 'ally') return { rule: 'P1.2' };
    return strangers(table, seat).includes(move.to) ? undefined : { rule: 'P13.11', to: move.to };
  },
  play({ table }, seat, move, tell) {
    if (move.kind !== 'ally') return;
    const { to } = move;
    const [a, b] = move.end === END_A ? ([seat, to] as const) : ([to, seat] as const);
    const route = layAllied(table, a, b);
    tell.everyone({ kind: 'allied', a, b, route });
    callOffWars(table, seat, to, tell);
  },
};

/** [P13.27] */
const columbus: Arrival = {
  canAct: (table, seat) => table.deck > 0 && workersOf(table, seat).length > 0,
  moves: (table, seat) => workersOf(table, seat).map((worker): Move => ({ kind: 'return', effect: 'COLUMBUS', worker })),
  refuse(table, seat, move) {
    if (move.kind !== 'return' || move.effect !== 'COLUMBUS') return { rule: 'P1.2' };
    return hasWorker(table, seat, move.worker) ? undefined : { rule: 'P13.5' };
  },
  play({ table, box }, seat, move, tell) {
    if (move.kind !== 'return') return;
    returnWorker(table, seat, move.worker, move.effect, tell);
    const tiles: Tile[] = [];
    while (tiles.length < DISCOVERIES && table.deck > 0) {
      tiles.push(box.decks[table.era]!.pop()!);
      table.deck--;
    }
    table.turn = { kind: 'keep', seat, tiles };
    tell.reveal({ kind: 'found', seat, tiles, shows: tiles.map((tile) => showsOf(table, tile, BLACK)) });
  },
};

const ARRIVALS: Readonly<Record<string, Arrival>> = { MOSES: moses, CONSTANTINE: constantine, COLUMBUS: columbus };

/** Seats that are not allies of this one. */
function strangers(table: Table, seat: Seat): Seat[] {
  return turnOrder(table).filter((other) => other !== seat && !isAllied(table, seat, other));
}

export const arrivalsPhase: Phase = {
  enter({ table }) {
    const { seat: seats, effect: effects } = table.arriving;
    if (seats.length === 0) return 'through';
    const order = turnOrder(table);
    const sorted = order.flatMap((seat) => seats.flatMap((other, n) => (other === seat ? [n] : [])));
    table.arriving = { seat: sorted.map((n) => seats[n]!), effect: sorted.map((n) => effects[n]!) };
    return arrive(table);
  },

  toAct({ turn }) {
    return turn.kind === 'arrive' || turn.kind === 'keep' || turn.kind === 'found' ? seatsIn(1 << turn.seat) : [];
  },

  moves({ table, seat }) {
    const { turn } = table;
    if (turn.kind === 'keep') return turn.tiles.map((_, tile): Move => ({ kind: 'keep', tile }));
    if (turn.kind === 'found') return patchings(table, seat, turn.tile, NOTHING);
    const list = arrivalOf(table).moves(table, seat);
    if (isOptional(table)) list.push(NO);
    return list;
  },

  refuse({ table, seat }, move) {
    const { turn } = table;
    if (turn.kind === 'keep') {
      if (move.kind !== 'keep') return { rule: 'P1.2' };
      return move.tile < turn.tiles.length ? undefined : { rule: 'P13.27', tiles: turn.tiles.length };
    }
    if (turn.kind === 'found') return refusePatching(table, seat, turn.tile, NOTHING, move);
    if (move.kind === 'no') return isOptional(table) ? undefined : { rule: 'P13.2' };
    return arrivalOf(table).refuse(table, seat, move);
  },

  play(state, seat, move, _chance, tell) {
    const { table } = state;
    const { turn, arriving } = table;
    if (turn.kind === 'keep') {
      if (move.kind === 'keep') keep(table, seat, turn.tiles, move.tile, tell);
      return 'waits';
    }
    if (turn.kind === 'found') {
      found(table, seat, turn.tile, move, tell);
      return arrive(table);
    }
    const arrival = arrivalOf(table);
    const effect = arriving.effect.shift() as string;
    arriving.seat.shift();
    if (move.kind === 'no') tell.everyone({ kind: 'declined', seat, effect });
    else arrival.play(state, seat, move, tell);
    return table.turn.kind === 'keep' || isAnyoneComing(table) ? 'waits' : arrive(table);
  },

  resume: ({ table }) => arrive(table),
};

function arrivalOf({ arriving }: Table): Arrival {
  return ARRIVALS[arriving.effect[0]!]!;
}

/** [P13.2] */
function isOptional({ arriving }: Table): boolean {
  return EFFECTS[arriving.effect[0]!]?.arrival === 'may';
}

/** The next arrival that asks for a decision; those that cannot be done are skipped. */
function arrive(table: Table): Progress {
  const { seat: seats, effect: effects } = table.arriving;
  while (seats.length > 0) {
    const seat = seats[0]!;
    const effect = effects[0]!;
    if (EFFECTS[effect]?.takesTile) table.vasco = seat;
    if (EFFECTS[effect]?.arrival && ARRIVALS[effect]?.canAct(table, seat)) {
      table.turn = { kind: 'arrive', seat };
      return 'waits';
    }
    seats.shift();
    effects.shift();
  }
  return 'through';
}

function keep(table: Table, seat: Seat, tiles: readonly Tile[], kept: number, tell: Telling): void {
  const tile = tiles[kept]!;
  tell.everyone({ kind: 'kept', seat, tile, shows: showsOf(table, tile, BLACK) });
  for (const other of tiles) if (other !== tile) discardTile(table, seat, other, tell);
  table.turn = { kind: 'found', seat, tile };
}

/** What Columbus brings arrives before everything else that still waits. */
function found(table: Table, seat: Seat, tile: Tile, move: Move, tell: Telling): void {
  const { arriving } = table;
  const waiting = { seat: arriving.seat.splice(0), effect: arriving.effect.splice(0) };
  if (move.kind === 'patch') layTile(table, seat, tile, move, tell);
  else discardTile(table, seat, tile, tell);
  arriving.seat.push(...waiting.seat);
  arriving.effect.push(...waiting.effect);
}
