/** [P6] All seats at once, or one after the other, as long as each likes. */

import type { Seat } from '#engine';
import type { Move } from '../moves.ts';
import { everySeat, firstIn, seatsIn } from '../round/order.ts';
import type { Phase, Progress } from '../round/phase.ts';
import type { Table } from '../table.ts';
import { bomb, build, reclaim } from './building.ts';
import { commerce, mainRoute } from './commerce.ts';
import { exchange } from './exchange.ts';
import { campaign, honourHeroes, honourWonders } from './honours.ts';
import { type Act, meansOf } from './politics.ts';
import { pointsLeft } from './prices.ts';
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
  enter: ({ table }) => goOn(table, everySeat(table), everySeat(table)),

  toAct(table) {
    const { turn } = table;
    if (turn.kind !== 'administration') return [];
    return table.inTurn ? seatsIn(1 << firstIn(table, turn.left)) : seatsIn(turn.left);
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
    let left = table.turn.kind === 'administration' ? table.turn.left : 0;
    if (move.kind === 'done') {
      tell.everyone({ kind: 'done', seat, phase: 'administration' });
      left &= ~(1 << seat);
    } else actOf(move)?.play(state, seat, move, tell, chance);
    // A bomb can take somebody else's last choice; nothing else touches what others have.
    return goOn(table, left, move.kind === 'bomb' ? left : left & (1 << seat));
  },
};

/** [P6.1] Of the seats that are asked, those go on that have a point left or a wonder to use; the others are done by themselves. */
function goOn(table: Table, seats: number, asked: number): Progress {
  let left = seats;
  for (const seat of seatsIn(asked)) if (!hasChoice(table, seat)) left &= ~(1 << seat);
  table.turn = { kind: 'administration', left };
  return left === 0 ? 'through' : 'waits';
}

function hasChoice(table: Table, seat: Seat): boolean {
  if (pointsLeft(table, seat) > 0) return true;
  const means = meansOf(table, seat);
  return returning.closed(means) === undefined || bomb.closed(means) === undefined;
}
