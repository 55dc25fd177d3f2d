/** [P5] In turn order, each seat as long as it likes; aid waits for its answer. */

import type { Refusal, Seat, Tell } from '#engine';
import { ANSWERS, aid, answerAid, refuseAnswer } from './aid.ts';
import { breaking } from './break.ts';
import { isAnyoneComing } from './home.ts';
import { menace } from './menace.ts';
import { leftOf } from './order.ts';
import type { Phase, Progress } from './phase.ts';
import type { Move, PatchistoryEvent, PatchistoryState, Table } from './pieces.ts';
import { meansOf } from './politics.ts';

const DONE: Move = { kind: 'done' };

/** Every action, by the kind of its move. */
export const DIPLOMACY = { aid, menace, break: breaking };
const ACTS = Object.values(DIPLOMACY);

export const diplomacyPhase: Phase = {
  enter({ table }) {
    table.turn = { kind: 'diplomacy', seat: table.first };
    return 'waits';
  },

  toAct({ turn }) {
    if (turn.kind === 'aid') return [turn.to];
    return turn.kind === 'diplomacy' ? [turn.seat] : [];
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
        answer(table, move.kind === 'yes', tell);
        return 'waits';
      case 'aid':
        aid.play(state, seat, move, tell, chance);
        return 'waits';
      case 'menace':
        menace.play(state, seat, move, tell, chance);
        return 'waits';
      case 'break':
        breaking.play(state, seat, move, tell, chance);
        return isAnyoneComing(table) ? 'waits' : pass(state, seat);
      default:
        tell.everyone({ kind: 'done', seat, phase: 'diplomacy' });
        return pass(state, seat);
    }
  },

  /** Only a broken alliance sends workers home here, and it ends the turn. */
  resume: (state) => (state.table.turn.kind === 'diplomacy' ? pass(state, state.table.turn.seat) : 'waits'),
};

function answer(table: Table, yes: boolean, tell: Tell<PatchistoryEvent>): void {
  if (table.turn.kind !== 'aid') return;
  answerAid(table, table.turn, yes, tell);
  table.turn = { kind: 'diplomacy', seat: table.turn.seat };
}

function pass({ table }: PatchistoryState, seat: Seat): Progress {
  const next = leftOf(table, seat);
  if (next === table.first) return 'through';
  table.turn = { kind: 'diplomacy', seat: next };
  return 'waits';
}
