/** The judge of Medina: the best turns at a glance, each with the best answers of all who come before the next own one, and with that one. */

import type { Seat, View } from '#engine';
import { type MedinaView, type Move, rules, type Table } from '#games/medina';
import type { Judge, Verdict } from '../judge.ts';
import { leadOf } from './outlook.ts';
import { after, bestTurns } from './turns.ts';

/** Of the own turn, of what is left of it after a piece that was asked for, of the answers of a single rival and of one of several, and of the next own turn. */
const OWN = { wide: 12, many: 8, ofKind: 1 };
const REST = { wide: 4, many: 3, ofKind: 0 };
const ANSWERS = { wide: 4, many: 3, ofKind: 0 };
const ANSWER = { wide: 4, many: 1, ofKind: 0 };
const NEXT = { wide: 3, many: 1, ofKind: 0 };

export const judge: Judge = {
  judge(_game, view) {
    const { seat, table } = view as View as MedinaView;
    return verdicts(table, seat);
  },
};

/** Nothing is drawn here: who makes more of an effort looks at more turns, and at more answers. */
export function verdicts(table: Table, seat: Seat, times = 1): Verdict[] {
  const wider = Math.sqrt(times);
  const best = new Map<Move, number>();
  for (const line of bestTurns(table, seat, { ...OWN, wide: wider * OWN.wide, many: wider * OWN.many })) {
    const value = answered(line.table, seat, wider);
    if (value > (best.get(line.move) ?? Number.NEGATIVE_INFINITY)) best.set(line.move, value);
  }
  return [...best].map(([move, value]) => ({ move, value, error: 0 }));
}

/** What one move is worth, whether or not it is among the best. */
export function leadAfter(table: Table, seat: Seat, move: Move, times = 1): number {
  const wider = Math.sqrt(times);
  const then = after(table, seat, move);
  const { turn } = then;
  if (turn.kind !== 'place' || turn.seat !== seat || turn.placed === 0) return answered(then, seat, wider);
  return Math.max(...bestTurns(then, seat, REST).map((line) => answered(line.table, seat, wider)));
}

/** What a table is worth to a seat once the others have played their best turns, and it has played its next. */
function answered(table: Table, seat: Seat, wider: number): number {
  const [rival] = rules.toAct(table);
  if (table.seats === 2 && rival !== undefined && rival !== seat) {
    const answers = bestTurns(table, rival, { ...ANSWERS, wide: wider * ANSWERS.wide, many: wider * ANSWERS.many });
    return Math.min(...answers.map((line) => goneOn(line.table, seat)));
  }
  let then = table;
  for (let n = 1; n < table.seats; n++) {
    const [next] = rules.toAct(then);
    if (next === undefined || next === seat) break;
    then = bestTurns(then, next, { ...ANSWER, wide: wider * ANSWER.wide })[0]!.table;
  }
  return goneOn(then, seat);
}

function goneOn(table: Table, seat: Seat): number {
  const [next] = rules.toAct(table);
  return next === seat ? bestTurns(table, seat, NEXT)[0]!.lead : leadOf(table, seat);
}
