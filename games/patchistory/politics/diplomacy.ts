/** [P5] In turn order, each seat as long as it likes; aid waits for its answer. */

import type { Refusal, Seat } from '#engine';
import { isAnyoneComing } from '../civilisation/home.ts';
import type { Telling } from '../events.ts';
import type { Move } from '../moves.ts';
import { seatsIn, turnOrder } from '../round/order.ts';
import type { Phase, Progress } from '../round/phase.ts';
import type { Table } from '../table.ts';
import { ANSWERS, aid, answerAid, refuseAnswer } from './aid.ts';
import { breaking } from './break.ts';
import { menace } from './menace.ts';
import { meansOf } from './politics.ts';

const DONE: Move = { kind: 'done' };

/** Every action, by the kind of its move. */
export const DIPLOMACY = { aid, menace, break: breaking };
const ACTS = Object.values(DIPLOMACY);

export const diplomacyPhase: Phase = {
  enter: ({ table }) => goOn(table, turnOrder(table)),

  toAct({ turn }) {
    if (turn.kind === 'aid') return seatsIn(1 << turn.to);
    return turn.kind === 'diplomacy' ? seatsIn(1 << turn.seat) : [];
  },

  moves({ table, seat, hand }) {
    if (table.turn.kind === 'aid') return ANSWERS;
    const means = meansOf(table, seat);
    const moves: Move[] = [DONE];
    for (const act of ACTS) if (act.closed(means) === undefined) act.list(means, hand, moves);
    return moves;
  },

  refuse({ table, seat, hand }, move): Refusal | undefined {
    if (table.turn.kind === 'aid') return refuseAnswer(move);
    const means = meansOf(table, seat);
    switch (move.kind) {
      case 'done':
        return undefined;
      case 'aid':
        return aid.refuse(means, move, hand) ?? aid.closed(means);
      case 'menace':
        return menace.refuse(means, move, hand) ?? menace.closed(means);
      case 'break':
        return breaking.refuse(means, move, hand) ?? breaking.closed(means);
      default:
        return { rule: 'P5.1' };
    }
  },

  play(state, seat, move, chance, tell) {
    const { table } = state;
    switch (move.kind) {
      case 'yes':
      case 'no':
        return answer(table, move.kind === 'yes', tell);
      case 'aid':
        aid.play(state, seat, move, tell, chance);
        return 'waits';
      case 'menace':
        menace.play(state, seat, move, tell, chance);
        return goOn(table, from(table, seat));
      case 'break':
        breaking.play(state, seat, move, tell, chance);
        return isAnyoneComing(table) ? 'waits' : pass(table, seat);
      default:
        tell.everyone({ kind: 'done', seat, phase: 'diplomacy' });
        return pass(table, seat);
    }
  },

  /** Only a broken alliance sends workers home here, and it ends the turn. */
  resume: ({ table }) => (table.turn.kind === 'diplomacy' ? pass(table, table.turn.seat) : 'waits'),
};

function answer(table: Table, yes: boolean, tell: Telling): Progress {
  if (table.turn.kind !== 'aid') return 'waits';
  const { seat } = table.turn;
  answerAid(table, table.turn, yes, tell);
  return goOn(table, from(table, seat));
}

/** The seat and those that come after it. */
function from(table: Table, seat: Seat): readonly Seat[] {
  const order = turnOrder(table);
  return order.slice(order.indexOf(seat));
}

function pass(table: Table, seat: Seat): Progress {
  return goOn(table, from(table, seat).slice(1));
}

/** [P5.1] The first of these that can do something has the turn. */
function goOn(table: Table, seats: readonly Seat[]): Progress {
  for (const seat of seats) {
    if (!hasChoice(table, seat)) continue;
    table.turn = { kind: 'diplomacy', seat };
    return 'waits';
  }
  return 'through';
}

/** Whether the seat can do something, as far as everybody sees: [P1.12] what it has to give is behind its screen. */
function hasChoice(table: Table, seat: Seat): boolean {
  const means = meansOf(table, seat);
  for (const act of ACTS) {
    const refusal = act.closed(means);
    if (refusal === undefined || refusal.rule === 'P5.4') return true;
  }
  return false;
}
