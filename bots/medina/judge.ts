/** The judge of Medina: the best turns at a glance, each with the best answers of all who come before the next own one. */

import type { Seat, View } from '#engine';
import { type MedinaView, type Move, rules, type Table } from '#games/medina';
import type { Judge, Verdict } from '../judge.ts';
import { standingOf } from './outlook.ts';
import { after, bestTurns } from './turns.ts';

/** Of the own turn, and of an answer. */
const OWN = { wide: 12, many: 8, ofKind: 1 };
const ANSWER = { wide: 4, many: 1, ofKind: 0 };

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
  return Math.max(...bestTurns(then, seat, OWN).map((line) => answered(line.table, seat, wider)));
}

/** What a table is worth to a seat once each of the others has played its best turn. */
function answered(table: Table, seat: Seat, wider: number): number {
  let then = table;
  for (let n = 1; n < table.seats; n++) {
    const [next] = rules.toAct(then);
    if (next === undefined || next === seat) break;
    then = bestTurns(then, next, { ...ANSWER, wide: wider * ANSWER.wide })[0]!.table;
  }
  return standingOf(then, seat);
}
