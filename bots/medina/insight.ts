/** What people can learn of Medina: nothing is hidden and nothing is drawn, so points ahead are all, and the fewer pieces are left the more they decide. */

import type { View } from '#engine';
import { KINDS, type MedinaState, type MedinaView, type Move, medina, ROOF, rules, type Table } from '#games/medina';
import type { Insight } from '../insight/insight.ts';
import { chancesAfter, chancesBy, inChances } from '../insight/odds.ts';
import { playerOf } from '../judge.ts';
import { judge, leadAfter, verdicts } from './judge.ts';
import { outlooks } from './outlook.ts';
import { nudge, reasons } from './reasons.ts';

/** How much of a lead in points play will still blur: with the last piece, and how much more while there are 28 for each. As it was in 48 games of bots. */
const LAST = 1.2;
const EACH = 3;

export function insightFor(): Insight {
  return {
    player: playerOf(judge, { name: 'level-5', heat: 0, cap: 0 }),
    worlds: 1,
    weigh(_game, view, _chance, { also = [], times } = {}) {
      const { table, seat } = view as View as MedinaView;
      const found = verdicts(table, seat, times);
      const known = new Set(found.map(({ move }) => medina.writeMove(move)));
      for (const move of also) {
        if (!known.has(medina.writeMove(move))) found.push({ move, value: leadAfter(table, seat, move as Move, times), error: 0 });
      }
      return inChances(found, table.seats, blurOf(table));
    },
    // To claim or to build.
    asks: (view) => rules.moves(view as View as MedinaView).some(({ kind }) => kind === 'roof'),
    chances(_game, state) {
      const { table } = state as MedinaState;
      const outcome = rules.outcome(table);
      return outcome ? chancesAfter(outcome) : chancesBy(hopes(table), blurOf(table));
    },
    nudge: (view, move) => nudge(view as View as MedinaView, move as Move),
    reasons: (_game, view, move, other) => reasons(view as View as MedinaView, move as Move, other as Move | undefined),
  };
}

/** What each seat may hope for, whoever's turn it is: on average over all of them. Else chances would swing to and fro with every turn. */
function hopes(table: Table): number[] {
  const sums = new Array<number>(table.seats).fill(0);
  for (let turn = 0; turn < table.seats; turn++) {
    const hoped = outlooks({ ...table, turn: { kind: 'place', seat: turn, placed: 0, left: 2, used: 0 } });
    for (const [seat, hope] of hoped.entries()) sums[seat]! += hope / table.seats;
  }
  return sums;
}

/** A roof counts as four pieces: nothing decides as much. */
function blurOf({ stock, seats }: Table): number {
  let left = 0;
  for (let at = 0; at < KINDS * seats; at++) left += stock[at]! * (at % KINDS === ROOF ? 4 : 1);
  return LAST + (EACH * left) / (28 * seats);
}
