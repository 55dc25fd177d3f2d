/** [P6] All seats at once, or one after the other, as long as each likes. */

import { bomb, build, reclaim } from './building.ts';
import { commerce, mainRoute } from './commerce.ts';
import { exchange } from './exchange.ts';
import { campaign, honourHeroes, honourWonders } from './honours.ts';
import { everySeat, firstIn, seatsIn } from './order.ts';
import type { Phase } from './phase.ts';
import type { Move } from './pieces.ts';
import { type Act, meansOf } from './politics.ts';
import { returning, train } from './training.ts';

const DONE: Move = { kind: 'done' };

/** Every action, by the kind of its move. */
export const ADMINISTRATION = {
  commerce,
  exchange,
  train,
  heroes: honourHeroes,
  wonders: honourWonders,
  route: mainRoute,
  reclaim,
  build,
  campaign,
  return: returning,
  bomb,
};
type Kind = keyof typeof ADMINISTRATION;
const ACTS = Object.values(ADMINISTRATION);

function actOf(move: Move): Act<Move['kind']> | undefined {
  return Object.hasOwn(ADMINISTRATION, move.kind) ? (ADMINISTRATION[move.kind as Kind] as Act<Move['kind']>) : undefined;
}

export const administrationPhase: Phase = {
  enter({ table }) {
    table.turn = { kind: 'administration', left: everySeat(table) };
    return 'waits';
  },

  toAct(table) {
    const { turn } = table;
    if (turn.kind !== 'administration') return [];
    return table.inTurn ? [firstIn(table, turn.left)] : seatsIn(turn.left);
  },

  moves({ table, seat, hand }) {
    const means = meansOf(table, seat);
    const moves: Move[] = [DONE];
    for (const act of ACTS) if (act.closed(means) === undefined) act.list(means, hand, moves);
    return moves;
  },

  refuse({ table, seat, hand }, move) {
    if (move.kind === 'done') return undefined;
    const act = actOf(move);
    if (!act) return { rule: 'P6.1' };
    const means = meansOf(table, seat);
    return act.refuse(means, move, hand) ?? act.closed(means);
  },

  play(state, seat, move, chance, tell) {
    const { table } = state;
    if (move.kind !== 'done') {
      actOf(move)?.play(state, seat, move, tell, chance);
      return 'waits';
    }
    tell.everyone({ kind: 'done', seat, phase: 'administration' });
    const left = table.turn.kind === 'administration' ? table.turn.left & ~(1 << seat) : 0;
    if (left === 0) return 'through';
    table.turn = { kind: 'administration', left };
    return 'waits';
  },
};
