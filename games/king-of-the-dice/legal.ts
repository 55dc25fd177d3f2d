/** What may be done, and why not. Everything is open, so the table alone decides. */

import type { Refusal, Seat } from '#engine';
import { ALL_DICE } from './dice.ts';
import { lacksOf } from './lacks.ts';
import { DICE, type KingView, type Move, NO_CARD, SLOTS, type Table } from './pieces.ts';
import { locationWith } from './row.ts';
import { fulfilledSlots, fulfils } from './wishes.ts';

/** Every way to keep some dice and roll the others. */
const ROLLS: readonly Move[] = Array.from({ length: ALL_DICE }, (_, keep) => ({ kind: 'roll', keep }));
const FIRST_ROLL: readonly Move[] = [{ kind: 'roll', keep: 0 }];
const FIRST_ROLL_OR_PASS: readonly Move[] = [...FIRST_ROLL, { kind: 'pass' }];
const STOP: Move = { kind: 'stop' };
const TAKES: readonly Move[] = Array.from({ length: SLOTS }, (_, slot) => ({ kind: 'take', slot, leave: false }));
const TAKES_WITHOUT: readonly Move[] = Array.from({ length: SLOTS }, (_, slot) => ({ kind: 'take', slot, leave: true }));
const ALONE: readonly (readonly Seat[])[] = [[0], [1], [2], [3], [4]];
const NONE: readonly [] = [];

export function toAct({ turn }: Table): readonly Seat[] {
  return turn.kind === 'over' ? NONE : ALONE[turn.seat]!;
}

export function moves({ table, seat }: KingView): readonly Move[] {
  const { turn } = table;
  if (turn.kind === 'over' || turn.seat !== seat) return NONE;
  switch (turn.kind) {
    case 'roll':
      return turn.extra ? FIRST_ROLL_OR_PASS : FIRST_ROLL;
    case 'give':
      return rivals(table, seat).map((to) => ({ kind: 'give', to }));
    case 'choose': {
      const list = turn.left > 0 ? ROLLS.slice() : [];
      const slots = fulfilledSlots(table);
      for (const slot of slots) {
        list.push(TAKES[slot]!);
        if (locationWith(table, slot) !== NO_CARD) list.push(TAKES_WITHOUT[slot]!);
      }
      if (slots.length === 0) list.push(STOP);
      return list;
    }
    default:
      return turn satisfies never;
  }
}

/** Everybody else, clockwise. */
export function rivals({ seats }: Table, seat: Seat): Seat[] {
  return Array.from({ length: seats - 1 }, (_, n) => (seat + 1 + n) % seats);
}

export function refuse({ table, seat }: KingView, move: Move): Refusal | undefined {
  const { turn } = table;
  if (turn.kind === 'over') return { rule: 'K8.1' };
  if (turn.seat !== seat) return { rule: 'K3.1', seat: turn.seat };
  if (turn.kind === 'give' && move.kind !== 'give') return { rule: 'K6.7', dragon: turn.dragon };
  switch (move.kind) {
    case 'roll':
      return refuseRoll(table, move.keep);
    case 'take':
      return turn.kind === 'roll' ? { rule: 'K3.2' } : refuseTake(table, move.slot, move.leave);
    case 'stop': {
      if (turn.kind === 'roll') return { rule: 'K3.2' };
      const slot = fulfilledSlots(table)[0];
      return slot === undefined ? undefined : { rule: 'K4.2', slot, card: table.row[slot]! };
    }
    case 'give':
      if (turn.kind !== 'give') return { rule: 'K6.7' };
      if (move.to === seat) return { rule: 'K6.8', dragon: turn.dragon };
      return move.to < table.seats ? undefined : { rule: 'K1.5', seats: table.seats };
    case 'pass':
      return turn.kind === 'roll' && turn.extra ? undefined : { rule: 'K6.3' };
    default:
      return move satisfies never;
  }
}

function refuseRoll({ turn }: Table, keep: number): Refusal | undefined {
  if (keep > ALL_DICE) return { rule: 'K1.1', die: Math.trunc(Math.log2(keep)), dice: DICE.length };
  if (turn.kind === 'roll') return keep === 0 ? undefined : { rule: 'K3.2' };
  if (turn.kind === 'choose' && turn.left === 0) return { rule: 'K3.3' };
  return keep === ALL_DICE ? { rule: 'K3.5' } : undefined;
}

function refuseTake(table: Table, slot: number, leave: boolean): Refusal | undefined {
  if (slot >= SLOTS) return { rule: 'K2.2', slot };
  const card = table.row[slot]!;
  if (!fulfils(table.dice, card)) return { rule: 'K4.1', slot, card, lacks: lacksOf(table.dice, card) };
  return leave && locationWith(table, slot) === NO_CARD ? { rule: 'K4.4', slot, card } : undefined;
}
