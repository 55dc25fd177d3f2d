/** Five levels for Medina, by what the pieces of this turn lead to; differences are in points. */

import { type Chance, clone, quiet } from '#engine';
import { type MedinaState, type MedinaView, rules, type Table } from '#games/medina';
import type { Level } from '../level.ts';
import { judge } from '../medina.ts';
import { glance } from '../search/glance.ts';
import type { Knowledge } from '../search/knowledge.ts';

const knowledge = {
  isFar: ({ turn }, start) => turn.kind !== 'place' || start.turn.kind !== 'place' || turn.seat !== start.turn.seat || turn.placed === 0,
  appraise: ({ table }) => Array.from({ length: table.seats }, (_, seat) => judge(table, seat)),
  policy: (view, chance) => bestPiece(view as MedinaView, chance),
} satisfies Knowledge<Table>;

/** The piece that by itself leads to most. */
function bestPiece(view: MedinaView, chance: Chance): unknown {
  let best: unknown;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of rules.moves(view)) {
    const state: MedinaState = { table: clone(view.table), hands: [], box: [] };
    rules.play(state, view.seat, move, chance, quiet);
    const worth = judge(state.table, view.seat);
    if (worth <= most) continue;
    most = worth;
    best = move;
  }
  return best;
}

const STEPS: readonly (readonly [heat: number, cap: number])[] = [
  [3, 9],
  [1.5, 5],
  [0.8, 3],
  [0.3, 1],
  [0, 0],
];

export const levels: readonly Level[] = STEPS.map(([heat, cap]) => ({
  heat,
  cap,
  judge: () => glance({ worlds: 1, wide: 12, knowledge }),
}));
